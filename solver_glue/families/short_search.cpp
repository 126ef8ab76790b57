#include "solver_glue/families/short_search.hpp"

#include "cnf_out/model_check.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

// What it confirms: two in three of what takes a second, and nothing hard.
constexpr std::int64_t kConflicts = 10'000;

void fill(const Cnf& formula, ClauseSink& out) {
  while (out.variables() < formula.variables()) out.fresh();
  for (std::size_t i = 0; i < formula.size(); ++i) out.add(formula[i]);
}

}  // namespace

Status short_search(const FamilyPuzzle& puzzle, const Stop& stop) {
  SearchOptions options;
  options.conflict_limit = kConflicts;
  options.stop = &stop;
  Search search(*puzzle.document.puzzle, puzzle.document.givens, options);
  if (puzzle.blocked) search.exclude(*puzzle.blocked);
  const Status found = search.next();
  if (is_stopped(&stop)) throw Stopped(stop.reason());
  return found;
}

Status short_search(const Cnf& formula, const Stop& stop) {
  CadicalSolver solver(0, &stop);
  solver.limit_conflicts(kConflicts);
  fill(formula, solver);
  const Status found = solver.solve();
  if (is_stopped(&stop)) throw Stopped(stop.reason());
  if (found != Status::kSatisfiable) return found;
  ModelCheck check(solver.model());
  fill(formula, check);
  if (check.broken() == 0) return found;
  throw CheckFailed("the model breaks clause " + std::to_string(check.broken()));
}

}  // namespace p2c
