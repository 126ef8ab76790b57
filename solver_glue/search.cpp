#include "solver_glue/search.hpp"

#include <chrono>

namespace puzzle2cnf {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Presolves and encodes, for the constructor's initializers.
Unknowns timed_encode(const AnyPuzzle& puzzle, Givens givens, const SearchOptions& options,
                      ClauseSink& out, double& seconds) {
  const auto start = Clock::now();
  const auto stop = [&] { return options.stop != nullptr && options.stop->reason() != Stop::kNo; };
  const std::optional<Givens> fixed = options.presolve ? puzzle.presolve(stop) : Givens();
  if (fixed) givens.insert(givens.end(), fixed->begin(), fixed->end());
  Unknowns x = encode_all(puzzle, givens, options.encode, out);
  if (!fixed) out.add({});
  seconds = seconds_since(start);
  return x;
}

}  // namespace

Search::Search(const AnyPuzzle& puzzle, const Givens& givens, const SearchOptions& options)
    : puzzle_(puzzle),
      solver_(options.seed, options.stop),
      unknowns_(timed_encode(puzzle, givens, options, solver_, encode_seconds_)) {}

Status Search::next() {
  if (found_) solver_.add(unknowns_.block(answer_));
  return look();
}

Status Search::next_beside(const Answer& answer, std::span<const int> slots) {
  Lits clause;
  for (const int slot : slots) {
    clause.push_back(!unknowns_.is(slot, answer[static_cast<std::size_t>(slot)]));
  }
  solver_.add(clause);
  return look();
}

// Solves, decodes and checks.
Status Search::look() {
  const auto start = Clock::now();
  const Status status = solver_.solve();
  solve_seconds_ += seconds_since(start);
  if (status != Status::kSatisfiable) return status;
  Unknowns::Decoded decoded = unknowns_.decode(solver_.model());
  if (decoded.bad_slot >= 0) throw CheckFailed("a model without one value for each slot");
  if (const Broken broken = puzzle_.check(decoded.answer)) throw CheckFailed(*broken);
  answer_ = std::move(decoded.answer);
  found_ = true;
  return status;
}

}  // namespace puzzle2cnf
