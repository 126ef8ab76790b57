#include "solver_glue/generate/other_answer.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"
#include "solver_glue/search.hpp"

namespace p2c {
namespace {

bool is_other(const Answer& one, const AnyPuzzle& puzzle, const Answer& answer) {
  return one.size() == answer.size() && one != answer && !puzzle.check(one);
}

}  // namespace

RuleVersionsOptions OtherAnswer::options() const {
  return {{Connectivity::kCuts}, 0, kMostConflicts, stop_};
}

RuleVersions& OtherAnswer::versions(const AnyPuzzle& puzzle) {
  if (!versions_) {
    const PuzzlePtr base = generator_.base ? generator_.base(puzzle) : nullptr;
    versions_.emplace(puzzle.slots(), base.get(), options());
  }
  return *versions_;
}

std::optional<bool> OtherAnswer::is_only(const AnyPuzzle& puzzle, const Answer& answer) {
  confirmed_ = nullptr;
  if (const std::optional<Status> status = ask_rules(puzzle, answer, nullptr)) {
    return *status == Status::kUnsatisfiable;
  }
  if (is_known(puzzle, answer)) return false;
  const Status status =
      generator_.asks_afresh ? ask_afresh(puzzle, answer) : ask_versions(puzzle, answer);
  if (status == Status::kSatisfiable) keep_found();
  if (status != Status::kUnknown) return status == Status::kUnsatisfiable;
  throw_if_stopped(stop_);
  return {};
}

Status OtherAnswer::without_clues(const AnyPuzzle& puzzle, const Answer& answer,
                                  const AnyPuzzle& fuller, std::int64_t most_conflicts) {
  const std::optional<Status> by_rules = ask_rules(puzzle, answer, &fuller);
  if (by_rules) return *by_rules;
  versions(puzzle).limit_conflicts(most_conflicts);
  const Status status = ask_versions(puzzle, answer);
  versions_->limit_conflicts(kMostConflicts);
  return status;
}

std::optional<Status> OtherAnswer::ask_rules(const AnyPuzzle& puzzle, const Answer& answer,
                                             const AnyPuzzle* fuller) {
  if (!generator_.asker) return {};
  throw_if_stopped(stop_);
  if (!rules_) rules_ = generator_.asker(puzzle);
  ByRules found = rules_(puzzle, answer, fuller);
  if (!found.known) return {};
  if (!found.other) return Status::kUnsatisfiable;
  found_ = *std::move(found.other);
  return Status::kSatisfiable;
}

// To look through a few answers is quicker than to ask.
bool OtherAnswer::is_known(const AnyPuzzle& puzzle, const Answer& answer) {
  for (std::size_t i = before_.size(); i-- > 0;) {
    if (!is_other(before_[i], puzzle, answer)) continue;
    found_ = before_[i];
    return true;
  }
  return false;
}

int OtherAnswer::known_others(const AnyPuzzle& puzzle, const Answer& answer) const {
  return static_cast<int>(std::count_if(before_.begin(), before_.end(), [&](const Answer& one) {
    return is_other(one, puzzle, answer);
  }));
}

void OtherAnswer::keep_found() {
  constexpr std::size_t kMostKept = 30;
  if (before_.size() == kMostKept) before_.erase(before_.begin());
  before_.push_back(found_);
}

Status OtherAnswer::near(const AnyPuzzle& puzzle, const Answer& wanted) {
  RuleVersions& versions = this->versions(puzzle);
  return found_near(versions.near(puzzle, wanted), versions);
}

Status OtherAnswer::draw(const AnyPuzzle& ground, const Answer& wanted, std::int64_t most_conflicts,
                         int fixed) {
  if (!ground_) ground_.emplace(ground.slots(), &ground, options());
  ground_->limit_conflicts(most_conflicts);
  return found_near(ground_->near(ground, wanted, fixed), *ground_);
}

Status OtherAnswer::found_near(Status status, const RuleVersions& versions) {
  if (status == Status::kSatisfiable) found_ = versions.found();
  if (status == Status::kUnknown) throw_if_stopped(stop_);
  return status;
}

bool OtherAnswer::confirm(const AnyPuzzle& puzzle, const Answer& answer) {
  if (puzzle.check(answer)) throw CheckFailed("a generated puzzle without its answer");
  if (&puzzle == confirmed_) return true;
  const Status status = ask_afresh(puzzle, answer);
  if (status == Status::kSatisfiable) throw CheckFailed("a generated puzzle has two answers");
  if (status == Status::kUnknown) throw_if_stopped(stop_);
  return status == Status::kUnsatisfiable;
}

Status OtherAnswer::ask_versions(const AnyPuzzle& puzzle, const Answer& answer) {
  RuleVersions& versions = this->versions(puzzle);
  const Status status = versions.other(puzzle, answer);
  if (status == Status::kSatisfiable) found_ = versions.found();
  return status;
}

Status OtherAnswer::ask_afresh(const AnyPuzzle& puzzle, const Answer& answer) {
  SearchOptions options;
  options.conflict_limit = kMostConflicts;
  options.stop = stop_;
  Search search(puzzle, {}, options);
  search.exclude(answer);
  search.prefer(answer);
  const Status status = search.next();
  if (status == Status::kSatisfiable) found_ = search.answer();
  if (status == Status::kUnsatisfiable) confirmed_ = &puzzle;
  return status;
}

}  // namespace p2c
