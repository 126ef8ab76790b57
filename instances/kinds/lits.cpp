// LITS: shade a tetromino in each region.
//
//   1  no 2 x 2 cells are all shaded
//   2  the shaded cells of a region are one tetromino: by rule 1 an L, I, T or S
//   3  tetrominoes of two regions that share an edge are not equal, turned or mirrored as they may
//      be
//   4  all shaded cells are connected
//
// A tetromino is connected without crossing a line inside its region, which some published puzzles
// have; for rules 1 and 4 lines do not count. A cell in no region is not shaded. A board without
// regions has one answer: nothing is shaded. Regions are the one part of a board.
#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/words/shading_rules.hpp"
#include "instances/words/tetromino_rules.hpp"

namespace p2c {
namespace {

// What is missing comes after what is too much: a half-finished board always lacks some.
Broken check(const BoardData& board, const Answer& shaded) {
  const ShadedRegions regions(board.part<CutBoard>(0), shaded);
  if (Broken broken = regions.check_outside()) return broken;
  if (Broken broken = check_two_by_two(shaded, board.cols)) return broken;
  if (Broken broken = regions.check_too_many()) return broken;
  if (Broken broken = regions.check_equal()) return broken;
  if (Broken broken = check_connected(shaded, board.cols, 1)) return broken;
  return regions.check_too_few();
}

// All rules but that of connected cells, which is not local.
bool possible(const BoardData& board, const Answer& shaded, int cell) {
  return !ends_two_by_two(shaded, board.cols, cell) &&
         ShadedRegions(board.part<CutBoard>(0), shaded).possible(cell);
}

}  // namespace

KindOfParts lits_of_parts() {
  KindOfParts its;
  its.name = "lits";
  its.about = "shade a tetromino in each region: equal ones are apart";
  its.made_of = {{"lits"}, {Regions{"regions", "no tetromino crosses them"}}, {ShadedCells()}};
  its.judge = [](const BoardData& board) {
    return BoardJudge{
        [&board](const Answer& shaded) { return check(board, shaded); },
        [&board](const Answer& shaded, int cell) { return possible(board, shaded, cell); }};
  };
  its.refuses_beginnings = true;
  its.winds = true;  // the tetrominoes
  return its;
}

}  // namespace p2c
