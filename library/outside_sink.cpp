#include "library/outside_sink.hpp"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <unordered_set>

namespace p2c {
namespace {

void expect_literal(int literal) {
  if (literal == 0 || literal == INT_MIN) {
    throw std::invalid_argument("expected a literal, got " + std::to_string(literal));
  }
}

}  // namespace

Lit OutsideSink::bind(int literal) {
  expect_literal(literal);
  if (literal == puzzle2cnf::kTrue) return kTrue;
  if (literal == puzzle2cnf::kFalse) return kFalse;
  int& variable = variable_[std::abs(literal)];
  if (variable == 0) {
    number_all();
    variable = fresh().variable();
    outside_.push_back(std::abs(literal));
  }
  return Lit(literal < 0 ? -variable : variable);
}

Lits OutsideSink::bind(std::span<const int> literals) {
  Lits bound;
  bound.reserve(literals.size());
  for (const int literal : literals) bound.push_back(bind(literal));
  return bound;
}

void OutsideSink::assign_next(int literal) {
  expect_literal(literal);
  folds_ = true;
  outside_.push_back(literal);
}

int OutsideSink::outside(Lit x) {
  if (x == kTrue) return puzzle2cnf::kTrue;
  if (x == kFalse) return puzzle2cnf::kFalse;
  number_to(x.variable());
  const int literal = outside_[x.variable() - 1];
  return x.positive() ? literal : -literal;
}

void OutsideSink::number_to(int variable) {
  while (static_cast<int>(outside_.size()) < variable) outside_.push_back(out_.fresh());
}

// Drops false and repeated literals; false for a clause that always holds. Of a long clause the
// literals are in a set, too, so that the work stays linear.
bool OutsideSink::fold() {
  constexpr std::size_t kShort = 16;
  std::unordered_set<int> seen;
  auto end = clause_.begin();
  const auto has = [&](int literal) {
    if (clause_.size() > kShort) return seen.contains(literal);
    return std::find(clause_.begin(), end, literal) != end;
  };
  for (const int literal : clause_) {
    if (literal == puzzle2cnf::kTrue || has(-literal)) return false;
    if (literal == puzzle2cnf::kFalse || has(literal)) continue;
    if (clause_.size() > kShort) seen.insert(literal);
    *end++ = literal;
  }
  clause_.erase(end, clause_.end());
  return true;
}

void OutsideSink::take_clause(std::span<const Lit> clause) {
  if (muted_) return;
  clause_.clear();
  for (const Lit x : clause) clause_.push_back(outside(x));
  if (!folds_ || fold()) out_.add(clause_);
}

}  // namespace p2c
