#include "instances/kinds/shikaku.hpp"

#include "instances/answers/region_borders.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/words/region_rules.hpp"

namespace p2c {
namespace {

// What is missing comes last: a half-finished board always lacks some borders.
Broken check(const BoardData& board, const Answer& borders) {
  const Grid<int>& clues = clues_in(board);
  const Grid<int> regions = regions_within(board.rows, board.cols, borders);
  if (Broken broken = check_inner_borders(borders, regions)) return broken;
  const std::vector<Island> all = regions_with_clues(clues, borders, regions);
  for (const Island& region : all) {
    if (region.clue < 0) return fault_of(clues, region, "region");
  }
  if (Broken broken = check_rectangles(regions)) return broken;
  for (const Island& region : all) {
    if (is_too_much(clues, region) || is_too_little(clues, region)) {
      return fault_of(clues, region, "region");
    }
  }
  return {};
}

bool possible(const BoardData& board, const Answer& borders) {
  for (int i = board.cols + 1; i < board.cells(); ++i) {
    if (i % board.cols == 0) continue;
    if (!corner_is_possible(board.rows, board.cols, borders, i / board.cols, i % board.cols)) {
      return false;
    }
  }
  return regions_are_possible(clues_in(board), borders);
}

}  // namespace

KindOfParts shikaku_of_parts() {
  KindOfParts its;
  its.name = "shikaku";
  its.about = "divide into rectangles: each has one clue, its size";
  its.aliases = {"rectangles"};
  its.made_of = {{"shikaku"},
                 {CellClues{"clues", "a number of cells", 1, kMostBoardCells,
                            CellClues::UrlForm::kNumbers16, kUnknownClue}},
                 {RegionBorders()}};
  its.judge = [](const BoardData& board) {
    return BoardJudge{
        [&board](const Answer& borders) { return check(board, borders); },
        [&board](const Answer& borders, int /*last*/) { return possible(board, borders); }};
  };
  its.refuses_beginnings = true;
  return its;
}

}  // namespace p2c
