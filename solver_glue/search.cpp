#include "solver_glue/search.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace puzzle2cnf {
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

// Before the work: roughly what CaDiCaL takes, a clause with two watches and a variable with its
// tables, and our copy until it is loaded.
void refuse_over(std::int64_t limit, const std::function<void(ClauseSink&)>& fill,
                 const Stop* stop) {
  WithoutGraphs<CountingSink> counter;
  counter.stop_with(stop);
  fill(counter);
  const std::int64_t bytes =
      64 * counter.clauses() + 8 * counter.literals() + std::int64_t{150} * counter.variables();
  if (bytes <= limit) return;
  throw TooLarge("the formula has " + std::to_string(counter.variables()) + " variables and " +
                 std::to_string(counter.clauses()) + " clauses and would take about " +
                 std::to_string(bytes / 1'000'000) + " MB, above the limit of " +
                 std::to_string(limit / 1'000'000) + " MB");
}

}  // namespace

Search::Search(const AnyPuzzle& puzzle, const Givens& givens, const SearchOptions& options)
    : puzzle_(puzzle),
      encode_options_(options.encode),
      givens_(givens),
      solver_(options.seed, options.stop) {
  solver_.watch_with(options.watch);
  solver_.limit_conflicts(options.conflict_limit);
  const auto start = Clock::now();
  const auto stop = [&] { return options.stop != nullptr && options.stop->reason() != Stop::kNo; };
  const std::optional<Givens> fixed = options.presolve ? puzzle.presolve(stop) : Givens();
  if (fixed) givens_.insert(givens_.end(), fixed->begin(), fixed->end());
  if (fixed && !settle()) {
    const auto fill = [&](ClauseSink& out) { encode_all(puzzle, givens_, options.encode, out); };
    if (options.memory_limit > 0) refuse_over(options.memory_limit, fill, options.stop);
    unknowns_ = encode_all(puzzle, givens_, options.encode, solver_);
  }
  encode_seconds_ = seconds_since(start);
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
  if (found_) solver_.add(unknowns_->block(answer_));
  return look();
}

Status Search::next_beside(const Answer& answer, std::span<const int> slots) {
  if (!unknowns_) return take_only();
  Lits clause;
  for (const int slot : slots) {
    clause.push_back(!unknowns_->is(slot, answer[static_cast<std::size_t>(slot)]));
  }
  solver_.add(clause);
  return look();
}

SolverCounts Search::counts() const {
  if (unknowns_) return solver_.counts();
  SolverCounts counts;
  WithoutGraphs<CountingSink> counter;
  counter.stop_with(solver_.stop());
  try {
    encode_all(puzzle_, givens_, encode_options_, counter);
  } catch (const TooLarge&) {
    return counts;  // the answer stands, and there is no formula to speak of
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
Status Search::look() {
  const auto start = Clock::now();
  const Status status = solver_.solve();
  solve_seconds_ += seconds_since(start);
  if (status != Status::kSatisfiable) return status;
  Unknowns::Decoded decoded = unknowns_->decode(solver_.model());
  if (decoded.bad_slot >= 0) throw CheckFailed("a model without one value for each slot");
  if (const Broken broken = puzzle_.check(decoded.answer)) throw CheckFailed(*broken);
  answer_ = std::move(decoded.answer);
  found_ = true;
  return status;
}

}  // namespace puzzle2cnf
