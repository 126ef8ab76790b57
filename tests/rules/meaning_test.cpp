// The second statement of what rules mean: against the puzzles' own rules, and in itself.
#include <doctest/doctest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "tests/rules/rule_boards.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::meaning_test {
namespace {

constexpr std::int64_t kMostWays = 1024;

bool keeps_all(const RuleBook& book, const Answer& answer) {
  return std::all_of(book.rules().begin(), book.rules().end(), [&](const StatedRule& stated) {
    return holds(book.puzzle(), stated.rule.key, answer) == Verdict::kYes;
  });
}

// All ways to fill the scope of a rule: those that keep it.
std::vector<Answer> ways_to_keep(const AnyPuzzle& puzzle, const Rule& rule) {
  const std::vector<Slot> slots = scope_slots(puzzle, rule);
  std::vector<Answer> kept;
  Answer values;
  for (const Slot& slot : slots) values.push_back(slot.lo);
  do {
    if (holds(puzzle, rule.key, in_scope(puzzle, rule, values)) == Verdict::kYes) {
      kept.push_back(values);
    }
  } while (count_on(values, slots));
  return kept;
}

// Some board that keeps the rule breaks it with another value in this slot.
bool matters(const AnyPuzzle& puzzle, const Rule& rule, std::size_t slot,
             const std::vector<Answer>& kept) {
  const auto& [lo, hi, name] = puzzle.slots()[rule.scope[slot]];
  for (Answer values : kept) {
    for (int v = lo; v <= hi; ++v) {
      values[slot] = v;
      if (!std::binary_search(kept.begin(), kept.end(), values)) return true;
    }
  }
  return false;
}

// Such a rule speaks of all cells that ways may lead over, but depends on those alone that lie on a
// way without shortcuts. The same is so of rectangles: where a clue "?" may have one with an edge
// within it, and one that ends there, it does not depend on the edge. What a cell sees is about its
// whole row and column, but a small number does not depend on what is far away.
bool is_about_ways(const RuleKey& key) {
  return key.kind == "no-cycles" || key.kind == "apart" || key.kind == "most" ||
         key.kind == "rectangle" || key.kind == "covered" || key.kind == "sight";
}

// A rule that all boards keep, or none, depends on nothing; another on each slot, but of ways on
// one.
bool depends_on_its_scope(const AnyPuzzle& puzzle, const Rule& rule) {
  const std::vector<Slot> slots = scope_slots(puzzle, rule);
  const std::int64_t ways = ways_to_fill(slots, kMostWays);
  if (ways > kMostWays) return false;
  const std::vector<Answer> kept = ways_to_keep(puzzle, rule);
  if (kept.empty() || static_cast<std::int64_t>(kept.size()) == ways) return false;
  bool any = false;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    INFO(slots[i].name);
    const bool is_one = matters(puzzle, rule, i, kept);
    any = any || is_one;
    CHECK((slots[i].lo == slots[i].hi || is_one || is_about_ways(rule.key)));
  }
  CHECK(any);
  return true;
}

// Some slots of the scope have a value, one time in five each all of these their lowest, and their
// highest.
Answer random_part(const AnyPuzzle& puzzle, const Rule& rule, Rng& rng) {
  Answer part = random_values(puzzle, rule.scope, rng);
  const int alike = below(rng, 5);
  for (const int slot : rule.scope) {
    if (alike == 0) part[slot] = puzzle.slots()[slot].lo;
    if (alike == 1) part[slot] = puzzle.slots()[slot].hi;
  }
  const int open = below(rng, 101);
  for (const int slot : rule.scope) {
    if (chance(rng, open)) part[slot] = kOpen;
  }
  return part;
}

// One of the ways to keep the rule has the values of the part.
bool can_be_kept(const Rule& rule, const Answer& part, const std::vector<Answer>& kept) {
  return std::any_of(kept.begin(), kept.end(), [&](const Answer& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const int value = part[rule.scope[i]];
      if (value != kOpen && value != values[i]) return false;
    }
    return true;
  });
}

std::vector<int> all_slots(const AnyPuzzle& puzzle) {
  std::vector<int> slots(puzzle.slots().size());
  std::iota(slots.begin(), slots.end(), 0);
  return slots;
}

}  // namespace

TEST_CASE("all rules together are the puzzle's own rules") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    std::int64_t right = 0;
    std::int64_t wrong = 0;
    for (int i = 0; i < rule_boards(300); ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      const RuleBook book(*board, nullptr);
      if (!has_meanings(*board)) continue;
      answers_by_rules(*board, [&](const Answer& answer, bool passes) {
        ++(passes ? right : wrong);
        if (keeps_all(book, answer) != passes) FAIL(board->print(), board->print_answer(answer));
      });
    }
    MESSAGE(kind.name, ": ", right, " right and ", wrong, " wrong answers");
    CHECK((right >= least_drawn(rule_boards(300) / 2) || wrong == 0));
  }
}

TEST_CASE("a rule speaks of the slots in its scope, and of no others") {
  for_each_board(600, 7, 20, [](const RuleBook& book, Rng& rng, RuleCounts& counts) {
    const AnyPuzzle& puzzle = book.puzzle();
    for (const StatedRule& stated : book.rules()) {
      const Rule& rule = stated.rule;
      INFO(rule.words);
      CHECK(std::set(rule.scope.begin(), rule.scope.end()).size() == rule.scope.size());
      for (int i = 0; i < 10; ++i) {
        const Answer board = random_values(puzzle, all_slots(puzzle), rng);
        Answer values;
        for (const int slot : rule.scope) values.push_back(board[slot]);
        const Verdict verdict = holds(puzzle, rule.key, in_scope(puzzle, rule, values));
        CHECK(verdict != Verdict::kMaybe);
        CHECK(verdict == holds(puzzle, rule.key, board));
      }
      int& count = counts[std::string(rule.key.kind)];
      if (depends_on_its_scope(puzzle, rule) || rule.key.kind == "no-cycles") ++count;
    }
  });
}

TEST_CASE("a verdict on part of a board is right whatever the rest is") {
  for_each_board(1000, 6, 10, [](const RuleBook& book, Rng& rng, RuleCounts& counts) {
    const AnyPuzzle& puzzle = book.puzzle();
    for (const StatedRule& stated : book.rules()) {
      const Rule& rule = stated.rule;
      INFO(rule.words);
      if (ways_to_fill(scope_slots(puzzle, rule), kMostWays) > kMostWays) continue;
      const std::vector<Answer> kept = ways_to_keep(puzzle, rule);
      int& broken = counts[std::string(rule.key.kind)];
      for (int i = 0; i < 10; ++i) {
        const Answer part = random_part(puzzle, rule, rng);
        INFO(puzzle.print_answer(part));
        const Verdict verdict = holds(puzzle, rule.key, part);
        const bool possible = can_be_kept(rule, part, kept);
        if (possible || is_graph_rule(rule.key)) CHECK((verdict == Verdict::kNo) == !possible);
        if (verdict == Verdict::kNo) ++broken;
      }
    }
  });
}

}  // namespace p2c::meaning_test
