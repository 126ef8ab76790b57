// The proof checker again, straight from the definition: every clause is looked at until none says
// anything new. RUP, and RAT on the first literal.
#pragma once

#include "tests/cnf_out/proofs/small_proofs.hpp"

namespace p2c {

/// Literals that are true, and so what is false.
class KnownSigns {
 public:
  explicit KnownSigns(int variables) : sign_(static_cast<std::size_t>(variables) + 1, 0) {}
  int sign(int x) const { return x > 0 ? sign_[std::abs(x)] : -sign_[std::abs(x)]; }
  /// Makes room for this variable.
  void need(int variable) {
    if (static_cast<std::size_t>(variable) >= sign_.size()) sign_.resize(variable + 1, 0);
  }
  void set(int x) { sign_[std::abs(x)] = x > 0 ? 1 : -1; }

 private:
  std::vector<int> sign_;
};

/// Takes the steps of a proof one by one. Literals that unit propagation finds without assumptions
/// stay, whatever is deleted.
class NaiveCheck {
 public:
  NaiveCheck(int variables, const ClauseList& clauses) : known_(variables) {
    for (const Clause& clause : clauses) clauses_.push_back(sorted(clause));
    refuted_ = !propagate(known_);
  }

  /// As verdict_on says it, for a proof that can be read.
  std::string verdict(const Steps& steps) {
    for (std::size_t i = 0; i < steps.size() && !refuted_; ++i) {
      if (!take(steps[i])) return "refused " + std::to_string(i + 1);
    }
    return refuted_ ? "verified" : "refused 0";
  }

  /// Takes one step; false when it is wrong.
  bool step(const ProofLine& step) { return refuted_ || take(step); }
  bool refuted() const { return refuted_; }

 private:
  static Clause sorted(Clause clause) {
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    return clause;
  }

  bool take(const ProofLine& step) {
    for (const int x : step.clause) known_.need(std::abs(x));
    if (step.deletes) {
      const auto found = std::find(clauses_.begin(), clauses_.end(), sorted(step.clause));
      if (found != clauses_.end()) clauses_.erase(found);
      return true;
    }
    if (!follows(step.clause) && !is_rat(step.clause)) return false;
    clauses_.push_back(sorted(step.clause));
    refuted_ = !propagate(known_);
    return true;
  }

  bool is_rat(const Clause& clause) const {
    if (clause.empty() || known_.sign(clause[0]) != 0) return false;
    return std::all_of(clauses_.begin(), clauses_.end(), [&](const Clause& other) {
      if (std::find(other.begin(), other.end(), -clause[0]) == other.end()) return true;
      Clause both = clause;
      for (const int x : other) {
        if (x != -clause[0]) both.push_back(x);
      }
      return follows(both);
    });
  }

  bool follows(const Clause& clause) const {
    KnownSigns known = known_;
    for (const int x : clause) {
      if (known.sign(x) > 0) return true;
      known.set(-x);
    }
    return !propagate(known);
  }

  // False for a contradiction.
  bool propagate(KnownSigns& known) const {
    for (bool again = true; again;) {
      again = false;
      for (const Clause& clause : clauses_) {
        int open = 0;
        int last = 0;
        for (const int x : clause) {
          if (known.sign(x) < 0) continue;
          open += known.sign(x) > 0 ? 2 : 1;
          last = x;
          if (open > 1) break;
        }
        if (open == 0) return false;
        if (open > 1) continue;
        known.set(last);
        again = true;
      }
    }
    return true;
  }

  ClauseList clauses_;
  KnownSigns known_;
  bool refuted_ = false;
};

}  // namespace p2c
