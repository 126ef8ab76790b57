#include "solver_glue/search.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "encoder/encode_puzzle.hpp"
#include "instances/documents/any_odd_sums.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/formula_memory.hpp"
#include "solver_glue/ipasir/ipasir_solver.hpp"

namespace p2c {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The values that the givens leave, kOpen for the other slots; nothing when they contradict each
// other or a slot's range.
std::optional<Answer> values_of(const std::vector<Slot>& slots, const Givens& givens) {
  Answer values(slots.size(), kOpen);
  for (const auto& [slot, value] : givens) {
    const auto i = static_cast<std::size_t>(slot);
    if (value < slots[i].lo || value > slots[i].hi) return {};
    if (values[i] != kOpen && values[i] != value) return {};
    values[i] = value;
  }
  return values;
}

// The clauses stay in this process.
EncodeOptions for_a_search(EncodeOptions options) {
  if (!options.value_sets) options.value_sets = true;
  return options;
}

}  // namespace

std::unique_ptr<IncrementalSolver> solver_of(const SearchOptions& options) {
  std::unique_ptr<IncrementalSolver> solver;
  if (options.solver == nullptr) {
    solver = std::make_unique<CadicalSolver>(options.seed, options.stop);
  } else {
    solver = std::make_unique<IpasirSolver>(*options.solver, options.stop);
  }
  solver->limit_conflicts(options.conflict_limit);
  solver->state_cells_after(options.switch_after);
  return solver;
}

Search::Search(const AnyPuzzle& puzzle, const Givens& givens, const SearchOptions& options)
    : puzzle_(puzzle),
      encode_options_(for_a_search(options.encode)),
      conflict_limit_(options.conflict_limit),
      givens_(givens),
      solver_(solver_of(options)) {
  solver_->watch_with(options.watch);
  if (options.presolve) solver_->follow_guesses();
  const auto start = Clock::now();
  if (is_stopped(options.stop)) throw Stopped(options.stop->reason());
  const std::optional<Implied> implied = options.presolve ? presolved(options.stop) : Implied();
  if (implied) givens_.insert(givens_.end(), implied->values.begin(), implied->values.end());
  if (is_stopped(options.stop)) throw Stopped(options.stop->reason());
  if (implied && !settle()) {
    const auto fill = [&](ClauseSink& out) { encode_all(puzzle, givens_, encode_options_, out); };
    refuse_over(options.memory_limit, fill, options.stop);
    unknowns_ = encode_all(puzzle, givens_, encode_options_, *solver_);
  }
  encode_seconds_ = seconds_since(start);
}

// Presolving does not look at the givens, which may make a sum odd.
std::optional<Implied> Search::presolved(const Stop* stop) const {
  if (!givens_.empty() && odd_sums(puzzle_, givens_, stop)) return {};
  return puzzle_.presolve(stop);
}

// With a value for each slot there is nothing to encode; true then.
bool Search::settle() {
  const std::optional<Answer> values = values_of(puzzle_.slots(), givens_);
  if (!values) return true;
  if (std::find(values->begin(), values->end(), kOpen) != values->end()) return false;
  if (!puzzle_.check(*values)) only_ = *values;
  return true;
}

Status Search::next() {
  if (!unknowns_) return take_only();
  if (found_) solver_->add(unknowns_->block(answer_));
  return look();
}

Status Search::next_beside(const Answer& answer, std::span<const int> slots) {
  if (!unknowns_) return take_only();
  Lits clause;
  for (const int slot : slots) {
    clause.push_back(!unknowns_->is(slot, answer[slot]));
  }
  solver_->add(clause);
  return look();
}

void Search::exclude(const Answer& answer) {
  if (unknowns_) solver_->add(unknowns_->block(answer));
  if (only_ == answer) only_.reset();
}

void Search::prefer(const Answer& answer) {
  if (!unknowns_) return;
  for (int slot = 0; slot < unknowns_->size(); ++slot) {
    const Lit x = unknowns_->is(slot, answer[slot]);
    if (x != kTrue && x != kFalse) solver_->prefer(x);
  }
}

void Search::forget_preferences() {
  if (!unknowns_) return;
  for (int x = 1; x <= unknowns_->variables(); ++x) solver_->forget_preference(Lit(x));
}

Status Search::next_with(const Givens& assumed, const Givens& one_of, std::int64_t conflicts) {
  failed_.clear();
  if (!unknowns_) return look_at_only(assumed, one_of);
  const Lits assumptions = literals(assumed);
  if (conflicts > 0) {
    const std::int64_t most = solver_->counts().conflicts + conflicts;
    solver_->limit_conflicts(conflict_limit_ > 0 ? std::min(conflict_limit_, most) : most);
  }
  const Status status = look(assumptions, literals(one_of));
  solver_->limit_conflicts(conflict_limit_);
  if (status != Status::kUnsatisfiable) return status;
  Lits failed = solver_->failed();
  std::sort(failed.begin(), failed.end());
  for (std::size_t i = 0; i < assumed.size(); ++i) {
    if (std::binary_search(failed.begin(), failed.end(), assumptions[i])) {
      failed_.push_back(assumed[i]);
    }
  }
  return status;
}

// The same for the one answer that is left where nothing was encoded.
Status Search::look_at_only(const Givens& assumed, const Givens& one_of) {
  if (!only_) return Status::kUnsatisfiable;
  const auto has = [&](const std::pair<int, int>& given) {
    return (*only_)[given.first] == given.second;
  };
  std::copy_if(assumed.begin(), assumed.end(), std::back_inserter(failed_), std::not_fn(has));
  const bool chosen = one_of.empty() || std::any_of(one_of.begin(), one_of.end(), has);
  if (!failed_.empty() || !chosen) return Status::kUnsatisfiable;
  answer_ = *only_;
  return Status::kSatisfiable;
}

Lits Search::literals(const Givens& values) const {
  Lits literals;
  literals.reserve(values.size());
  for (const auto& [slot, value] : values) literals.push_back(unknowns_->is(slot, value));
  return literals;
}

SolverCounts Search::counts() const {
  if (unknowns_) return solver_->counts();
  SolverCounts counts;
  WithoutGraphs<CountingSink> counter;
  counter.stop_with(solver_->stop());
  try {
    encode_all(puzzle_, givens_, encode_options_, counter);
  } catch (const TooLarge&) {
    return counts;  // the answer holds, and there is no formula to speak of
  } catch (const Stopped&) {
    return counts;  // the same, and the formula would take too long
  }
  counts.variables = counter.variables();
  counts.clauses = counter.clauses();
  return counts;
}

// The first answer is the last.
Status Search::take_only() {
  if (!only_) return Status::kUnsatisfiable;
  answer_ = *std::exchange(only_, {});
  return Status::kSatisfiable;
}

// Solves, decodes and checks.
Status Search::look(std::span<const Lit> assumptions, std::span<const Lit> one_of) {
  const auto start = Clock::now();
  const Status status = solver_->solve(assumptions, one_of);
  solve_seconds_ += seconds_since(start);
  if (status != Status::kSatisfiable) return status;
  Unknowns::Decoded decoded = unknowns_->decode(solver_->model());
  if (decoded.bad_slot >= 0) throw CheckFailed("a model without one value for each slot");
  if (const Broken broken = puzzle_.check(decoded.answer)) throw CheckFailed(*broken);
  answer_ = std::move(decoded.answer);
  found_ = true;
  return status;
}

}  // namespace p2c
