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

#include <optional>
#include <string>
#include <vector>

#include "instances/formats/format.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/generator.hpp"
#include "instances/parts/clued_rooms.hpp"
#include "instances/words/shading_rules.hpp"

namespace p2c {

struct PenpaBoard;  // formats/penpa/penpa_board.hpp

struct Heyawake : CluedRooms {
  static constexpr std::string_view kName = "heyawake";
  static constexpr std::string_view kAbout = "shade cells: room counts, no three rooms in a run";
  static constexpr int kNoClue = p2c::kNoClue;

  int rows() const { return room.rows; }
  int cols() const { return room.cols; }
  bool operator==(const Heyawake&) const = default;

  /// Rooms by ids from 0 to the number of cells - 1, without clues.
  static Heyawake of_rooms(const Grid<int>& ids) {
    Heyawake puzzle;
    puzzle.number_rooms(ids);
    return puzzle;
  }

  // heyawake_notations.cpp
  std::vector<Slot> slots(const Stop* stop = nullptr) const;
  static std::string says(int value, bool has);
  Drawing drawing(const Answer& shaded) const;
  static Heyawake parse(TextReader& in);
  std::string print() const;
  static Heyawake read_json(JsonObject& in);
  std::string write_json() const;
  static JsonSchema json_schema();
  static std::vector<Format<Heyawake>> formats();
  static std::string text_of_penpa(const PenpaBoard& board);
  std::vector<int> clues() const;
  Heyawake without(const std::vector<int>& clues) const;
  std::optional<Heyawake> with_clue_changed(Rng& rng) const;
  Heyawake transposed() const;
  Heyawake mirrored() const;

  Broken check(const Answer& shaded) const;
  bool possible(const Answer& shaded, int cell) const;   // heyawake_possible.cpp
  static Heyawake random(Rng& rng, int rows, int cols);  // heyawake_random.cpp
  static Heyawake open_rooms(int rows, int cols, const std::vector<int>& clues);
  static Generator<Heyawake> generator();  // heyawake_generator.cpp

 private:
  std::string cell(int i) const { return cell_name_at(i, cols()); }
  Broken check_clues(const Answer& shaded) const;
  Broken check_runs(const Answer& shaded) const;
  bool clue_is_possible(const Answer& shaded, int id) const;
  bool run_is_short(const Answer& shaded, int last, int step) const;
};

// --- rules ----------------------------------------------------------------------------------

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
  if (Broken broken = check_touching(shaded, cols())) return broken;
  if (Broken broken = check_connected(shaded, cols(), 0)) return broken;
  if (Broken broken = check_clues(shaded)) return broken;
  return check_runs(shaded);
}

}  // namespace p2c
