// An implied rule follows from what it says it rests on.
#include <doctest/doctest.h>

#include "tests/rules/rule_boards.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c::rests_on_test {
namespace {

// The values in a scope as facts.
Facts facts_of_values(const Rule& rule, const Answer& values) {
  Facts facts;
  for (std::size_t i = 0; i < values.size(); ++i) facts.push_back({rule.scope[i], values[i]});
  return facts;
}

constexpr std::int64_t kMostWays = 1 << 8;  // to fill a scope; more take long

void breaks_what_it_rests_on(const RuleBook& book, const Rule& rule) {
  const AnyPuzzle& puzzle = book.puzzle();
  const RuleList rests_on = rules_by_key(book, rule.rests_on);
  const std::vector<Slot> slots = scope_slots(puzzle, rule);
  Answer values;
  for (const Slot& slot : slots) values.push_back(slot.lo);
  do {
    if (holds(puzzle, rule.key, in_scope(puzzle, rule, values)) == Verdict::kYes) continue;
    CHECK_FALSE(possible(puzzle, rests_on, facts_of_values(rule, values)));
  } while (count_on(values, slots));
}

}  // namespace

TEST_CASE("an implied rule follows from the rules that it rests on") {
  for_each_board(400, 7, 50, [](const RuleBook& book, Rng& /*rng*/, RuleCounts& counts) {
    for (const StatedRule& stated : book.rules()) {
      if (stated.rule.rests_on.empty()) continue;
      const std::vector<Slot> slots = scope_slots(book.puzzle(), stated.rule);
      if (ways_to_fill(slots, kMostWays) > kMostWays) continue;
      INFO(stated.rule.words);
      breaks_what_it_rests_on(book, stated.rule);
      ++counts[std::string(stated.rule.key.kind)];
    }
  });
}

}  // namespace p2c::rests_on_test
