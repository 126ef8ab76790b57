#include "instances/parts/clued_rooms.hpp"

#include <array>

#include "instances/givens.hpp"
#include "instances/parts/text_grid.hpp"

namespace p2c {
namespace {

std::string clue_word(int clue, std::string_view none) {
  return clue == kNoClue ? std::string(none) : std::to_string(clue);
}

// ROW, COL, ROW and COL of a line inside a room.
std::array<std::string, 4> ends_in_words(const std::pair<int, int>& line, int cols) {
  const auto& [a, b] = line;
  return {std::to_string(a / cols + 1), std::to_string(a % cols + 1), std::to_string(b / cols + 1),
          std::to_string(b % cols + 1)};
}

bool is_inside_room(const Grid<int>& room, int a, int b) {
  const bool beside = b == a + room.cols || (b == a + 1 && b % room.cols != 0);
  return beside && room[a] == room[b];
}

void sort_lines(CluedRooms& rooms) {
  std::sort(rooms.lines.begin(), rooms.lines.end());
  rooms.lines.erase(std::unique(rooms.lines.begin(), rooms.lines.end()), rooms.lines.end());
}

}  // namespace

void CluedRooms::number_rooms(const Grid<int>& ids) {
  room = ids;
  clue.assign(static_cast<std::size_t>(number_from_zero(room)), kNoClue);
}

Grid<int> CluedRooms::clues_in_cells() const {
  Grid<int> clues(room.rows, room.cols, kNoClue);
  int seen = 0;
  for (int i = 0; i < clues.size(); ++i) {
    if (room[i] == seen) clues[i] = clue[seen++];
  }
  return clues;
}

// --- text -----------------------------------------------------------------------------------

namespace {

void read_text_lines(TextReader& in, CluedRooms& rooms) {
  const Grid<int>& room = rooms.room;
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
    if (!is_inside_room(room, ends[0], ends[1])) {
      ahead.fail_as("expected two cells of one room side by side, the smaller first, got " +
                    cell_name_at(ends[0], room.cols) + "-" + cell_name_at(ends[1], room.cols));
    }
    rooms.lines.emplace_back(ends[0], ends[1]);
    ahead.end_line();
    in = ahead;
  }
  sort_lines(rooms);
}

}  // namespace

CluedRooms RoomsWithClues::read_text(TextReader& in, int rows, int cols) const {
  struct Clue {
    int cell;
    int number;
    Place place;
  };
  const std::string what = "'-' or " + std::string(noun);
  std::vector<Clue> clues;
  read_text_grid(in, rows, cols, "clue row", what, [&](int cell, std::string_view word) {
    if (word == "-") return;
    const int number = in.to_number(word, 0, kMostClue, what);
    clues.push_back({cell, number, in.place()});
  });
  CluedRooms read;
  read.number_rooms(read_region_ids(in, rows, cols, "room"));
  read_text_lines(in, read);
  expect_givens_or_end(in);  // before clues of wrong rooms
  for (const Clue& given : clues) {
    int& clue = read.clue[read.room[given.cell]];
    if (clue != kNoClue) {
      throw InputError(given.place,
                       "expected one clue in a room, got a second one in the room of " +
                           cell_name_at(given.cell, cols));
    }
    clue = given.number;
  }
  return read;
}

std::string RoomsWithClues::print(const CluedRooms& rooms) const {
  std::string lines;
  for (const auto& line : rooms.lines) {
    lines += "line";
    for (const std::string& number : ends_in_words(line, rooms.room.cols)) lines += " " + number;
    lines += '\n';
  }
  return print_grid(rooms.clues_in_cells(), [](int clue) { return clue_word(clue, "-"); }) +
         Regions().print(rooms.room) + lines;
}

// --- JSON -----------------------------------------------------------------------------------

namespace {

void read_json_line(const JsonObject& in, const JsonValue& line, CluedRooms& rooms) {
  const Grid<int>& room = rooms.room;
  const auto& ends = in.array(line, "numbers: row, col, row, col", 4);
  std::array<int, 4> at{};
  for (std::size_t k = 0; k < 4; ++k) {
    at[k] = static_cast<int>(in.integer(ends[k], 1, k % 2 == 0 ? room.rows : room.cols)) - 1;
  }
  const int a = room.index(at[0], at[1]);
  const int b = room.index(at[2], at[3]);
  if (!is_inside_room(room, a, b)) {
    in.fail(line, "two cells of one room side by side, the smaller first");
  }
  rooms.lines.emplace_back(a, b);
}

}  // namespace

