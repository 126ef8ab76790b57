// The rules of a puzzle as objects, each with its clauses.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/rule.hpp"
#include "encoder/connectivity/connected.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/registry.hpp"

namespace p2c {

/// Clauses one after the other.
class ClauseList {
 public:
  void add(std::span<const Lit> clause) {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(literals_.size());
  }
  std::size_t size() const { return ends_.size(); }
  std::span<const Lit> operator[](std::size_t i) const {
    const std::size_t from = i == 0 ? 0 : ends_[i - 1];
    return {literals_.data() + from, ends_[i] - from};
  }

 private:
  Lits literals_;
  std::vector<std::size_t> ends_;
};

/// A rule with what states it: clauses, or a graph whose clauses are made as they are needed.
struct StatedRule {
  Rule rule;
  ClauseList clauses;
  std::optional<Connected> connected;
  std::optional<NoCycles> cycles;
  std::vector<std::vector<std::pair<int, int>>> neighbours;  // in the graph: node, edge
  std::vector<int> variables;  // of its clauses or its graph, and of what defines these, ascending

  bool is_graph() const { return connected || cycles; }
};

/// The formula of a puzzle in the form that explains, taken apart. Nothing is given: a state of the
/// board is for its users to assume.
class RuleBook {
 public:
  /// The puzzle must outlive it. Whatever the options, connectivity stays a graph. Throws Stopped
  /// and TooLarge.
  RuleBook(const AnyPuzzle& puzzle, const Stop* stop, EncodeOptions options = {});

  const AnyPuzzle& puzzle() const { return puzzle_; }
  const std::vector<StatedRule>& rules() const { return rules_; }
  const StatedRule& rule(int i) const { return rules_[i]; }
  /// The rule with this key; -1: none.
  int find(const RuleKey& key) const;
  /// What always holds: "exactly one value" and the meaning of auxiliary variables.
  const ClauseList& definitions() const { return definitions_; }
  /// The rules whose scope has this slot, ascending.
  const std::vector<int>& rules_of(int slot) const { return rules_of_[slot]; }
  int variables() const { return variables_; }

  /// The literal "slot has this value", and what a literal of a slot's variable says.
  Lit literal(int slot, int value) const { return unknowns_->is(slot, value); }
  const Unknowns& unknowns() const { return *unknowns_; }
  /// The slot of a variable, or -1 of an auxiliary one.
  int slot_of(int variable) const;

 private:
  class Sink;
  void link(const ClauseSink& sink);

  const AnyPuzzle& puzzle_;
  std::optional<Unknowns> unknowns_;
  std::vector<StatedRule> rules_;
  ClauseList definitions_;
  std::vector<std::vector<int>> rules_of_;
  std::vector<int> slot_of_;
  std::map<RuleKey, int> by_key_;
  int variables_ = 0;
};

}  // namespace p2c
