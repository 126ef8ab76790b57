#include "instances/puzzles/nurikabe/nurikabe.hpp"

#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/islands.hpp"
#include "encoder/shading/small_pieces.hpp"
#include "encoder/shading/two_by_two.hpp"

namespace p2c {
void encode(const Nurikabe& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  const SlotLits shaded = slots_from(0, x.each_is(1));
  no_two_by_two(out, shaded, puzzle.cols());
  Connected sea = cell_graph(shaded, puzzle.cols(), "the shaded cells are connected");
  sea.one_is_true = one_is_sea(puzzle.clue);
  if (!out.explains()) small_pieces(out, sea);
  connected(out, sea, options);
  if (!puzzle.sea_alone) islands(out, puzzle.clue, shaded, options);
}

}  // namespace p2c
