// Heyawake: shade cells of a board that is cut into rooms.
//
//   1  no two shaded cells share an edge
//   2  the unshaded cells are connected
//   3  a room with a clue has exactly that many shaded cells
//   4  no straight run of unshaded cells passes through more than two rooms
//
// Rooms may have any shape; cells with equal ids are one room, even in two places. A run is
// counted by its changes of room, so A|B|A is too long (for rectangles that is the same as
// counting different rooms). A line "line ROW COL ROW COL" draws a line between two cells of one
// room, which counts in a run as a change of room does: some published puzzles have such lines.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/givens.hpp"
#include "instances/grid.hpp"
#include "instances/parts/regions.hpp"
#include "instances/parts/shading_rules.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct JsonValue;

struct Heyawake {
  static constexpr std::string_view kName = "heyawake";
  static constexpr std::string_view kAbout = "shade cells: room counts, no three rooms in a run";
  static constexpr int kNoClue = -1;

  Grid<int> room;         // 0, 1, ... in the order of the rooms' first cells
  std::vector<int> clue;  // of each room: its number of shaded cells, or kNoClue
  /// Lines inside rooms: neighbours of one room, the smaller index first; sorted, each once.
  std::vector<std::pair<int, int>> lines = {};

  int rows() const { return room.rows; }
  int cols() const { return room.cols; }
  bool operator==(const Heyawake&) const = default;

  std::vector<Slot> slots() const {
    std::vector<Slot> all;
    all.reserve(static_cast<std::size_t>(room.size()));
    for (int i = 0; i < room.size(); ++i) all.push_back({0, 1, cell_name_at(i, cols())});
    return all;
  }

  /// Rooms by ids from 0 to the number of cells - 1, without clues.
  static Heyawake of_rooms(const Grid<int>& ids) {
    Heyawake puzzle;
    puzzle.number_rooms(ids);
    return puzzle;
  }

  static std::vector<Format<Heyawake>> formats();  // heyawake_formats.cpp
  static Heyawake read_json(JsonObject& in);       // heyawake_json.cpp
  std::string write_json() const;
  static Heyawake parse(TextReader& in);
  std::string print() const;
  Broken check(const Answer& shaded) const;
  bool possible(const Answer& shaded, int cell) const;   // heyawake_possible.cpp
  static Heyawake random(Rng& rng, int rows, int cols);  // heyawake_random.cpp
  static Generator<Heyawake> generator();                // heyawake_generator.cpp
  /// The rooms with a number.
  std::vector<int> clues() const;
  Heyawake without(const std::vector<int>& rooms) const;
  std::optional<Heyawake> with_clue_changed(Rng& rng) const;  // heyawake_variants.cpp
  static Heyawake open_rooms(int rows, int cols, const std::vector<int>& clues);
  Drawing drawing(const Answer& shaded) const;
  static std::string says(int value, bool has) {
    return (value == 1) == has ? "is shaded" : "is not shaded";
  }

 private:
  void number_rooms(const Grid<int>& ids);
  void read_lines(TextReader& in);
  void sort_lines();
  void read_json_line(const JsonObject& in, const JsonValue& line);
  std::string write_json_lines() const;
  std::string cell(int i) const { return cell_name_at(i, cols()); }
  Broken check_neighbours(const Answer& shaded) const;
  Broken check_clues(const Answer& shaded) const;
  Broken check_runs(const Answer& shaded) const;
  bool clue_is_possible(const Answer& shaded, int id) const;
  bool run_is_short(const Answer& shaded, int last, int step) const;
  bool line_between(int a, int b) const {
    return room[a] != room[b] || std::binary_search(lines.begin(), lines.end(), std::pair(a, b));
  }
};

// --- text -----------------------------------------------------------------------------------

// `ids` may be any numbers from 0 to its size - 1.
inline void Heyawake::number_rooms(const Grid<int>& ids) {
  room = ids;
  clue.assign(static_cast<std::size_t>(number_from_zero(room)), kNoClue);
}

