#include "encoder/encodings.hpp"
#include "encoder/regions/clued_regions.hpp"
#include "encoder/regions/rectangle_rules.hpp"
#include "encoder/regions/rectangles.hpp"
#include "instances/parts/board_with_clues.hpp"

namespace p2c {

void encode_shikaku(const BoardData& board, const Unknowns& x, const EncodeOptions& options,
                    ClauseSink& out) {
  const Grid<int>& clues = clues_in(board);
  const SlotLits borders = slots_from(0, x.each_is(1));
  if (out.explains()) return rectangle_rules(out, clues, borders);
  straight_borders(out, borders, board.rows, board.cols);
  const CluedRegions all{clues, borders, rectangles_from_clues(clues, &out), true};
  towards_clues(out, all, regions(out, all, options));
}

}  // namespace p2c
