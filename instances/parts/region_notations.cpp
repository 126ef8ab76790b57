#include "instances/parts/region_notations.hpp"

#include <array>
#include <map>

#include "instances/limits/board_size.hpp"
#include "instances/parts/text_grid.hpp"

namespace p2c {
namespace {

// ROW, COL, ROW and COL of a line inside a region.
std::array<std::string, 4> ends_in_words(const std::pair<int, int>& line, int cols) {
  const auto& [a, b] = line;
  return {std::to_string(a / cols + 1), std::to_string(a % cols + 1), std::to_string(b / cols + 1),
          std::to_string(b % cols + 1)};
}

std::string expected_ends(std::string_view noun) {
  return "two cells of one " + std::string(noun) + " side by side, the smaller first";
}

}  // namespace

// --- text -----------------------------------------------------------------------------------

Grid<int> read_region_ids(TextReader& in, int rows, int cols, std::string_view noun,
                          std::string_view none, std::vector<Place>* firsts) {
  const std::string row = std::string(noun) + " row";
  const std::string what = "a " + std::string(noun) + " id";
  Grid<int> ids(rows, cols);
  std::map<std::string, int, std::less<>> known;
  read_text_grid(in, rows, cols, row, what, [&](int cell, std::string_view id) {
    if (id == none) {
      ids[cell] = kNoRegion;
      return;
    }
    const auto [found, is_new] = known.emplace(id, static_cast<int>(known.size()));
    ids[cell] = found->second;
    if (is_new && firsts != nullptr) firsts->push_back(in.place());
  });
  return ids;
}

std::string print_region_ids(const Grid<int>& ids, std::string_view none) {
  return print_grid(
      ids, [&](int id) { return id == kNoRegion ? std::string(none) : std::to_string(id + 1); });
}

void read_text_lines(TextReader& in, CutBoard& board, std::string_view noun) {
  const Grid<int>& room = board.room;
  while (!in.at_end()) {
    TextReader ahead = in;
    ahead.skip_blank_lines();
    ahead.next_line("a line");
    if (ahead.token("a line") != "line") break;
    std::array<int, 2> ends{};
    for (int& end : ends) {
      const int row = ahead.number(1, room.rows);
      end = room.index(row - 1, ahead.number(1, room.cols) - 1);
    }
    if (!board.may_have_line(ends[0], ends[1])) {
      ahead.fail_as("expected " + expected_ends(noun) + ", got " +
                    cell_name_at(ends[0], room.cols) + "-" + cell_name_at(ends[1], room.cols));
    }
    board.lines.emplace_back(ends[0], ends[1]);
    ahead.end_line();
    in = ahead;
  }
  board.sort_lines();
}

std::string print_text_lines(const CutBoard& board) {
  std::string text;
  for (const auto& line : board.lines) {
    text += "line";
    for (const std::string& number : ends_in_words(line, board.room.cols)) text += " " + number;
    text += '\n';
  }
  return text;
}

// --- JSON -----------------------------------------------------------------------------------

std::string write_json_ids(std::string_view name, const Grid<int>& ids) {
  return "  " + json_string(name) + ": " +
         json_grid(ids, [](int id) { return id == kNoRegion ? "null" : std::to_string(id + 1); });
}

namespace {

void read_json_line(const JsonObject& in, const JsonValue& line, CutBoard& board,
                    std::string_view noun) {
  const Grid<int>& room = board.room;
  const auto& ends = in.array(line, "numbers: row, col, row, col", 4);
  std::array<int, 4> at{};
  for (std::size_t k = 0; k < 4; ++k) {
    at[k] = static_cast<int>(in.integer(ends[k], 1, k % 2 == 0 ? room.rows : room.cols)) - 1;
  }
  const int a = room.index(at[0], at[1]);
  const int b = room.index(at[2], at[3]);
  if (!board.may_have_line(a, b)) in.fail(line, expected_ends(noun));
  board.lines.emplace_back(a, b);
}

}  // namespace

void read_json_lines(JsonObject& in, CutBoard& board, std::string_view noun) {
  const JsonValue* lines = in.optional("lines");
  if (lines == nullptr) return;
  for (const JsonValue& line : in.list(*lines, "lines")) read_json_line(in, line, board, noun);
  board.sort_lines();
}

std::string write_json_lines(const CutBoard& board) {
  std::vector<std::string> lines;
  for (const auto& line : board.lines) {
    const auto ends = ends_in_words(line, board.room.cols);
    lines.push_back(json_list({ends.begin(), ends.end()}));
  }
  return lines.empty() ? "" : ",\n  \"lines\": " + json_list(lines);
}

void allow_json_lines(JsonSchema& schema, std::string_view noun) {
  JsonMembers ends = list_schema(integer_schema(1), 4);
  ends["maxItems"] = 4;
  schema.allow(
      "lines",
      "Lines inside " + std::string(noun) + "s: row, column, row, column of the cells beside each.",
      list_schema(ends, 0));
}

// --- puzz.link and pzpr ---------------------------------------------------------------------

namespace {

CutBoard cut_by(const Borders& borders, TextReader& in, const Place& place,
                std::string_view meaning) {
  CutBoard board = p2c::cut_by(borders);
  if (const std::size_t count = board.lines.size(); count > 0) {
    in.warn_at(place, counted(count, "line") + (count == 1 ? " has" : " have") +
                          " one room on both sides, the first at " +
                          cell_name_at(board.lines[0].first, board.room.cols) + "; " +
                          std::string(meaning));
  }
  return board;
}

void read_lines(PzprFile& file, Grid<char>& lines) {
  file.section(lines.rows, lines.cols, "line", [&](int r, int c, std::string_view token) {
    lines(r, c) = file.reader().to_number(token, 0, 1) == 1 ? 1 : 0;
  });
}

Borders read_borders_by_ids(PzprFile& file) {
  TextReader& in = file.reader();
  in.next_line(first_region_line(0));
  const int announced = in.number(0, kMostBoardCells);
  const Place place = in.place();
  in.end_line();
  Grid<int> ids(file.rows(), file.cols());
  file.section(ids.rows, ids.cols, "room", [&](int r, int c, std::string_view token) {
    ids(r, c) = in.to_number(token, 0, kMostBoardCells);
  });
  Borders borders = borders_of(ids);
  const int found = count_of_regions(rooms_of(borders));
  if (found != announced) {
    in.warn_at(place,
               std::to_string(announced) + " rooms announced, " + std::to_string(found) + " found");
  }
  return borders;
}

}  // namespace

CutBoard read_url_lines(PuzzleUrl& url, std::string_view meaning) {
  const Place place = url.body.place();
  const Borders borders = read_borders(url.body, url.rows, url.cols);
  return cut_by(borders, url.body.reader(), place, meaning);
}

CutBoard read_pzpr_regions(PzprFile& file, std::string_view meaning) {
  const Place place = file.reader().place();
  if (file.version() == 0) return cut_by(read_borders_by_ids(file), file.reader(), place, meaning);
  Borders borders(file.rows(), file.cols());
  read_lines(file, borders.right);
  read_lines(file, borders.below);
  return cut_by(borders, file.reader(), place, meaning);
}

std::string write_pzpr_regions(const CutBoard& board) {
  if (pzpr_version(board) == 0) {
    return std::to_string(count_of_regions(board.room)) + "\n" +
           write_pzpr_grid(board.room, [](int id) { return std::to_string(id); });
  }
  const Borders borders = all_lines(board);
  const auto sign = [](char line) { return std::to_string(line); };
  return write_pzpr_grid(borders.right, sign) + write_pzpr_grid(borders.below, sign);
}

}  // namespace p2c
