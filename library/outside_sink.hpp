// A sink of the library's user as a sink of the encodings.
#pragma once

#include <puzzle2cnf/encode.hpp>
#include <span>
#include <unordered_map>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// The encodings number their variables 1, 2, ... themselves; each is the literal of the user that
/// it was bound to, or else a fresh variable of the user's sink; these are asked for in that order.
class OutsideSink : public ClauseSink {
 public:
  explicit OutsideSink(puzzle2cnf::ClauseSink& out) : out_(out) {}

  /// The encodings' literal for one of the user. Throws std::invalid_argument for 0 and INT_MIN.
  Lit bind(int literal);
  Lits bind(std::span<const int> literals);
  /// The first variable of the encodings that has no literal of the user yet gets this one.
  void assign_next(int literal);
  /// The user's literal for one of the encodings.
  int outside(Lit x);
  /// Each variable so far has a literal of the user.
  void number_all() { number_to(variables()); }

  /// From here on clauses are dropped, or no longer.
  void mute(bool muted) { muted_ = muted; }

 private:
  void take_clause(std::span<const Lit> clause) override;
  void number_to(int variable);
  bool fold();

  puzzle2cnf::ClauseSink& out_;
  bool muted_ = false;
  bool folds_ = false;                     // variables were assigned that may be one or constant
  std::vector<int> outside_;               // of variable i + 1
  std::unordered_map<int, int> variable_;  // of the encodings, for a variable of the user
  std::vector<int> clause_;
};

}  // namespace p2c
