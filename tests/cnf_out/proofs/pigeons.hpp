// Pigeonhole formulas, and Cook's proofs of them by extended resolution.
#pragma once

#include "tests/cnf_out/proofs/spoilt_steps.hpp"

namespace p2c {

/// One more pigeon than holes. Each round defines by new variables where the pigeons but the last
/// sit if the last hole is taken away: pigeon i is in hole j if it was there, or if it was in the
/// last hole and the last pigeon in j. Then that the rest is such a formula follows.
class PigeonProof {
 public:
  explicit PigeonProof(int holes) {
    for (int i = 0; i <= holes; ++i) {
      Clause& row = is_in_.emplace_back();
      for (int j = 0; j < holes; ++j) row.push_back(++proved_.variables);
    }
    proved_.clauses = is_in_;
    for (int j = 0; j < holes; ++j) {
      for (int i = 0; i <= holes; ++i) {
        for (int k = 0; k < i; ++k) proved_.clauses.push_back({-is_in_[i][j], -is_in_[k][j]});
      }
    }
    int next = proved_.variables;
    for (; holes > 1; --holes) take_away(holes - 1, next);
    proved_.steps.push_back({});
  }

  const Proved& proved() const { return proved_; }

 private:
  void add(Clause clause) { proved_.steps.push_back({false, std::move(clause)}); }

  // The last hole, and the pigeon of the same number plus one.
  void take_away(int last, int& next) {
    ClauseList left(last + 1, Clause(last));
    for (int i = 0; i <= last; ++i) {
      for (int j = 0; j < last; ++j) left[i][j] = define(i, j, last, next);
    }
    for (int i = 0; i <= last; ++i) add(left[i]);
    for (int j = 0; j < last; ++j) {
      for (int i = 0; i <= last; ++i) {
        for (int k = 0; k < i; ++k) {
          add({-left[i][j], -left[k][j], is_in_[i][j]});
          add({-left[i][j], -left[k][j]});
        }
      }
    }
    is_in_ = left;
  }

  int define(int i, int j, int last, int& next) {
    const int q = ++next;
    const Clause& row = is_in_[i];
    const Clause& other = is_in_[last + 1];
    add({q, -row[j]});
    add({q, -row[last], -other[j]});
    add({-q, row[j], row[last]});
    add({-q, row[j], other[j]});
    return q;
  }

  ClauseList is_in_;
  Proved proved_;
};

}  // namespace p2c
