// What a formula says, group by group, without its clauses.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// The clauses and variables that one remark is about.
struct ClauseGroup {
  std::string words;
  std::int64_t first_clause;  // clauses are numbered 1, 2, ... as in a DIMACS file
  int first_variable;
};

/// Keeps the remarks of an encoding, and the clauses of it that are asked for.
class Outline : public ClauseSink {
 public:
  explicit Outline(std::vector<std::int64_t> wanted_clauses = {});

  std::int64_t clauses() const { return clauses_; }
  const std::vector<ClauseGroup>& groups() const { return groups_; }
  /// A clause that was asked for; null when there is none with this number.
  const Lits* wanted_clause(std::int64_t number) const;

  /// The group that a clause is in, or that introduced a variable. Both exist in every encoding.
  const ClauseGroup& group_of_clause(std::int64_t number) const;
  const ClauseGroup& group_of_variable(int variable) const;

 private:
  void take_clause(std::span<const Lit> clause) override;
  void take_remark(const std::string& words) override;

  std::set<std::int64_t> wanted_numbers_;
  std::int64_t clauses_ = 0;
  std::vector<ClauseGroup> groups_;
  std::map<std::int64_t, Lits> wanted_;
};

}  // namespace p2c