inline Heyawake Heyawake::parse(TextReader& in) {
  const auto [rows, cols] = read_board_size(in, sizeof(Slot));
  struct Clue {
    int cell;
    int value;
    Place place;
  };
  std::vector<Clue> clues;
  for (int r = 0; r < rows; ++r) {
    in.next_row("clue row", r + 1);
    for (int c = 0; c < cols; ++c) {
      const std::string_view token = in.token("'-' or a number of shaded cells");
      if (token == "-") continue;
      const int value = in.to_number(token, 0, 1'000'000'000, "'-' or a number of shaded cells");
      clues.push_back({r * cols + c, value, in.place()});
    }
    in.end_line();
  }
  Heyawake puzzle;
  puzzle.number_rooms(read_region_ids(in, rows, cols, "room"));
  puzzle.read_lines(in);
  expect_givens_or_end(in);  // before clues of wrong rooms
  for (const Clue& given : clues) {
    int& clue = puzzle.clue[puzzle.room[given.cell]];
    if (clue != kNoClue) {
      throw InputError(given.place,
                       "expected one clue in a room, got a second one in the room of " +
                           puzzle.cell(given.cell));
    }
    clue = given.value;
  }
  return puzzle;
}

// "line ROW COL ROW COL": two cells of one room, side by side.
inline void Heyawake::read_lines(TextReader& in) {
  while (!in.at_end()) {
    TextReader ahead = in;
    ahead.skip_blank_lines();
    ahead.next_line("a line");
    if (ahead.token("a line") != "line") break;
    std::array<int, 2> ends{};
    for (int& end : ends) {
      const int row = ahead.number(1, rows());
      end = room.index(row - 1, ahead.number(1, cols()) - 1);
    }
    const int step = ends[1] - ends[0];
    const bool beside = step == cols() || (step == 1 && ends[1] % cols() != 0);
    if (!beside || room[ends[0]] != room[ends[1]]) {
      ahead.fail_as("expected two cells of one room side by side, the smaller first, got " +
                    cell(ends[0]) + "-" + cell(ends[1]));
    }
    lines.emplace_back(ends[0], ends[1]);
    ahead.end_line();
    in = ahead;
  }
  sort_lines();
}

inline void Heyawake::sort_lines() {
  std::sort(lines.begin(), lines.end());
  lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
}

inline std::string Heyawake::print() const {
  std::string clues;
  std::string ids;
  std::size_t rooms_seen = 0;
  for (int i = 0; i < room.size(); ++i) {
    const auto id = static_cast<std::size_t>(room[i]);
    const bool first = id == rooms_seen;
    if (first) ++rooms_seen;
    const char end = (i + 1) % cols() == 0 ? '\n' : ' ';
    clues += (first && clue[id] != kNoClue ? std::to_string(clue[id]) : "-") + end;
    ids += std::to_string(id + 1) + end;
  }
  std::string drawn;
  for (const auto& [a, b] : lines) {
    drawn += "line";
    for (const int number : {a / cols(), a % cols(), b / cols(), b % cols()}) {
      drawn += " " + std::to_string(number + 1);
    }
    drawn += '\n';
  }
  return std::to_string(rows()) + " " + std::to_string(cols()) + "\n" + clues + ids + drawn;
}

// Clues are in the first cells of their rooms.
inline Drawing Heyawake::drawing(const Answer& shaded) const {
  Drawing board(rows(), cols());
  outline_regions(board, room);
  for (const auto& [a, b] : lines) draw_border(board, a, b);
  shade_cells(board, shaded);
  std::size_t rooms_seen = 0;
  for (int i = 0; i < room.size(); ++i) {
    const auto id = static_cast<std::size_t>(room[i]);
    if (id != rooms_seen) continue;
    if (clue[id] != kNoClue) write_given(board, i, std::to_string(clue[id]));
    ++rooms_seen;
  }
  return board;
}

inline std::vector<int> Heyawake::clues() const {
  std::vector<int> rooms;
  for (int id = 0; id < static_cast<int>(clue.size()); ++id) {
    if (clue[id] != kNoClue) rooms.push_back(id);
  }
  return rooms;
}

inline Heyawake Heyawake::without(const std::vector<int>& rooms) const {
  Heyawake fewer = *this;
  for (const int id : rooms) fewer.clue[id] = kNoClue;
  return fewer;
}

// --- rules ----------------------------------------------------------------------------------

inline Broken Heyawake::check_neighbours(const Answer& shaded) const {
  for (const auto& [a, b] : neighbour_pairs(rows(), cols())) {
    if (shaded[a] == 1 && shaded[b] == 1) {
      return cell(a) + " and " + cell(b) + " are shaded and share an edge";
    }
  }
  return {};
}

inline Broken Heyawake::check_clues(const Answer& shaded) const {
  std::vector<int> count(clue.size(), 0);
  std::vector<int> first(clue.size(), -1);
  for (int i = 0; i < room.size(); ++i) {
    const auto id = static_cast<std::size_t>(room[i]);
    count[id] += shaded[i];
    if (first[id] < 0) first[id] = i;
  }
  for (std::size_t id = 0; id < clue.size(); ++id) {
    if (clue[id] == kNoClue || clue[id] == count[id]) continue;
    return "the room of " + cell(first[id]) + " has " +
           counted(static_cast<std::size_t>(count[id]), "shaded cell") + ", but its clue is " +
           std::to_string(clue[id]);
  }
  return {};
}

inline Broken Heyawake::check_runs(const Answer& shaded) const {
  for (const std::vector<int>& line : board_lines(rows(), cols())) {
    int start = -1;  // of the unshaded run so far
    int changes = 0;
    int before = -1;
    for (const int i : line) {
      if (shaded[i] == 1) {
        start = -1;
      } else if (start < 0) {
        start = i;
        changes = 0;
      } else if (line_between(before, i) && ++changes == 2) {
        return "the unshaded run from " + cell(start) + " to " + cell(i) +
               (lines.empty() ? " passes through three rooms" : " crosses two lines");
      }
      before = i;
    }
  }
  return {};
}

inline Broken Heyawake::check(const Answer& shaded) const {
  if (Broken broken = check_neighbours(shaded)) return broken;
  if (Broken broken = check_connected(shaded, cols(), 0)) return broken;
  if (Broken broken = check_clues(shaded)) return broken;
  return check_runs(shaded);
}

}  // namespace p2c
