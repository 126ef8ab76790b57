// What a formula says, group by group, without its clauses.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

/// The clauses and variables that one remark is about.
struct ClauseGroup {
  std::string words;
  std::int64_t first_clause;  // clauses are numbered 1, 2, ... as in a DIMACS file
  int first_variable;
};

/// Keeps the remarks of an encoding and the names of its variables, and the clauses of it that are
/// asked for.
class Outline : public ClauseSink {
 public:
  /// With `linear` the encoding is that for sinks that take linear constraints.
  explicit Outline(std::vector<std::int64_t> wanted_clauses = {}, bool linear = false);

  std::int64_t clauses() const { return clauses_; }
  const std::vector<ClauseGroup>& groups() const { return groups_; }
  /// A clause that was asked for; null when there is none with this number.
  const Lits* wanted_clause(std::int64_t number) const;

  /// The group that a clause is in, or that introduced a variable. Both exist in every encoding.
  const ClauseGroup& group_of_clause(std::int64_t number) const;
  const ClauseGroup& group_of_variable(int variable) const;

  /// What a variable stands for; null for those of slots.
  const VariableName* name_of_variable(int variable) const;
  /// What the names refer to.
  const std::vector<NamedList>& lists() const { return lists_; }

 private:
  void take_clause(std::span<const Lit> clause) override;
  void take_remark(const std::string& words) override;
  void take_name(Lit x, VariableName name) override;
  void take_list(NamedList list) override { lists_.push_back(std::move(list)); }

  std::set<std::int64_t> wanted_numbers_;
  std::int64_t clauses_ = 0;
  std::vector<ClauseGroup> groups_;
  std::map<std::int64_t, Lits> wanted_;
  std::vector<VariableName> names_;  // of each variable; an empty text of those without a name
  std::vector<NamedList> lists_;
};

}  // namespace p2c
