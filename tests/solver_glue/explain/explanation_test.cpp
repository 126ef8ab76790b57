// What hint and explain find out, on random boards: PUZZLE2CNF_EXPLANATIONS is the number of boards
// of a kind.
#include "solver_glue/explain/explanation.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "solver_glue/explain/all_rules.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

int boards_wanted() {
  return board_count("PUZZLE2CNF_EXPLANATIONS", deep_count(8, 20), deep_count(3, 10));
}

// A board with givens that leave one answer.
struct Unique {
  PuzzlePtr puzzle;
  Givens givens;
  Answer answer;
};

// Of a board with an answer: gives slots in which another one differs until there is no other.
std::optional<Unique> unique_board(const PuzzleKind& kind, Rng& rng) {
  const int rows = 3 + below(rng, 4);
  Unique made{kind.random(rng, rows, 3 + below(rng, 4)), {}, {}};
  if (made.puzzle->slots().size() < 2) return {};
  Search search(*made.puzzle, {}, {});
  if (search.next() != Status::kSatisfiable) return {};
  made.answer = search.answer();
  while (true) {
    Search others(*made.puzzle, made.givens, {});
    others.exclude(made.answer);
    if (others.next() != Status::kSatisfiable) return made;
    int slot = 0;
    while (others.answer()[slot] == made.answer[slot]) ++slot;
    made.givens.emplace_back(slot, made.answer[slot]);
  }
}

// Some right entries and a wrong one. Now and then one in a slot that is given is wrong, too.
struct Spoilt {
  Givens state;
  int wrong = -1;  // not given
  int wrong_given = -1;
};

int other_value(const Slot& slot, int value) { return value == slot.hi ? slot.lo : value + 1; }

Spoilt spoil(const Unique& board, Rng& rng) {
  const std::vector<Slot>& slots = board.puzzle->slots();
  std::vector<int> open;
  for (int i = 0; i < static_cast<int>(slots.size()); ++i) {
    const bool given = std::any_of(board.givens.begin(), board.givens.end(),
                                   [&](const SlotValue& one) { return one.first == i; });
    if (!given && slots[i].lo < slots[i].hi) open.push_back(i);
  }
  Spoilt spoilt;
  if (open.empty()) return spoilt;
  spoilt.wrong = open[below(rng, static_cast<int>(open.size()))];
  for (const int slot : open) {
    int value = board.answer[slot];
    if (slot == spoilt.wrong) value = other_value(slots[slot], value);
    if (slot == spoilt.wrong || chance(rng, 30)) spoilt.state.emplace_back(slot, value);
  }
  if (!board.givens.empty() && chance(rng, 50)) {
    const auto& [slot, value] = board.givens[below(rng, static_cast<int>(board.givens.size()))];
    spoilt.wrong_given = slot;
    spoilt.state.emplace_back(slot, other_value(slots[slot], value));
    std::sort(spoilt.state.begin(), spoilt.state.end());
  }
  return spoilt;
}

// The steps in order use only what is known by then, and never the wrong entry.
void check_refutation(const Spoilt& spoilt, const Explanation& found) {
  std::vector<int> wrong_slots = {spoilt.wrong};
  if (spoilt.wrong_given >= 0) wrong_slots.push_back(spoilt.wrong_given);
  std::sort(wrong_slots.begin(), wrong_slots.end());
  CHECK(found.wrong == wrong_slots);
  CHECK(found.start[spoilt.wrong] == kOpen);
  std::set<SlotFact> known;
  for (std::size_t i = 0; i < found.start.size(); ++i) {
    if (found.start[i] != kOpen) known.insert({static_cast<int>(i), found.start[i]});
  }
  const auto is_known = [&](const SlotFact& fact) {
    if (known.contains(fact)) return true;
    if (fact.is) return false;
    return std::any_of(known.begin(), known.end(), [&](const SlotFact& other) {
      return other.slot == fact.slot && other.is && other.value != fact.value;
    });
  };
  for (const Step& step : found.steps) {
    for (const SlotFact& fact : step.facts) CHECK(is_known(fact));
    known.insert(step.concludes.begin(), step.concludes.end());
  }
  const auto wrong = std::find_if(spoilt.state.begin(), spoilt.state.end(),
                                  [&](const SlotValue& one) { return one.first == spoilt.wrong; });
  REQUIRE(found.goal);
  CHECK(is_known({spoilt.wrong, wrong->second, false}));
}

TEST_CASE("explanation: a wrong entry is found and refuted by right ones") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(160);
    int done = 0;
    for (int draws = 0; done < boards_wanted() && draws < 50 * boards_wanted(); ++draws) {
      const std::optional<Unique> board = unique_board(kind, rng);
      if (!board) continue;
      const Spoilt spoilt = spoil(*board, rng);
      if (spoilt.wrong < 0) continue;
      CAPTURE(board->puzzle->print());
      const RuleBook book(*board->puzzle, nullptr);
      const Explanation found =
          explain(book, {*board->puzzle, board->givens, spoilt.state}, {}, {});
      CHECK(found.answers == Explanation::Answers::kOne);
      check_refutation(spoilt, found);
      ++done;
    }
    CHECK(done == boards_wanted());
  }
}

