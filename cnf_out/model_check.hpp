// A model held against a formula, clause by clause.
#pragma once

#include <algorithm>
#include <cstdint>

#include "cnf_out/model.hpp"
#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// Takes a formula and keeps nothing of it but the first clause that the model does not satisfy. A
/// variable without a value satisfies no literal.
class ModelCheck : public ClauseSink {
 public:
  /// The model must outlive the sink.
  explicit ModelCheck(const Model& model) : model_(model) {}

  std::int64_t clauses() const { return clauses_; }
  /// The number of the first clause that is not satisfied, counted from 1; 0 when all are.
  std::int64_t broken() const { return broken_; }
  /// That clause.
  const Lits& broken_clause() const { return broken_clause_; }

 private:
  void take_clause(std::span<const Lit> clause) override {
    ++clauses_;
    if (broken_ > 0) return;
    const auto holds = [this](Lit x) { return model_.has(x) && model_(x); };
    if (std::any_of(clause.begin(), clause.end(), holds)) return;
    broken_ = clauses_;
    broken_clause_.assign(clause.begin(), clause.end());
  }

  const Model& model_;
  std::int64_t clauses_ = 0;
  std::int64_t broken_ = 0;
  Lits broken_clause_;
};

}  // namespace p2c
