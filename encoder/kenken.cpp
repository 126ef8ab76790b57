#include "encoder/diagram.hpp"
#include "encoder/kenken_cages.hpp"
#include "encoder/latin.hpp"
#include "encoder/puzzles.hpp"
#include "encoder/table.hpp"
#include "instances/kenken_tuples.hpp"

namespace puzzle2cnf {
namespace {

// Measured: up to some hundred tuples a selector for each is smaller and as fast as a diagram; from
// some thousand on it loses.
constexpr std::size_t kMostTuples = 300;
constexpr std::size_t kMostTransitions = 2'000'000;

void cage_rule(int n, const KenKen::Cage& cage, const Unknowns& x, ClauseSink& out) {
  if (const auto tuples = cage_tuples(n, cage, kMostTuples)) {
    return table(out, x, cage.cells, *tuples);
  }
  Lits chosen;  // the operation, where several are possible
  for (const KenKen::Operation operation : operations_of(cage)) {
    chosen.push_back(cage.operation == KenKen::Operation::kAny ? out.fresh() : kTrue);
    const Automaton automaton = cage_automaton(n, operation, cage.target);
    if (diagram(out, x, cage.cells, automaton, chosen.back(), kMostTransitions)) continue;
    throw TooLarge("the diagram of the cage of " + cell_name_at(cage.cells[0], n) +
                   " has more than " + std::to_string(kMostTransitions) + " transitions");
  }
  out.add(chosen);
}

}  // namespace

void encode(const KenKen& puzzle, const Unknowns& x, const EncodeOptions& /*options*/,
            ClauseSink& out) {
  latin(out, x, board_lines(puzzle.n, puzzle.n));
  for (const KenKen::Cage& cage : puzzle.cages) cage_rule(puzzle.n, cage, x, out);
}

}  // namespace puzzle2cnf
