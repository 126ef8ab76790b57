#include "instances/puzzles/slitherlink/slitherlink.hpp"

#include <cstdlib>

#include "encoder/connectivity/single_loop.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"

namespace p2c {
namespace {

void clue_counts(const Slitherlink& puzzle, const Unknowns& x, Cardinality form, ClauseSink& out) {
  const Lattice lattice = puzzle.lattice();
  for (int i = 0; i < puzzle.clue.size(); ++i) {
    const int clue = puzzle.clue[i];
    if (clue < 0) continue;
    const auto around = lattice.around(i / puzzle.cols(), i % puzzle.cols());
    out.rule([&] {
      return Rule{{"clue", {i}},
                  {around.begin(), around.end()},
                  cell_name_at(i, puzzle.cols()) + ": " +
                      counted(static_cast<std::size_t>(clue), "line") + " around it"};
    });
    Lits lines;
    for (const int line : around) lines.push_back(x.is(line, 1));
    exactly(out, lines, clue, form);
  }
}

// Of the cells with most lines around them the nearest to the middle: there layers begin. Of its
// four lines with a clue of k any 5 - k have a drawn one.
std::vector<int> one_is_drawn(const Slitherlink& puzzle) {
  int best = -1;
  auto best_rank = std::pair(0, 0);
  for (int i = 0; i < puzzle.clue.size(); ++i) {
    if (puzzle.clue[i] < 1) continue;
    const int off = std::abs(2 * (i / puzzle.cols()) + 1 - puzzle.rows()) +
                    std::abs(2 * (i % puzzle.cols()) + 1 - puzzle.cols());
    const auto rank = std::pair(-puzzle.clue[i], off);
    if (best >= 0 && rank >= best_rank) continue;
    best = i;
    best_rank = rank;
  }
  if (best < 0) return {};
  const auto around = puzzle.lattice().around(best / puzzle.cols(), best % puzzle.cols());
  return {around.begin(), around.end() - (puzzle.clue[best] - 1)};
}

}  // namespace

void encode(const Slitherlink& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  const Lattice lattice = puzzle.lattice();
  clue_counts(puzzle, x, options.cardinality, out);
  SingleLoop loop;
  loop.vertices = lattice.vertices();
  loop.visits_all = puzzle.every_vertex;
  loop.one_is_drawn = one_is_drawn(puzzle);
  loop.vertex_name = [lattice](int vertex) { return lattice.vertex_name(vertex); };
  loop.line_name = [lattice](int line) { return lattice.name(line); };
  for (int line = 0; line < lattice.size(); ++line) {
    const auto [from, to] = lattice.ends(line);
    loop.lines.push_back({from, to, x.is(line, 1), line});
  }
  single_loop(out, loop, options);
}

}  // namespace p2c
