#include "instances/notations/text/region_ids.hpp"

#include <array>
#include <map>

#include "instances/notations/line_ends.hpp"
#include "instances/notations/text/text_grid.hpp"

namespace p2c {

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

}  // namespace p2c
