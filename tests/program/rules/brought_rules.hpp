// A kind of puzzle that a text describes, with a board of it.
#pragma once

#include <string>
#include <vector>

#include "tests/program/run_program.hpp"

namespace p2c {

inline constexpr const char* kHalves =
    "rules 1\n"
    "puzzle halves \"shade half of each line\" also half pid halves\n"
    "given clue: number 0..8 on cells, clues, \"a number of cells\"\n"
    "answer shaded: shading on cells\n"
    "\n"
    "rule halves \"half of {s} is shaded\": each s in lines: shaded in s = not shaded in s\n"
    "rule clues \"{c} touches {clue of c} shaded cells\":\n"
    "  each c in cells with number clue: shaded in around c = clue of c\n";
inline constexpr const char* kHalvesBoard = "halves\n4 4\n- - - 3\n- - - -\n3 - - -\n- - - 1\n";
inline constexpr const char* kHalvesAnswer =
    "answer halves\n4 4\nx - x -\n- - x x\n- x - x\nx x - -\n";
inline constexpr const char* kWrongHalves =
    "answer halves\n4 4\n- x x -\n- - x x\nx x - -\nx - - x\n";

/// Files of these.
struct BroughtRules {
  TempDir dir;
  std::string rules = dir.write("halves.rules", kHalves);
  std::string board = dir.write("board.txt", kHalvesBoard);
  std::string answer = dir.write("answer.txt", kHalvesAnswer);

  Finished run(std::vector<std::string> words) const {
    words.insert(words.begin() + 1, {"--rules", rules});
    return p2c::run(words);
  }
};

}  // namespace p2c
