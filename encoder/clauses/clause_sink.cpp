#include "encoder/clauses/clause_sink.hpp"

#include <algorithm>
#include <string>

#include "encoder/clauses/linear.hpp"

namespace p2c {
namespace {

// Nothing to fold: short, each variable once, no constant. So are most clauses.
bool is_plain(std::span<const Lit> clause) {
  constexpr std::size_t kFew = 4;
  if (clause.size() > kFew) return false;
  for (std::size_t i = 0; i < clause.size(); ++i) {
    const int variable = clause[i].variable();
    if (variable == kTrue.variable()) return false;
    for (std::size_t j = 0; j < i; ++j) {
      if (clause[j].variable() == variable) return false;
    }
  }
  return true;
}

}  // namespace

Lits ClauseSink::fresh(int n) {
  constexpr int kMany = 4096;
  if (n >= kMany) poll();
  Lits literals;
  literals.reserve(static_cast<std::size_t>(n));
  for (int i = 0; i < n; ++i) literals.push_back(fresh());
  return literals;
}

void ClauseSink::too_large() {
  throw TooLarge("the formula needs more than " + std::to_string(kMostVariables) + " variables");
}

void ClauseSink::poll() const {
  if (stop_ == nullptr) return;
  if (const Stop::Reason reason = stop_->reason()) throw Stopped(reason);
}

void ClauseSink::add(std::span<const Lit> clause) {
  constexpr unsigned kPollEvery = 4096;
  if (++adds_ % kPollEvery == 0) poll();
  if (is_plain(clause)) return take_clause(clause);
  if (fold(clause)) take_clause(folded_);
}

bool ClauseSink::take(const Linear& constraint) {
  if (!takes_linear_) return false;
  poll();
  const Linear folded = over_variables(constraint);
  if (folded.never_holds()) {
    add({});
  } else if (!folded.always_holds()) {
    take_linear(folded);
  }
  return true;
}

// Fills folded_; false when the clause is always true. Short clauses are searched, long ones use
// a stamp per literal, so that the work stays linear.
bool ClauseSink::fold(std::span<const Lit> clause) {
  constexpr std::size_t kShort = 12;
  const bool short_clause = clause.size() <= kShort;
  if (!short_clause) {
    seen_.resize(2 * static_cast<std::size_t>(variables_) + 2, 0);
    ++stamp_;
  }
  const auto has = [&](Lit x) {
    if (short_clause) return std::find(folded_.begin(), folded_.end(), x) != folded_.end();
    return seen_[2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0)] == stamp_;
  };
  folded_.clear();
  for (const Lit x : clause) {
    if (x == kTrue) return false;
    if (x == kFalse || has(x)) continue;
    if (has(!x)) return false;
    folded_.push_back(x);
    if (!short_clause) {
      seen_[2 * static_cast<std::size_t>(x.variable()) + (x.positive() ? 1 : 0)] = stamp_;
    }
  }
  return true;
}

}  // namespace p2c