CluedRooms RoomsWithClues::read_json(JsonObject& in) const {
  const JsonValue& board = in.take("rooms");
  const JsonValue& clues = in.take("clues");
  const auto count = static_cast<int>(in.array(clues, "clues").size());
  std::vector<int> ids;
  std::vector<bool> seen(static_cast<std::size_t>(count), false);
  const auto [rows, cols] = in.grid(board, [&](int /*r*/, int /*c*/, const JsonValue& value) {
    ids.push_back(static_cast<int>(in.integer(value, 1, count)) - 1);
    seen[ids.back()] = true;
  });
  Grid<int> grid(rows, cols);
  grid.cells = std::move(ids);
  std::vector<int> known;
  for (std::size_t i = 0; i < seen.size(); ++i) {
    const JsonValue& value = clues.items[i];
    if (!seen[i]) in.fail(value, "as many clues as there are rooms");
    const bool none = value.kind == JsonValue::Kind::kNull;
    known.push_back(none ? kNoClue : static_cast<int>(in.integer(value, 0, kMostClue)));
  }
  CluedRooms read;
  read.number_rooms(grid);
  for (int i = 0; i < grid.size(); ++i) read.clue[read.room[i]] = known[grid[i]];
  if (const JsonValue* lines = in.optional("lines")) {
    for (const JsonValue& line : in.list(*lines, "lines")) read_json_line(in, line, read);
    sort_lines(read);
  }
  return read;
}

std::string RoomsWithClues::write_json(const CluedRooms& rooms) const {
  std::vector<std::string> clues;
  for (const int clue : rooms.clue) clues.push_back(clue_word(clue, "null"));
  std::vector<std::string> lines;
  for (const auto& line : rooms.lines) {
    const auto ends = ends_in_words(line, rooms.room.cols);
    lines.push_back(json_list({ends.begin(), ends.end()}));
  }
  return Regions{"rooms"}.write_json(rooms.room) + ",\n  \"clues\": " + json_list(clues) +
         (lines.empty() ? "" : ",\n  \"lines\": " + json_list(lines));
}

JsonSchema RoomsWithClues::schema() const {
  JsonMembers ends = list_schema(integer_schema(1), 4);
  ends["maxItems"] = 4;
  JsonSchema schema;
  schema.demand("rooms", "The number of each cell's room, 1 to n.", grid_schema(integer_schema(1)));
  schema.demand("clues", "Of room 1, 2, ... n: " + std::string(noun) + ", or null.",
                list_schema(or_null(integer_schema(0, kMostClue))));
  schema.allow("lines", "Lines inside rooms: row, column, row, column of the cells beside each.",
               list_schema(ends, 0));
  return schema;
}

// --- drawing and symmetries ------------------------------------------------------------------

void RoomsWithClues::draw(Drawing& board, const CluedRooms& rooms) const {
  outline_regions(board, rooms.room);
  for (const auto& [a, b] : rooms.lines) draw_border(board, a, b);
  const Grid<int> clues = rooms.clues_in_cells();
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) write_given(board, i, std::to_string(clues[i]));
  }
}

namespace {

// `ids` are those of the moved board, in which cell i is cell to(i).
template <class To>
CluedRooms moved(const CluedRooms& rooms, const Grid<int>& ids, To to) {
  CluedRooms other;
  other.number_rooms(ids);
  for (int i = 0; i < ids.size(); ++i) other.clue[other.room[to(i)]] = rooms.clue[rooms.room[i]];
  for (const auto& [a, b] : rooms.lines) other.lines.emplace_back(std::minmax(to(a), to(b)));
  sort_lines(other);
  return other;
}

}  // namespace

CluedRooms RoomsWithClues::transposed(const CluedRooms& rooms) const {
  const Grid<int>& room = rooms.room;
  return moved(rooms, p2c::transposed(room),
               [&](int i) { return i % room.cols * room.rows + i / room.cols; });
}

CluedRooms RoomsWithClues::mirrored(const CluedRooms& rooms) const {
  const Grid<int>& room = rooms.room;
  return moved(rooms, p2c::mirrored(room),
               [&](int i) { return i - i % room.cols + room.cols - 1 - i % room.cols; });
}

}  // namespace p2c
