#include "instances/puzzles/nonogram/nonogram.hpp"

#include <optional>
#include <vector>

#include "encoder/encodings.hpp"
#include "encoder/puzzles/nonogram_beliefs.hpp"
#include "encoder/slot_names.hpp"
#include "encoder/values/runs.hpp"

namespace p2c {
namespace {

static_assert(kAnyLength == kOpenLength);

std::optional<NonogramBeliefs> guess_cells(const Nonogram& puzzle, const Unknowns& x,
                                           ClauseSink& out) {
  if (!out.wants_guesses()) return {};
  std::optional<NonogramBeliefs> beliefs = NonogramBeliefs::find(puzzle, x, out);
  for (int cell = 0; beliefs && cell < x.size(); ++cell) {
    out.guess(x.is(cell, beliefs->filled(cell) > 0.5 ? 1 : 0));
  }
  return beliefs;
}

}  // namespace

void encode(const Nonogram& puzzle, const Unknowns& x, const EncodeOptions& /*options*/,
            ClauseSink& out) {
  const std::optional<NonogramBeliefs> beliefs = guess_cells(puzzle, x, out);
  Lits cells;
  for (int k = 0; k < puzzle.rows() + puzzle.cols(); ++k) {
    cells.clear();
    const std::vector<int> line = board_line(puzzle.rows(), puzzle.cols(), k);
    for (const int i : line) cells.push_back(x.is(i, 1));
    out.rule([&] {
      return Rule{{"line", {k}},
                  line,
                  line_name(k, puzzle.rows()) + ": the blocks " + clue_text(puzzle.clue(k))};
    });
    blocks_on_line(
        out, cells, puzzle.clue(k), [&] { return line_word(k, puzzle.rows()); },
        beliefs ? beliefs->crossing(k) : std::vector<double>());
  }
}

}  // namespace p2c
