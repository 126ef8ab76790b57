#include "instances/puzzles/shikaku/shikaku.hpp"

#include "encoder/encodings.hpp"
#include "encoder/regions/clued_regions.hpp"
#include "encoder/regions/rectangle_rules.hpp"
#include "encoder/regions/rectangles.hpp"

namespace p2c {

void encode(const Shikaku& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  const SlotLits borders = slots_from(0, x.each_is(1));
  if (out.explains()) return rectangle_rules(out, puzzle.clue, borders);
  straight_borders(out, borders, puzzle.rows(), puzzle.cols());
  const CluedRegions board{puzzle.clue, borders, rectangles_from_clues(puzzle.clue, &out), true};
  towards_clues(out, board, regions(out, board, options));
}

}  // namespace p2c
