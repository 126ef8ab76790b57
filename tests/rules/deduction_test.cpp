// Everything that a few rules say about a board that is partly known, against trying all values.
#include "solver_glue/explain/deduction.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <iterator>
#include <numeric>

#include "tests/rules/rule_boards.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

constexpr int kTries = 6;  // of each rule or pair

// What the rules say, by trying each value of each open slot.
Facts all_that_follows(const RuleBook& book, const RuleList& rules, const std::vector<int>& scope,
                       const Known& known) {
  const Facts facts = facts_of(book, known.facts(scope));
  Facts found;
  for (const int slot : scope) {
    if (known.is_known(slot)) continue;
    Facts left;
    Facts out;
    for (int v = book.unknowns().lo(slot); v <= book.unknowns().hi(slot); ++v) {
      if (known(book.literal(slot, v)) == Truth::kNo) continue;
      const bool can_be = !follows(book.puzzle(), rules, facts, {slot, v, false});
      (can_be ? left : out).push_back({slot, v, can_be});
    }
    const Facts& more = left.size() == 1 ? left : out;
    found.insert(found.end(), more.begin(), more.end());
  }
  return found;
}

bool are_among(Lits few, Lits many) {
  std::sort(few.begin(), few.end());
  std::sort(many.begin(), many.end());
  return std::includes(many.begin(), many.end(), few.begin(), few.end());
}

Lits without(const Lits& all, Lit fact) {
  Lits rest;
  std::remove_copy(all.begin(), all.end(), std::back_inserter(rest), fact);
  return rest;
}

class Deducing {
 public:
  Deducing(const RuleBook& book, RuleSolver& solver, std::vector<int> numbers, const Known& known)
      : book_(book),
        solver_(solver),
        known_(known),
        numbers_(std::move(numbers)),
        rules_(rules_by_number(book, numbers_)),
        scope_(scope_of(book, numbers_)),
        facts_(known.facts(scope_)) {}

  void test(int& conclusions, int& contradictions) {
    INFO(in_words());
    const Deductions found = deduce(book_, solver_, numbers_, known_);
    CHECK(found.contradiction == !can_be(facts_));
    if (found.contradiction) {
      ++contradictions;
      CHECK(are_among(found.contradicts, facts_));
      CHECK_FALSE(can_be(found.contradicts));
      test_fewest_contradictory(found.contradicts);
      return;
    }
    Facts concluded;
    for (const Deduced& one : found.all) {
      concluded.push_back(fact_of(book_, one.concludes));
      CHECK(are_among(one.facts, facts_));
      CHECK(follow(one.facts, {one}));
    }
    CHECK(std::is_sorted(concluded.begin(), concluded.end(),
                         [](const SlotFact& a, const SlotFact& b) { return a.slot < b.slot; }));
    Facts expected = all_that_follows(book_, rules_, scope_, known_);
    std::sort(concluded.begin(), concluded.end());
    std::sort(expected.begin(), expected.end());
    CHECK(concluded == expected);
    conclusions += static_cast<int>(found.all.size());
    test_fewest(found.all);
  }

 private:
  std::string in_words() const {
    std::string words;
    for (const Rule* rule : rules_) words += rule->words + "\n";
    for (const SlotFact& fact : facts_of(book_, facts_)) words += in_words(fact) + "\n";
    return words;
  }
  std::string in_words(const SlotFact& fact) const {
    const std::string& name = book_.puzzle().slots()[fact.slot].name;
    return name + (fact.is ? " = " : " != ") + std::to_string(fact.value);
  }
  bool can_be(const Lits& facts) const {
    return possible(book_.puzzle(), rules_, facts_of(book_, facts));
  }
  bool follow(const Lits& facts, const std::vector<Deduced>& deduced) const {
    return std::all_of(deduced.begin(), deduced.end(), [&](const Deduced& one) {
      return follows(book_.puzzle(), rules_, facts_of(book_, facts), fact_of(book_, one.concludes));
    });
  }

  void test_fewest(const std::vector<Deduced>& deduced) {
    const Lits fewest = fewer_facts(solver_, numbers_, deduced);
    CHECK(are_among(fewest, facts_));
    CHECK(follow(fewest, deduced));
    for (const Lit fact : fewest) CHECK_FALSE(follow(without(fewest, fact), deduced));
  }

  void test_fewest_contradictory(const Lits& facts) {
    const Lits fewest = fewer_contradictory(solver_, numbers_, facts);
    CHECK(are_among(fewest, facts));
    CHECK_FALSE(can_be(fewest));
    for (const Lit fact : fewest) CHECK(can_be(without(fewest, fact)));
  }

