#include "solver_glue/incremental/bare_formula.hpp"

#include <algorithm>

namespace p2c {

void BareFormula::begin_graph(const Connected& constraint) {
  in_graph_ = true;
  graphs_.push_back({constraint, {}});
  for (const Lit x : constraint.nodes) use(x);
  for (const Connected::Edge& edge : constraint.edges) use(edge.present);
}

void BareFormula::end_graph(const Lits& roots) {
  in_graph_ = false;
  graphs_.back().roots = roots;
}

void BareFormula::take_clause(std::span<const Lit> clause) {
  if (in_graph_) return;
  for (const Lit x : clause) use(x);
  Formula::take_clause(clause);
}

void BareFormula::use(Lit x) {
  if (x != kTrue && x != kFalse) last_variable_ = std::max(last_variable_, x.variable());
}

}  // namespace p2c
