// How near solving a Hashi comes to what CaDiCaL alone needs for the rules without connectivity.
// A line for each puzzle: file, the floor's seconds, our seconds, the floor's clauses.
//
//   bench_hashi_floor FILE...
//
// Floor: a new solver, the clauses of degrees and crossings added, one call. Ours: from the text to
// the answer that passed the check. The two take turns. The floor's clauses must be as many as the
// arithmetic of the encoding study says: for each span one, for each crossing one, and for each
// island with clue k as many as its spans have ways to carry k - 1 and k + 1 bridges.
#include <cstdio>

#include "cnf_out/formula.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "instances/documents/document.hpp"
#include "instances/puzzles/hashi/hashi_crossings.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/search.hpp"
#include "tests/bench/timing.hpp"

namespace p2c {
namespace {

// The ways of `spans` values from 0 to 2 to add up to `sum`.
long long ways(int spans, int sum) {
  if (sum < 0) return 0;
  if (spans == 0) return sum == 0 ? 1 : 0;
  return ways(spans - 1, sum) + ways(spans - 1, sum - 1) + ways(spans - 1, sum - 2);
}

std::vector<std::vector<int>> spans_by_island(const Hashi& puzzle) {
  std::vector<std::vector<int>> spans(puzzle.islands.size());
  for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
    spans[puzzle.spans[i].from].push_back(static_cast<int>(i));
    spans[puzzle.spans[i].to].push_back(static_cast<int>(i));
  }
  return spans;
}

long long expected_clauses(const Hashi& puzzle) {
  auto clauses = static_cast<long long>(puzzle.spans.size() + hashi_crossings(puzzle).size());
  const auto spans = spans_by_island(puzzle);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    const int clue = puzzle.islands[i].clue;
    const int count = static_cast<int>(spans[i].size());
    clauses += ways(count, clue - 1) + ways(count, clue + 1);
  }
  return clauses;
}

// Degrees and crossings over two literals a span: at least one bridge, at least two.
void add_floor(const Hashi& puzzle, ClauseSink& out) {
  std::vector<Lits> bridges;
  for (std::size_t i = 0; i < puzzle.spans.size(); ++i) {
    bridges.push_back(out.fresh(2));
    out.add({!bridges[i][1], bridges[i][0]});
  }
  const auto spans = spans_by_island(puzzle);
  for (std::size_t i = 0; i < spans.size(); ++i) {
    std::vector<Lits> terms;
    for (const int span : spans[i]) terms.push_back(bridges[span]);
    sums_to(out, terms, puzzle.islands[i].clue);
  }
  for (const auto& [a, b] : hashi_crossings(puzzle)) {
    out.add({!bridges[a][0], !bridges[b][0]});
  }
}

Hashi read_hashi(const std::string& text, const std::string& file) {
  for (const Format<Hashi>& format : Hashi::formats()) {
    if (format.scheme.name != "has") continue;
    TextReader in(text, file, format.scheme.rules);
    return format.read(in).puzzle;
  }
  throw std::runtime_error("there is no format 'has'");
}

void measure(const std::string& file) {
  const std::string text = read_file(file);
  const Hashi puzzle = read_hashi(text, file);
  Formula formula;
  add_floor(puzzle, formula);
  if (static_cast<long long>(formula.size()) != expected_clauses(puzzle)) {
    throw std::runtime_error(file + ": the floor has other clauses than the arithmetic says");
  }
  const Timer floor;
  {
    CadicalSolver solver;
    solver.fresh(formula.variables());
    for (std::size_t i = 0; i < formula.size(); ++i) solver.add(formula[i]);
    solver.solve();
  }
  const double floor_seconds = floor.seconds();
  const Timer ours;
  {
    const Document document = read_document(text, file);
    Search search(*document.puzzle, document.givens, {});
    if (search.next() != Status::kSatisfiable) throw std::runtime_error(file + ": no answer");
  }
  std::printf("%s\t%.6f\t%.6f\t%zu\n", file.c_str(), floor_seconds, ours.seconds(), formula.size());
}

}  // namespace
}  // namespace p2c

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) p2c::measure(argv[i]);
}
