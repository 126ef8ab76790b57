#include "tests/rules/oracle.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>

#include "tests/rules/meaning.hpp"

namespace p2c {
namespace {

// Fills the slots that matter: those in facts and in scopes, but for what a single graph rule alone
// speaks of, since that judges a board with open slots.
//
// Each rule is asked about each value of each of its slots. Where a slot has more than two values
// `holds` does not know which are out: so the ways to keep such a rule are listed, if they are few.
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
      std::erase_if(take(fact.slot), [&](int value) { return (value == fact.value) != fact.is; });
    }
    for (std::size_t i = 0; i < rules.size(); ++i) {
      slots_.emplace_back();
      for (const int slot : rules[i]->scope) {
        if (!start_.contains(slot)) continue;
        slots_.back().push_back(slot);
        rules_of_[slot].push_back(i);
      }
      ways_.push_back(ways_to_keep(i));
      broken_.push_back(0);
    }
  }

  bool possible() {
    for (const auto& [slot, values] : start_) {
      if (values.empty()) return false;
    }
    std::set<std::size_t> all;
    for (std::size_t i = 0; i < rules_.size(); ++i) all.insert(i);
    return fill(start_, std::move(all));
  }

 private:
  using Values = std::map<int, std::vector<int>>;  // that are left, of each slot
  using Ways = std::optional<std::vector<Answer>>;
  static constexpr int kMostQuestions = 5'000;  // for the list of a rule
  static constexpr std::size_t kFew = 3;        // fewer rules are judged as fast without lists

  std::vector<int>& take(int slot) {
    const auto [found, is_new] = start_.try_emplace(slot);
    const Slot& range = puzzle_.slots()[slot];
    for (int v = range.lo; is_new && v <= range.hi; ++v) found->second.push_back(v);
    return found->second;
  }

  bool keeps(std::size_t rule) const {
    return holds(puzzle_, rules_[rule]->key, board_) != Verdict::kNo;
  }

  Ways ways_to_keep(std::size_t rule) {
    const bool is_large = std::any_of(slots_[rule].begin(), slots_[rule].end(), [this](int slot) {
      return puzzle_.slots()[slot].hi - puzzle_.slots()[slot].lo > 1;
    });
    if (rules_.size() < kFew || !is_large || is_graph_rule(rules_[rule]->key)) return {};
    std::vector<Answer> ways;
    Answer way;
    int questions = 0;
    if (!list(rule, way, ways, questions)) return {};
    return ways;
  }

  // False: it would take too many questions. The board is open before and after.
  bool list(std::size_t rule, Answer& way, std::vector<Answer>& ways, int& questions) {
    if (way.size() == slots_[rule].size()) {
      ways.push_back(way);
      return true;
    }
    const int slot = slots_[rule][way.size()];
    bool is_good = true;
    for (const int value : start_.at(slot)) {
      board_[slot] = value;
      is_good = is_good && ++questions <= kMostQuestions;
      if (!is_good || !keeps(rule)) continue;
      way.push_back(value);
      is_good = list(rule, way, ways, questions);
      way.pop_back();
    }
    board_[slot] = kOpen;
    return is_good;
  }

  bool fill(Values values, std::set<std::size_t> waiting) {
    if (!reduce(values, waiting)) return false;
    const int slot = next_slot(values);
    if (slot < 0) return true;
    for (const int value : std::vector<int>(values[slot])) {
      values[slot] = {value};
      if (fill(values, rules_with(slot))) return true;
    }
    return false;
  }

  // One of few values, whose rules were broken often; -1 where all slots have one value.
  // Source: Boussemart, Hemery, Lecoutre and Sais: Boosting systematic search by weighting
  // constraints, ECAI 2004.
  int next_slot(const Values& values) const {
    int best = -1;
    double least = 0;
    for (const auto& [slot, some] : values) {
      if (some.size() < 2) continue;
      double broken = 1;
      for (const std::size_t rule : rules_with(slot)) broken += broken_[rule];
      const double size = static_cast<double>(some.size()) / broken;
      if (best >= 0 && size >= least) continue;
      best = slot;
      least = size;
    }
    return best;
  }

  std::set<std::size_t> rules_with(int slot) const {
    const auto found = rules_of_.find(slot);
    if (found == rules_of_.end()) return {};
    return {found->second.begin(), found->second.end()};
  }

  // Takes away values that a rule refuses; false when a slot has none left, or a rule is broken.
  bool reduce(Values& values, std::set<std::size_t>& waiting) {
    while (!waiting.empty()) {
      const std::size_t rule = *waiting.begin();
      waiting.erase(waiting.begin());
      Values left = ways_[rule] ? left_by_ways(rule, values) : left_by_asking(rule, values);
      const bool is_broken =
          left.empty() || std::any_of(slots_[rule].begin(), slots_[rule].end(),
                                      [&](int slot) { return left[slot].empty(); });
      if (is_broken) {
        ++broken_[rule];
        return false;
      }
      for (const int slot : slots_[rule]) {
        if (left[slot].size() == values[slot].size()) continue;
        values[slot] = std::move(left[slot]);
        waiting.merge(rules_with(slot));
      }
    }
    return true;
  }

  // Of each slot of the rule; nothing where the rule is broken.
  Values left_by_asking(std::size_t rule, const Values& values) {
    for (const auto& [slot, some] : values) board_[slot] = some.size() == 1 ? some[0] : kOpen;
    Values left;
    if (!keeps(rule)) return left;
    left[-1] = {};
    for (const int slot : slots_[rule]) {
      const std::vector<int>& some = values.at(slot);
      if (some.size() == 1) left[slot] = some;
      for (std::size_t i = 0; some.size() > 1 && i < some.size(); ++i) {
        board_[slot] = some[i];
        if (keeps(rule)) left[slot].push_back(some[i]);
      }
      board_[slot] = some.size() == 1 ? some[0] : kOpen;
    }
    return left;
  }

  Values left_by_ways(std::size_t rule, const Values& values) const {
    const std::vector<int>& slots = slots_[rule];
    std::vector<std::set<int>> seen(slots.size());
    for (const Answer& way : *ways_[rule]) {
      bool fits = true;
      for (std::size_t i = 0; i < slots.size() && fits; ++i) {
        const std::vector<int>& some = values.at(slots[i]);
        fits = std::binary_search(some.begin(), some.end(), way[i]);
      }
      for (std::size_t i = 0; i < slots.size() && fits; ++i) seen[i].insert(way[i]);
    }
    Values left;
    for (std::size_t i = 0; i < slots.size(); ++i)
      left[slots[i]].assign(seen[i].begin(), seen[i].end());
    return left;
  }

  const AnyPuzzle& puzzle_;
  const RuleList& rules_;
  Values start_;
  std::map<int, std::vector<std::size_t>> rules_of_;
  std::vector<std::vector<int>> slots_;  // of each rule, that are filled
  std::vector<Ways> ways_;
  std::vector<int> broken_;  // of each rule: how often
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

}  // namespace p2c
