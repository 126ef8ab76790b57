#include "instances/puzzles/nonogram/nonogram.hpp"

#include "encoder/encodings.hpp"
#include "encoder/slot_names.hpp"
#include "encoder/values/runs.hpp"

namespace p2c {

void encode(const Nonogram& puzzle, const Unknowns& x, const EncodeOptions& /*options*/,
            ClauseSink& out) {
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
    blocks_on_line(out, cells, puzzle.clue(k), [&] { return line_word(k, puzzle.rows()); });
  }
}

}  // namespace p2c