  const RuleBook& book_;
  RuleSolver& solver_;
  const Known& known_;
  std::vector<int> numbers_;
  RuleList rules_;
  std::vector<int> scope_;
  Lits facts_;
};

// Facts about so many percent of the slots of a scope, most of them right for `answer`.
Known random_knowledge(const RuleBook& book, const std::vector<int>& scope, const Answer& answer,
                       int percent, Rng& rng) {
  Known known(book);
  const int wrong = chance(rng, 50) ? 0 : below(rng, 20);
  for (const int slot : scope) {
    const int lo = book.unknowns().lo(slot);
    const int hi = book.unknowns().hi(slot);
    if (lo == hi || !chance(rng, percent)) continue;
    const bool is_right = !chance(rng, wrong);
    SlotFact fact{slot, is_right ? answer[slot] : lo + below(rng, hi - lo + 1)};
    if (chance(rng, 30)) {
      fact = {slot, lo + below(rng, hi - lo + 1), false};
      if (is_right && fact.value == answer[slot]) continue;
    }
    if (known(literal_of(book, fact)) == Truth::kMaybe) known.add(fact);
  }
  return known;
}

Answer any_values(const AnyPuzzle& puzzle, Rng& rng) {
  std::vector<int> all(puzzle.slots().size());
  std::iota(all.begin(), all.end(), 0);
  return random_values(puzzle, all, rng);
}

// What a rule such as "one of these" or "no loop" needs to conclude anything.
Answer alike_values(const AnyPuzzle& puzzle, bool highest) {
  Answer values;
  for (const Slot& slot : puzzle.slots()) values.push_back(highest ? slot.hi : slot.lo);
  return values;
}

// Of the board; any values where it has no answer.
Answer some_answer(const AnyPuzzle& puzzle, Rng& rng) {
  Search search(puzzle, {}, {});
  return search.next() == Status::kSatisfiable ? search.answer() : any_values(puzzle, rng);
}

// A rule that shares a slot with this one, or -1.
int touching_rule(const RuleBook& book, int rule, Rng& rng) {
  const std::vector<int>& scope = book.rule(rule).rule.scope;
  if (scope.empty()) return -1;
  const std::vector<int>& touching =
      book.rules_of(scope[below(rng, static_cast<int>(scope.size()))]);
  const int other = touching[below(rng, static_cast<int>(touching.size()))];
  return other == rule ? -1 : other;
}

constexpr std::size_t kMostSlots = 20;  // of one rule: more take long, and show no more
constexpr std::size_t kMostSlotsOfTwo = 30;

void test_deductions(const RuleBook& book, bool pairs, Rng& rng, RuleCounts& counts) {
  RuleSolver solver(book, nullptr);
  const Answer answer = some_answer(book.puzzle(), rng);
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    std::vector<int> rules{rule};
    if (pairs) rules.push_back(touching_rule(book, rule, rng));
    if (rules.back() < 0) continue;
    if (scope_of(book, rules).size() > (pairs ? kMostSlotsOfTwo : kMostSlots)) continue;
    const std::string word(book.rule(rule).rule.key.kind);
    const auto test = [&](const Answer& values, int percent) {
      const Known known = random_knowledge(book, scope_of(book, rules), values, percent, rng);
      Deducing(book, solver, rules, known)
          .test(counts[word + " concludes"], counts[word + " is contradicted"]);
    };
    for (int i = 0; i < kTries; ++i) {
      const Answer values = i == 0 ? any_values(book.puzzle(), rng) : answer;
      test(values, 20 + below(rng, 71));
    }
    const bool is_of_all = book.rule(rule).rule.scope.size() == answer.size();
    if (pairs && !is_of_all) continue;
    for (const bool highest : {false, true}) test(alike_values(book.puzzle(), highest), 97);
  }
}

}  // namespace

TEST_CASE("one rule: all that follows is found, from facts none of which can be left out") {
  for_each_board(200, 7, 2, [](const RuleBook& book, Rng& rng, RuleCounts& counts) {
    test_deductions(book, false, rng, counts);
  });
}

TEST_CASE("two rules: all that follows is found, from facts none of which can be left out") {
  for_each_board(100, 6, 5, [](const RuleBook& book, Rng& rng, RuleCounts& counts) {
    test_deductions(book, true, rng, counts);
  });
}

}  // namespace p2c
