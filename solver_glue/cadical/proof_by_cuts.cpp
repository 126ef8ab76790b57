#include "solver_glue/cadical/proof_by_cuts.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "cnf_out/formula.hpp"
#include "cnf_out/proof_text.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/incremental/bare_formula.hpp"
#include "solver_glue/incremental/root_lemmas.hpp"

namespace p2c {
namespace {

struct Cuts {
  Formula clauses;
  std::vector<std::size_t> graphs;  // of each, the constraint that it follows from
};

void add_all(const Formula& clauses, ClauseSink& out) {
  for (std::size_t i = 0; i < clauses.size(); ++i) out.add(clauses[i]);
}

// Variables that only connectivity would have are left out: each round would decide them all.
Status search_by_cuts(const BareFormula& bare, CadicalSolver& solver, Cuts& cuts) {
  cuts.clauses.fresh(bare.variables());
  solver.show_cuts_to([&](std::size_t graph, std::span<const Lit> cut) {
    cuts.clauses.add(cut);
    cuts.graphs.push_back(graph);
  });
  solver.fresh(bare.last_variable());
  for (const BareFormula::Graph& graph : bare.graphs()) solver.take(graph.constraint);
  add_all(bare, solver);
  return solver.solve();
}

// Cuts that are enough, not always the fewest: to check one takes the checker longer than all this.
// They are assumed one by one, and those that were needed are tried alone until all of them are.
Status keep_needed(const BareFormula& bare, CadicalSolver& solver, Cuts& cuts) {
  solver.fresh(bare.last_variable());
  add_all(bare, solver);
  const Lits kept = solver.fresh(static_cast<int>(cuts.clauses.size()));
  Lits clause;
  for (std::size_t i = 0; i < kept.size(); ++i) {
    clause.assign(cuts.clauses[i].begin(), cuts.clauses[i].end());
    clause.push_back(!kept[i]);
    solver.add(clause);
  }
  Lits needed = kept;
  for (std::size_t before = needed.size() + 1; needed.size() < before;) {
    before = needed.size();
    const Status status = solver.solve(needed);
    if (status != Status::kUnsatisfiable) return status;
    needed = solver.failed();
  }
  std::sort(needed.begin(), needed.end());
  Cuts fewer;
  fewer.clauses.fresh(bare.variables());
  for (std::size_t i = 0; i < kept.size(); ++i) {
    if (!std::binary_search(needed.begin(), needed.end(), kept[i])) continue;
    fewer.clauses.add(cuts.clauses[i]);
    fewer.graphs.push_back(cuts.graphs[i]);
  }
  cuts = std::move(fewer);
  return Status::kUnsatisfiable;
}

// One solver after the other, within the limit of conflicts. It ends where one does not say that
// there is no model.
class Limited {
 public:
  explicit Limited(const TraceOptions& options) : left_(options) {}

  template <class Work>
  Status run(const Work& work) {
    CadicalSolver solver(left_.seed, left_.stop);
    solver.limit_conflicts(left_.conflict_limit);
    const Status status = work(solver);
    if (left_.conflict_limit == 0) return status;
    left_.conflict_limit -= solver.counts().conflicts;
    return left_.conflict_limit > 0 ? status : Status::kUnknown;
  }
  const TraceOptions& left() const { return left_; }

 private:
  TraceOptions left_;
};

// Each cut after its lemmas.
Formula steps_of(const BareFormula& bare, const Cuts& cuts) {
  Formula steps;
  steps.fresh(bare.variables());
  for (std::size_t i = 0; i < cuts.clauses.size(); ++i) {
    add_root_lemmas(bare.graphs()[cuts.graphs[i]], cuts.clauses[i], steps);
    steps.add(cuts.clauses[i]);
  }
  return steps;
}

}  // namespace

Status trace_proof_by_cuts(const ByteWriter& write, const FillFormula& fill,
                           const TraceOptions& options) {
  BareFormula bare;
  bare.stop_with(options.stop);
  fill(bare);
  if (bare.graphs().empty()) return trace_proof(write, fill, options);
  Cuts cuts;
  Limited limited(options);
  Status status =
      limited.run([&](CadicalSolver& solver) { return search_by_cuts(bare, solver, cuts); });
  if (status != Status::kUnsatisfiable) return status;
  status = limited.run([&](CadicalSolver& solver) { return keep_needed(bare, solver, cuts); });
  if (status != Status::kUnsatisfiable) return status;
  write_steps(write, steps_of(bare, cuts));
  const FillFormula with_cuts = [&](ClauseSink& out) {
    out.fresh(bare.variables());
    add_all(bare, out);
    add_all(cuts.clauses, out);
  };
  return trace_proof(write, with_cuts, limited.left());
}

}  // namespace p2c
