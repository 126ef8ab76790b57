// Graph rules on boards that are partly known, against what the rules mean.
#include "solver_glue/explain/graph_rules.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/rules/rule_boards.hpp"

namespace p2c::graph_rules_test {
namespace {

Lits each_once(Lits all) {
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// The literals of slots that a graph rule is about, each once.
Lits graph_literals(const StatedRule& stated) {
  Lits all;
  const auto add = [&](Lit x) {
    if (x != kTrue && x != kFalse) all.push_back(x);
  };
  const auto& edges = stated.connected ? stated.connected->edges : stated.cycles->edges;
  if (stated.connected)
    std::for_each(stated.connected->nodes.begin(), stated.connected->nodes.end(), add);
  for (const Connected::Edge& edge : edges) add(edge.present);
  return each_once(std::move(all));
}

// Knows some of the literals.
Known random_knowledge(const RuleBook& book, const Lits& literals, Rng& rng) {
  Known known(book);
  const int known_percent = below(rng, 101);
  const int true_percent = below(rng, 101);
  for (const Lit x : literals) {
    if (known(x) != Truth::kMaybe || !chance(rng, known_percent)) continue;
    known.add(chance(rng, true_percent) ? x : !x);
  }
  return known;
}

class GraphRule {
 public:
  GraphRule(const RuleBook& book, const StatedRule& stated, const Known& known)
      : book_(book), stated_(stated), known_(known), facts_(facts_of(book, known.facts())) {}

  bool can_hold(const Lits& more = {}) const {
    Facts facts = facts_;
    for (const Lit x : more) facts.push_back(fact_of(book_, x));
    return possible(book_.puzzle(), {&stated_.rule}, facts);
  }

  void test_broken(const std::vector<Lits>& clauses) const {
    for (const Lits& clause : clauses) {
      Facts falsified;
      for (const Lit x : clause) {
        CHECK(known_(x) == Truth::kNo);
        falsified.push_back(fact_of(book_, !x));
      }
      CHECK_FALSE(possible(book_.puzzle(), {&stated_.rule}, falsified));
    }
  }

  void test_forced(const Lits& forced, const Lits& literals) const {
    Lits expected;
    for (const Lit x : literals) {
      if (known_(x) != Truth::kMaybe) continue;
      if (!can_hold({!x})) expected.push_back(x);
      if (!can_hold({x})) expected.push_back(!x);
    }
    CHECK(each_once(forced) == each_once(expected));
  }

 private:
  const RuleBook& book_;
  const StatedRule& stated_;
  const Known& known_;
  Facts facts_;
};

void test_graph_rule(const RuleBook& book, const StatedRule& stated, Rng& rng, RuleCounts& counts) {
  const Lits literals = graph_literals(stated);
  const Known known = random_knowledge(book, literals, rng);
  INFO(book.puzzle().print_answer(known.values()));
  INFO(stated.rule.words);
  const GraphRule rule(book, stated, known);
  const auto truth = [&](Lit x) { return known(x); };
  const std::vector<Lits> clauses = broken_clauses(stated, truth);
  CHECK(clauses.empty() == rule.can_hold());
  rule.test_broken(clauses);
  int& broken = counts[std::string(stated.rule.key.kind) + " broken"];
  int& forces = counts[std::string(stated.rule.key.kind) + " forces"];
  if (!clauses.empty()) {
    ++broken;
    return;
  }
  const Lits forced = forced_literals(stated, truth);
  if (!forced.empty()) ++forces;
  rule.test_forced(forced, literals);
}

}  // namespace

TEST_CASE("graph rules: what breaks them is implied, and what they force is all that follows") {
  for_each_board(400, 7, 20, [](const RuleBook& book, Rng& rng, RuleCounts& counts) {
    for (const StatedRule& stated : book.rules()) {
      for (int i = 0; i < 10 && stated.is_graph(); ++i) test_graph_rule(book, stated, rng, counts);
    }
  });
}

}  // namespace p2c::graph_rules_test
