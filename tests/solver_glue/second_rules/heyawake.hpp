// The rules of Heyawake a second time.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "tests/solver_glue/second_rules/second_rule.hpp"

namespace p2c {

/// All parts of lines within which the room changes twice or more: with `drawn` those where only
/// the lines drawn inside rooms make it so.
inline std::vector<Cells> long_runs(const Heyawake& puzzle, bool drawn) {
  std::vector<Cells> runs;
  for (const Cells& line : board_lines(puzzle.rows(), puzzle.cols())) {
    for (std::size_t from = 0; from < line.size(); ++from) {
      int rooms = 0;
      int lines = 0;
      for (std::size_t to = from + 1; to < line.size(); ++to) {
        const std::pair pair(line[to - 1], line[to]);
        if (puzzle.room[pair.first] != puzzle.room[pair.second]) ++rooms;
        lines += static_cast<int>(std::count(puzzle.lines.begin(), puzzle.lines.end(), pair));
        if (drawn ? rooms < 2 && rooms + lines >= 2 : rooms >= 2) {
          runs.emplace_back(line.begin() + static_cast<long>(from),
                            line.begin() + static_cast<long>(to) + 1);
        }
      }
    }
  }
  return runs;
}

inline bool has_open_run(const std::vector<Cells>& runs, const Answer& shaded) {
  return std::any_of(runs.begin(), runs.end(), [&](const Cells& run) {
    return std::all_of(run.begin(), run.end(), [&](int cell) { return shaded[cell] == 0; });
  });
}

inline SecondRules second_rules(const Heyawake& puzzle) {
  const int cols = puzzle.cols();
  const auto touching = [=](const Answer& shaded) {
    for (int i = 0; i < static_cast<int>(shaded.size()); ++i) {
      if (shaded[i] == 0) continue;
      if (i % cols > 0 && shaded[i - 1] == 1) return true;
      if (i >= cols && shaded[i - cols] == 1) return true;
    }
    return false;
  };
  const auto miscounted = [&](const Answer& shaded) {
    for (int room = 0; room < static_cast<int>(puzzle.clue.size()); ++room) {
      int count = 0;
      for (std::size_t i = 0; i < shaded.size(); ++i) {
        if (puzzle.room.cells[i] == room) count += shaded[i];
      }
      if (puzzle.clue[room] != Heyawake::kNoClue && puzzle.clue[room] != count) return true;
    }
    return false;
  };
  return {{"shaded cells touch", touching},
          {"unshaded cells not connected",
           [=](const Answer& shaded) { return in_pieces(cols, shaded); }},
          {"a room miscounted", miscounted},
          {"a run through three rooms",
           [runs = long_runs(puzzle, false)](const Answer& shaded) {
             return has_open_run(runs, shaded);
           }},
          {"a run across a line", [runs = long_runs(puzzle, true)](const Answer& shaded) {
             return has_open_run(runs, shaded);
           }}};
}

}  // namespace p2c
