#include "encoder/kenken_cages.hpp"
#include "encoder/latin.hpp"
#include "encoder/puzzles.hpp"
#include "encoder/table.hpp"

namespace puzzle2cnf {

void encode(const KenKen& puzzle, const Unknowns& x, const EncodeOptions& /*options*/,
            ClauseSink& out) {
  latin(out, x, board_lines(puzzle.n, puzzle.n));
  for (const KenKen::Cage& cage : puzzle.cages) {
    table(out, x, cage.cells, cage_tuples(puzzle.n, cage, out));
  }
}

}  // namespace puzzle2cnf
