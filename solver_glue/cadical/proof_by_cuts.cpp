#include "solver_glue/cadical/proof_by_cuts.hpp"

#include "cnf_out/formula.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/incremental/bare_formula.hpp"
#include "solver_glue/incremental/root_lemmas.hpp"

namespace p2c {
namespace {

// What a search by cuts found.
struct Found {
  Status status = Status::kUnknown;
  std::int64_t conflicts = 0;
  Formula cuts;
  Formula steps;  // the same, each cut after its lemmas
};

void add_all(const Formula& clauses, ClauseSink& out) {
  for (std::size_t i = 0; i < clauses.size(); ++i) out.add(clauses[i]);
}

// Variables that only connectivity would have are left out: each round would decide them all.
Found search_by_cuts(const BareFormula& bare, const TraceOptions& options) {
  Found found;
  found.cuts.fresh(bare.variables());
  found.steps.fresh(bare.variables());
  CadicalSolver solver(options.seed, options.stop);
  solver.limit_conflicts(options.conflict_limit);
  solver.show_cuts_to([&](std::size_t graph, std::span<const Lit> cut) {
    add_root_lemmas(bare.graphs()[graph], cut, found.steps);
    found.steps.add(cut);
    found.cuts.add(cut);
  });
  solver.fresh(bare.last_variable());
  for (const BareFormula::Graph& graph : bare.graphs()) solver.take(graph.constraint);
  add_all(bare, solver);
  found.status = solver.solve();
  found.conflicts = solver.counts().conflicts;
  return found;
}

void write_steps(const ByteWriter& write, const Formula& steps) {
  TextBuffer out(write);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    for (const Lit x : steps[i]) out.number(x.dimacs(), ' ');
    out.text("0\n");
  }
  out.flush();
}

}  // namespace

Status trace_proof_by_cuts(const ByteWriter& write, const FillFormula& fill,
                           const TraceOptions& options) {
  BareFormula bare;
  bare.stop_with(options.stop);
  fill(bare);
  if (bare.graphs().empty()) return trace_proof(write, fill, options);
  const Found found = search_by_cuts(bare, options);
  if (found.status != Status::kUnsatisfiable) return found.status;
  TraceOptions rest = options;
  if (options.conflict_limit > 0) {
    rest.conflict_limit -= found.conflicts;
    if (rest.conflict_limit <= 0) return Status::kUnknown;
  }
  write_steps(write, found.steps);
  const FillFormula with_cuts = [&](ClauseSink& out) {
    out.fresh(bare.variables());
    add_all(bare, out);
    add_all(found.cuts, out);
  };
  return trace_proof(write, with_cuts, rest);
}

}  // namespace p2c
