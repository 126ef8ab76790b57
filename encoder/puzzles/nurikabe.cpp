#include "instances/puzzles/nurikabe/nurikabe.hpp"

#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/islands.hpp"
#include "encoder/shading/numbered_island.hpp"
#include "encoder/shading/small_pieces.hpp"
#include "encoder/shading/two_by_two.hpp"

namespace p2c {
namespace {

// Of n + 1 connected cells among which is a clue n, one is shaded: where the sea begins.
std::vector<int> one_is_sea(const Grid<int>& clues) {
  int least = -1;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] >= 0 && (least < 0 || clues[i] < clues[least])) least = i;
  }
  if (least < 0 || clues[least] >= clues.size()) return {};
  const Grid<int> bare(clues.rows, clues.cols, kNoClue);
  std::vector<int> cells = Reach(bare, least, clues[least], false).cells();
  cells.resize(static_cast<std::size_t>(clues[least]) + 1);
  return cells;
}

}  // namespace

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
