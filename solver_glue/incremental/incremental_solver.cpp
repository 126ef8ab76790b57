#include "solver_glue/incremental/incremental_solver.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include "encoder/connectivity/frontier.hpp"
#include "solver_glue/incremental/connectivity_cuts.hpp"
#include "solver_glue/incremental/cycle_cuts.hpp"

namespace p2c {

namespace {

// A board of cells whose false cells may touch; of larger ones the clauses would be millions.
bool is_stated_late(const Connected& graph) {
  constexpr std::size_t kMostCells = 4000;
  return graph.grid_cols > 0 && !has_dual(graph) && graph.nodes.size() <= kMostCells;
}

// Along a frontier what is cut off is seen sooner.
bool fits_frontier(const Connected& graph) {
  constexpr std::size_t kMostPairs = 100'000;
  return frontier_pairs(graph) <= kMostPairs;
}

}  // namespace

SolverCounts IncrementalSolver::counts() const {
  SolverCounts counts = counts_;
  counts.variables = variables() - uncounted_;
  return counts;
}

Lit IncrementalSolver::fresh_uncounted() {
  const Lit x = fresh();
  ++uncounted_;
  return x;
}

void IncrementalSolver::take_clause(std::span<const Lit> clause) {
  if (loading_) ++counts_.clauses;
  if (cutting_ && show_cut_) show_cut_(*cutting_, clause);
  for (const Lit x : clause) waiting_.push_back(x.dimacs());
  waiting_.push_back(0);
  if (waiting_.size() > kMostWaiting) load();
}

void IncrementalSolver::load() {
  receive(waiting_);
  waiting_.clear();
}

bool IncrementalSolver::take(const Connected& constraint) {
  whole_.push_back(constraint);
  return true;
}

namespace {

// Without the literals that always hold; nothing when one never does.
std::optional<Lits> without_constants(std::span<const Lit> assumptions) {
  Lits open;
  for (const Lit x : assumptions) {
    if (x == kFalse) return {};
    if (x != kTrue) open.push_back(x);
  }
  return open;
}

// Without the literals that never hold; nothing when one always does.
Lits open_choices(std::span<const Lit> one_of) {
  Lits open;
  for (const Lit x : one_of) {
    if (x == kTrue) return {};
    if (x != kFalse) open.push_back(x);
  }
  return open;
}

}  // namespace

Status IncrementalSolver::solve(std::span<const Lit> assumptions, std::span<const Lit> one_of) {
  loading_ = false;
  failed_.clear();
  const std::optional<Lits> open = without_constants(assumptions);
  if (!open) failed_.push_back(kFalse);
  const bool never = std::all_of(one_of.begin(), one_of.end(), [](Lit x) { return x == kFalse; });
  if (!open || (!one_of.empty() && never)) return Status::kUnsatisfiable;
  const Lits choices = open_choices(one_of);
  while (true) {
    const Status status = solve_once(*open, choices);
    if (status == Status::kUnknown && state_cells()) continue;
    if (status != Status::kSatisfiable || !add_cuts()) return status;
  }
}

Status IncrementalSolver::solve_once(std::span<const Lit> assumptions,
                                     std::span<const Lit> one_of) {
  ++counts_.rounds;
  try {
    load();
  } catch (const Stopped&) {
    return Status::kUnknown;
  }
  if (most_conflicts_ > 0 && counts_.conflicts >= most_conflicts_) return Status::kUnknown;
  std::int64_t conflicts = most_conflicts_ > 0 ? most_conflicts_ - counts_.conflicts : -1;
  if (may_state_cells()) {
    const std::int64_t left = std::max<std::int64_t>(1, patience() - counts_.conflicts);
    conflicts = conflicts < 0 ? left : std::min(conflicts, left);
  }
  const Status status = run(assumptions, one_of, conflicts, model_);
  if (status == Status::kUnsatisfiable) {
    std::copy_if(assumptions.begin(), assumptions.end(), std::back_inserter(failed_),
                 [&](Lit x) { return was_needed(x); });
  }
  return status;
}

bool IncrementalSolver::has_dual_graph() const {
  return std::any_of(whole_.begin(), whole_.end(), has_dual);
}

bool IncrementalSolver::may_state_cells() const {
  return !show_cut_ && std::any_of(whole_.begin(), whole_.end(), is_stated_late);
}

// Measured on published Nurikabes: elimination helps few boards, and slows down those that cuts
// alone would end in some thousand conflicts.
std::int64_t IncrementalSolver::patience() const {
  constexpr std::int64_t kFrontier = 3'000;
  constexpr std::int64_t kElimination = 10'000;
  const bool fit = std::all_of(whole_.begin(), whole_.end(), [](const Connected& graph) {
    return !is_stated_late(graph) || fits_frontier(graph);
  });
  return asked_patience_.value_or(fit ? kFrontier : kElimination);
}

bool IncrementalSolver::state_cells() {
  if (!may_state_cells() || is_stopped(stop())) return false;
  const std::int64_t least = std::max(counts_.conflicts, patience());
  if (most_conflicts_ > 0 && least >= most_conflicts_) return false;
  std::vector<Connected> late;
  std::copy_if(whole_.begin(), whole_.end(), std::back_inserter(late), is_stated_late);
  std::erase_if(whole_, is_stated_late);
  for (const Connected& graph : late) {
    const int before = variables();
    connected(*this, graph,
              {fits_frontier(graph) ? Connectivity::kFrontier : Connectivity::kElimination});
    uncounted_ += variables() - before;
  }
  return true;
}

bool IncrementalSolver::add_cuts() {
  int added = 0;
  for (std::size_t i = 0; i < whole_.size(); ++i) {
    cutting_ = i;
    added += has_dual(whole_[i]) ? add_cycle_cuts(whole_[i], model_, *this)
                                 : add_connectivity_cuts(whole_[i], model_, *this);
  }
  cutting_.reset();
  counts_.cuts += added;
  return added > 0;
}

}  // namespace p2c
