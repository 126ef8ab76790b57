#include "tests/rules/heyawake_rules.hpp"

#include <stdexcept>

namespace p2c {
namespace {

using Cells = std::vector<int>;

// The cells above, below, to the left and to the right.
Cells beside(const Heyawake& puzzle, int cell) {
  const int cols = puzzle.cols();
  Cells all;
  if (cell >= cols) all.push_back(cell - cols);
  if (cell + cols < puzzle.room.size()) all.push_back(cell + cols);
  if (cell % cols > 0) all.push_back(cell - 1);
  if (cell % cols < cols - 1) all.push_back(cell + 1);
  return all;
}

// At least one of the cells has this value.
Verdict one_is(int value, const Cells& cells, const Answer& shaded) {
  bool is_full = true;
  for (const int cell : cells) {
    if (shaded[cell] == value) return Verdict::kYes;
    is_full = is_full && shaded[cell] != kOpen;
  }
  return is_full ? Verdict::kNo : Verdict::kMaybe;
}

// Could be shaded, as far as its room goes.
bool is_free(const Heyawake& puzzle, int cell, const Answer& shaded) {
  if (shaded[cell] != kOpen) return false;
  for (const int other : beside(puzzle, cell)) {
    if (puzzle.room[other] == puzzle.room[cell] && shaded[other] == 1) return false;
  }
  return true;
}

// Of free cells in a row only every other one can be shaded.
Verdict room(const Heyawake& puzzle, int id, const Answer& shaded) {
  int count = 0;
  int more = 0;
  bool is_full = true;
  int row = 0;  // of free cells up to this one
  for (int cell = 0; cell < puzzle.room.size(); ++cell) {
    if (cell % puzzle.cols() == 0) row = 0;
    row = puzzle.room[cell] == id && is_free(puzzle, cell, shaded) ? row + 1 : 0;
    more += row % 2;
    if (puzzle.room[cell] != id) continue;
    is_full = is_full && shaded[cell] != kOpen;
    if (shaded[cell] != 1) continue;
    ++count;
    for (const int other : beside(puzzle, cell)) {
      if (puzzle.room[other] == id && shaded[other] == 1) return Verdict::kNo;
    }
  }
  const int clue = puzzle.clue[id];
  if (count > clue || count + more < clue) return Verdict::kNo;
  return yes_if(is_full);
}

// Marks an unshaded cell and those that lead on from it over cells that are not shaded.
void walk(const Heyawake& puzzle, const Answer& shaded, int start, std::vector<bool>& seen) {
  Cells open{start};
  seen[start] = true;
  while (!open.empty()) {
    const int cell = open.back();
    open.pop_back();
    for (const int other : beside(puzzle, cell)) {
      if (shaded[other] == 1 || seen[other]) continue;
      seen[other] = true;
      open.push_back(other);
    }
  }
}

Verdict connected(const Heyawake& puzzle, const Answer& shaded) {
  std::vector<bool> seen(shaded.size());
  bool has_start = false;
  bool is_full = true;
  for (int cell = 0; cell < puzzle.room.size(); ++cell) {
    is_full = is_full && shaded[cell] != kOpen;
    if (shaded[cell] != 0 || seen[cell]) continue;
    if (has_start) return Verdict::kNo;
    walk(puzzle, shaded, cell, seen);
    has_start = true;
  }
  return yes_if(is_full);
}

}  // namespace

Verdict holds(const Heyawake& puzzle, const RuleKey& key, const Answer& shaded) {
  if (key.kind == "touch") return one_is(0, {key.at[0], key.at[1]}, shaded);
  if (key.kind == "room") return room(puzzle, puzzle.room[key.at[0]], shaded);
  if (key.kind == "shut-in") return one_is(0, beside(puzzle, key.at[0]), shaded);
  if (key.kind == "connected") return connected(puzzle, shaded);
  if (key.kind != "window") throw std::invalid_argument(std::string(key.kind));
  const int first = key.at[0];
  const int last = key.at[1];
  const int cols = puzzle.cols();
  Cells window;
  for (int i = first; i <= last; i += first / cols == last / cols ? 1 : cols) window.push_back(i);
  return one_is(1, window, shaded);
}

}  // namespace p2c
