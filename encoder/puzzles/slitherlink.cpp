#include <cstdlib>

#include "encoder/connectivity/single_loop.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"
#include "instances/lattice.hpp"
#include "instances/parts/board_with_clues.hpp"

namespace p2c {
namespace {

void clue_counts(const Grid<int>& clues, const Lattice& lattice, const Unknowns& x,
                 Cardinality form, ClauseSink& out) {
  for (int i = 0; i < clues.size(); ++i) {
    const int clue = clues[i];
    if (clue < 0) continue;
    const auto around = lattice.around(i / clues.cols, i % clues.cols);
    out.rule([&] {
      return Rule{{"clue", {i}},
                  {around.begin(), around.end()},
                  cell_name_at(i, clues.cols) + ": " +
                      counted(static_cast<std::size_t>(clue), "line") + " around it"};
    });
    Lits lines;
    for (const int line : around) lines.push_back(x.is(line, 1));
    exactly(out, lines, clue, form);
  }
}

// Of the cells with most lines around them the nearest to the middle: there layers begin. Of its
// four lines with a clue of k any 5 - k have a drawn one.
std::vector<int> one_is_drawn(const Grid<int>& clues, const Lattice& lattice) {
  int best = -1;
  auto best_rank = std::pair(0, 0);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] < 1) continue;
    const int off = std::abs(2 * (i / clues.cols) + 1 - clues.rows) +
                    std::abs(2 * (i % clues.cols) + 1 - clues.cols);
    const auto rank = std::pair(-clues[i], off);
    if (best >= 0 && rank >= best_rank) continue;
    best = i;
    best_rank = rank;
  }
  if (best < 0) return {};
  const auto around = lattice.around(best / clues.cols, best % clues.cols);
  return {around.begin(), around.end() - (clues[best] - 1)};
}

}  // namespace

void encode_slitherlink(const BoardData& board, const Unknowns& x, const EncodeOptions& options,
                        ClauseSink& out) {
  const Grid<int>& clues = clues_in(board);
  const Lattice lattice{board.rows, board.cols};
  clue_counts(clues, lattice, x, options.cardinality, out);
  SingleLoop loop;
  loop.vertices = lattice.vertices();
  loop.visits_all = board.part<bool>(1);
  loop.one_is_drawn = one_is_drawn(clues, lattice);
  loop.vertex_name = [lattice](int vertex) { return lattice.vertex_name(vertex); };
  loop.line_name = [lattice](int line) { return lattice.name(line); };
  for (int line = 0; line < lattice.size(); ++line) {
    const auto [from, to] = lattice.ends(line);
    loop.lines.push_back({from, to, x.is(line, 1), line});
  }
  single_loop(out, loop, options);
}

}  // namespace p2c
