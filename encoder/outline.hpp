// What a formula says, group by group, without its clauses.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "encoder/clause_sink.hpp"

namespace puzzle2cnf {

/// The clauses and variables that one remark is about.
struct ClauseGroup {
  std::string words;
  std::int64_t first_clause;  // clauses are numbered 1, 2, ... as in a DIMACS file
  int first_variable;
};

/// Keeps the remarks of an encoding, and one clause of it if asked for.
class Outline : public ClauseSink {
 public:
  explicit Outline(std::int64_t wanted_clause = 0) : wanted_number_(wanted_clause) {
    want_remarks();
  }

  std::int64_t clauses() const { return clauses_; }
  const std::vector<ClauseGroup>& groups() const { return groups_; }
  /// The clause that was asked for; nothing when there is none with this number.
  const std::optional<Lits>& wanted_clause() const { return wanted_; }

  /// The group that a clause is in, or that introduced a variable. Both exist in every encoding.
  const ClauseGroup& group_of_clause(std::int64_t number) const;
  const ClauseGroup& group_of_variable(int variable) const;

 private:
  void take_clause(std::span<const Lit> clause) override;
  void take_remark(const std::string& words) override;

  std::int64_t wanted_number_;
  std::int64_t clauses_ = 0;
  std::vector<ClauseGroup> groups_;
  std::optional<Lits> wanted_;
};

}  // namespace puzzle2cnf
