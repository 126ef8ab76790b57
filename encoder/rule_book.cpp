#include "encoder/rule_book.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

#include "encoder/encode_puzzle.hpp"

namespace p2c {

// Sorts clauses by the rule or remark before them.
class RuleBook::Sink : public ClauseSink {
 public:
  Sink(std::vector<StatedRule>& rules, ClauseList& definitions)
      : rules_(rules), definitions_(definitions) {
    want_rules();
  }

  bool take(const Connected& graph) override {
    std::set<int> scope;
    for (const int slot : graph.node_slots) scope.insert(slot);
    for (const Connected::Edge& edge : graph.edges) scope.insert(edge.slot);
    StatedRule& stated = start_graph(graph.key(), scope, graph.words);
    stated.connected = graph;
    stated.neighbours.resize(graph.nodes.size());
    for (int e = 0; e < static_cast<int>(graph.edges.size()); ++e) {
      stated.neighbours[graph.edges[e].u].emplace_back(graph.edges[e].v, e);
      stated.neighbours[graph.edges[e].v].emplace_back(graph.edges[e].u, e);
    }
    return true;
  }
  bool take_cycles(const NoCycles& graph) override {
    std::set<int> scope;
    for (const Connected::Edge& edge : graph.edges) scope.insert(edge.slot);
    start_graph({"no-cycles", {}}, scope, graph.words).cycles = graph;
    return true;
  }

 private:
  StatedRule& start_graph(RuleKey key, std::set<int>& scope, const std::string& words) {
    scope.erase(-1);
    take_rule({std::move(key), {scope.begin(), scope.end()}, words});
    return rules_.back();
  }
  void take_clause(std::span<const Lit> clause) override {
    (defines_ ? definitions_ : rules_.back().clauses).add(clause);
  }
  void take_remark(const std::string& /*words*/) override { defines_ = true; }
  // A rule goes on where only a definition has come between.
  void take_rule(const Rule& rule) override {
    defines_ = false;
    if (!rules_.empty() && rules_.back().rule.key == rule.key) return;
    rules_.push_back({rule, {}, {}, {}, {}, {}});
  }

  std::vector<StatedRule>& rules_;
  ClauseList& definitions_;
  bool defines_ = true;
};

namespace {

// Variables that a rule needs beside its own: each definition of an auxiliary variable mentions
// others.
class Definitions {
 public:
  Definitions(const ClauseList& clauses, int variables, int slot_variables)
      : clauses_(clauses), of_(variables + 1) {
    for (std::size_t i = 0; i < clauses.size(); ++i) {
      for (const Lit x : clauses[i]) {
        if (x.variable() > slot_variables) of_[x.variable()].push_back(i);
      }
    }
  }

  void close(std::set<int>& variables) const {
    std::vector<int> open(variables.begin(), variables.end());
    while (!open.empty()) {
      const int variable = open.back();
      open.pop_back();
      for (const std::size_t i : of_[variable]) {
        for (const Lit x : clauses_[i]) {
          if (variables.insert(x.variable()).second) open.push_back(x.variable());
        }
      }
    }
  }

 private:
  const ClauseList& clauses_;
  std::vector<std::vector<std::size_t>> of_;  // of an auxiliary variable, its clauses
};

void add_variable(Lit x, std::set<int>& variables) {
  if (x != kTrue && x != kFalse) variables.insert(x.variable());
}

std::set<int> mentioned(const StatedRule& rule) {
  std::set<int> variables;
  for (std::size_t i = 0; i < rule.clauses.size(); ++i) {
    for (const Lit x : rule.clauses[i]) add_variable(x, variables);
  }
  if (rule.connected) {
    for (const Lit x : rule.connected->nodes) add_variable(x, variables);
    for (const Connected::Edge& edge : rule.connected->edges) add_variable(edge.present, variables);
  }
  if (rule.cycles) {
    for (const Connected::Edge& edge : rule.cycles->edges) add_variable(edge.present, variables);
  }
  return variables;
}

}  // namespace

RuleBook::RuleBook(const AnyPuzzle& puzzle, const Stop* stop, EncodeOptions options)
    : puzzle_(puzzle) {
  Sink sink(rules_, definitions_);
  sink.stop_with(stop);
  options.connectivity = Connectivity::kCuts;
  unknowns_ = encode_all(puzzle, {}, options, sink);
  variables_ = sink.variables();
  link(sink);
}

void RuleBook::link(const ClauseSink& sink) {
  const auto& slots = puzzle_.slots();
  for (int slot = 0; slot < static_cast<int>(slots.size()); ++slot) {
    slot_of_.insert(slot_of_.end(), static_cast<std::size_t>(slot_variables(slots[slot])), slot);
  }
  rules_of_.resize(slots.size());
  const Definitions definitions(definitions_, variables_, unknowns_->variables());
  for (int i = 0; i < static_cast<int>(rules_.size()); ++i) {
    sink.poll();  // a rule may have many clauses
    StatedRule& rule = rules_[i];
    assert(!by_key_.contains(rule.rule.key));
    by_key_.emplace(rule.rule.key, i);
    std::set<int> variables = mentioned(rule);
    for (const int slot : rule.rule.scope) {
      rules_of_[slot].push_back(i);
      const int first = unknowns_->first_variable(slot);
      for (int k = 0; k < slot_variables(slots[slot]); ++k) variables.insert(first + k);
    }
    definitions.close(variables);
    rule.variables.assign(variables.begin(), variables.end());
  }
}

int RuleBook::find(const RuleKey& key) const {
  const auto found = by_key_.find(key);
  return found == by_key_.end() ? -1 : found->second;
}

int RuleBook::slot_of(int variable) const {
  return variable <= static_cast<int>(slot_of_.size()) ? slot_of_[variable - 1] : -1;
}

}  // namespace p2c
