#include "instances/puzzles/shikaku/shikaku.hpp"

#include "encoder/encodings.hpp"
#include "encoder/regions/clued_regions.hpp"
#include "encoder/regions/rectangle_rules.hpp"
#include "encoder/regions/rectangles.hpp"

namespace p2c {

void encode(const Shikaku& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  Lits borders;
  for (int i = 0; i < x.size(); ++i) borders.push_back(x.is(i, 1));
  if (out.explains()) return rectangle_rules(out, puzzle.clue, borders);
  straight_borders(out, borders, puzzle.rows(), puzzle.cols());
  const CluedRegions board{puzzle.clue, borders, rectangles_from_clues(puzzle.clue), true};
  towards_clues(out, board, regions(out, board, options));
}

}  // namespace p2c
