#include "tests/rules/oracle.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "tests/rules/meaning.hpp"

namespace puzzle2cnf {
namespace {

// Fills the slots that matter: those in facts and in scopes, but for what a single graph rule alone
// speaks of, since that judges a board with open slots.
class Filling {
 public:
  Filling(const AnyPuzzle& puzzle, const RuleList& rules, const Facts& facts)
      : puzzle_(puzzle), rules_(rules), board_(puzzle.slots().size(), kOpen) {
    const auto graphs = std::count_if(rules.begin(), rules.end(),
                                      [](const Rule* rule) { return is_graph_rule(rule->key); });
    for (const Rule* rule : rules) {
      if (graphs <= 1 && is_graph_rule(rule->key)) continue;
      for (const int slot : rule->scope) take(slot);
    }
    for (const SlotFact& fact : facts) {
      std::erase_if(take(fact.slot).values,
                    [&](int value) { return (value == fact.value) != fact.is; });
    }
    for (const Rule* rule : rules) {
      for (const int slot : rule->scope) {
        const auto found = slots_.find(slot);
        if (found != slots_.end()) found->second.rules.push_back(rule);
      }
    }
  }

  bool possible() {
    for (const auto& [slot, unknown] : slots_) {
      if (unknown.values.empty()) return false;
      if (unknown.values.size() == 1) board_[slot] = unknown.values[0];
    }
    return keep(rules_) && fill();
  }

 private:
  struct Unknown {
    std::vector<int> values;
    RuleList rules;  // that speak of it
  };

  Unknown& take(int slot) {
    const auto [found, is_new] = slots_.try_emplace(slot);
    const Slot& range = puzzle_.slots()[slot];
    for (int v = range.lo; is_new && v <= range.hi; ++v) found->second.values.push_back(v);
    return found->second;
  }

  bool keep(const RuleList& rules) const {
    return std::all_of(rules.begin(), rules.end(), [this](const Rule* rule) {
      return holds(puzzle_, rule->key, board_) != Verdict::kNo;
    });
  }

  std::vector<int> values_left(int slot, const Unknown& unknown) {
    std::vector<int> left;
    for (const int value : unknown.values) {
      board_[slot] = value;
      if (keep(unknown.rules)) left.push_back(value);
    }
    board_[slot] = kOpen;
    return left;
  }

  // The slot with the fewest values goes first.
  bool fill() {
    int first = -1;
    std::vector<int> values;
    for (const auto& [slot, unknown] : slots_) {
      if (board_[slot] != kOpen) continue;
      std::vector<int> left = values_left(slot, unknown);
      if (left.empty()) return false;
      if (first >= 0 && left.size() >= values.size()) continue;
      first = slot;
      values = std::move(left);
    }
    if (first < 0) return true;
    for (const int value : values) {
      board_[first] = value;
      if (fill()) return true;
    }
    board_[first] = kOpen;
    return false;
  }

  const AnyPuzzle& puzzle_;
  const RuleList& rules_;
  std::map<int, Unknown> slots_;
  Answer board_;
};

}  // namespace

RuleList rules_by_number(const RuleBook& book, std::span<const int> numbers) {
  RuleList rules;
  for (const int i : numbers) rules.push_back(&book.rule(i).rule);
  return rules;
}

RuleList rules_by_key(const RuleBook& book, std::span<const RuleKey> keys) {
  RuleList rules;
  for (const RuleKey& key : keys) {
    const int i = book.find(key);
    if (i < 0) throw std::logic_error("no such rule: " + std::string(key.kind));
    rules.push_back(&book.rule(i).rule);
  }
  return rules;
}

Facts facts_of(const RuleBook& book, std::span<const Lit> literals) {
  Facts facts;
  for (const Lit x : literals) facts.push_back(fact_of(book, x));
  return facts;
}

SlotFact negated(const SlotFact& fact) { return {fact.slot, fact.value, !fact.is}; }

bool possible(const AnyPuzzle& puzzle, const RuleList& rules, const Facts& facts) {
  return Filling(puzzle, rules, facts).possible();
}

bool follows(const AnyPuzzle& puzzle, const RuleList& rules, Facts facts,
             const SlotFact& conclusion) {
  facts.push_back(negated(conclusion));
  return !possible(puzzle, rules, facts);
}

}  // namespace puzzle2cnf