// Whether some board keeps these, by the solver for all rules.
bool some_board_keeps(const RuleBook& book, const std::vector<int>& rules,
                      const std::vector<SlotFact>& facts) {
  AllRules all(book, 0, nullptr);
  Lits literals;
  for (const SlotFact& fact : facts) literals.push_back(literal_of(book, fact));
  return all.solve(rules, literals) == Status::kSatisfiable;
}

template <class T>
std::vector<T> without(std::vector<T> items, std::size_t i) {
  items.erase(items.begin() + static_cast<std::ptrdiff_t>(i));
  return items;
}

TEST_CASE("explanation: what contradicts itself in a puzzle without an answer is minimal") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(161);
    int done = 0;
    for (int draws = 0; done < boards_wanted() && draws < 50 * boards_wanted(); ++draws) {
      const int rows = 2 + below(rng, 4);
      const PuzzlePtr puzzle = kind.random(rng, rows, 2 + below(rng, 4));
      if (Search(*puzzle, {}, {}).next() != Status::kUnsatisfiable) continue;
      CAPTURE(puzzle->print());
      const RuleBook book(*puzzle, nullptr);
      const Explanation found = explain(book, {*puzzle, {}, {}}, {}, {});
      CHECK(found.answers == Explanation::Answers::kNone);
      REQUIRE(found.contradiction);
      const Step& step = found.contradiction->step;
      CHECK_FALSE(some_board_keeps(book, step.rules, step.facts));
      const bool odd = !found.contradiction->words.empty();
      for (std::size_t i = 0; !odd && i < step.rules.size(); ++i) {
        CHECK(some_board_keeps(book, without(step.rules, i), step.facts));
      }
      ++done;
    }
    CHECK(done == boards_wanted());
  }
}

TEST_CASE("explanation: a given that contradicts the rules is among the facts") {
  const PuzzleKind& kind = *find_kind("nonogram");
  TextReader in("1 2\n0\n1\n1\n", "test");
  const PuzzlePtr puzzle = kind.parse(in);
  const RuleBook book(*puzzle, nullptr);
  const Explanation found = explain(book, {*puzzle, {{0, 1}}, {}}, {}, {});
  CHECK(found.answers == Explanation::Answers::kNone);
  REQUIRE(found.contradiction);
  CHECK(found.contradiction->step.facts == std::vector<SlotFact>{{0, 1}});
  CHECK(found.contradiction->step.rules.size() == 1);
}

TEST_CASE("explanation: an entry that a given contradicts takes no steps") {
  const PuzzleKind& kind = *find_kind("nonogram");
  TextReader in("2 2\n1\n1\n1\n1\n", "test");
  const PuzzlePtr puzzle = kind.parse(in);
  const RuleBook book(*puzzle, nullptr);
  const Explanation found = explain(book, {*puzzle, {{0, 1}}, {{0, 0}, {1, 0}}}, {}, {});
  CHECK(found.wrong == std::vector<int>{0});
  CHECK(found.steps.empty());
  CHECK_FALSE(found.goal);
  CHECK(found.start == Answer{1, 0, kOpen, kOpen});
}

TEST_CASE("explanation: that there is no answer is reported even if no time is left to say why") {
  const PuzzleKind& kind = *find_kind("nonogram");
  TextReader in("1 2\n0\n1\n1\n", "test");
  const PuzzlePtr puzzle = kind.parse(in);
  const RuleBook book(*puzzle, nullptr);
  Stop stop;
  stop.request(Stop::kInterrupted);
  const Explanation found = explain(book, {*puzzle, {{0, 1}}, {}}, {}, {0, 0, false, &stop});
  CHECK(found.answers == Explanation::Answers::kNone);
  CHECK_FALSE(found.contradiction);
  CHECK(found.limit);
}

TEST_CASE("explanation: at a limit of conflicts the steps are those found so far") {
  Rng rng(162);
  const PuzzleKind& kind = *find_kind("heyawake");
  int limits = 0;
  for (int i = 0; i < deep_count(10, 40); ++i) {
    const PuzzlePtr puzzle = kind.random(rng, 7, 7);
    const RuleBook book(*puzzle, nullptr);
    SearchOptions search;
    search.conflict_limit = 1;
    const Explanation some = explain(book, {*puzzle, {}, {}}, search, {0, 1, false, nullptr});
    const Explanation all = explain(book, {*puzzle, {}, {}}, {}, {});
    if (some.answers != Explanation::Answers::kUnknown) continue;
    ++limits;
    CHECK(some.limit);
    CHECK_FALSE(all.limit);
  }
  CHECK(limits >= least_drawn(1));
}

}  // namespace
}  // namespace p2c
