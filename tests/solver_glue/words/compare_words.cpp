#include "tests/solver_glue/words/compare_words.hpp"

#include <doctest/doctest.h>

#include "instances/kinds/kind_of_rules.hpp"
#include "instances/planted/random_data.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c::naive {
namespace {

constexpr std::size_t kBoardsOfSize = 4;
// Of those with more than 1,000 ways to fill them.
const auto kLargeBoards = static_cast<std::size_t>(deep_count(1, 4));

// All answers of a board that keep the rules, by their naive statement; as `check` says, too.
std::vector<Answer> right_answers(const Case& its, const AnyPuzzle& board, int& broken) {
  std::vector<Answer> right;
  Answer answer;
  for (const Slot& slot : board.slots()) answer.push_back(slot.lo);
  do {
    const bool holds = its.holds(naive_of(board, answer));
    if (board.check(answer).has_value() == holds) {
      FAIL("check: " << board.print() << board.print_answer(answer));
    }
    if (holds) right.push_back(answer);
    broken += holds ? 0 : 1;
  } while (count_on(answer, board.slots()));
  return right;
}

// A no where nothing is open yet that breaks it stays one: what begins so leads to no answer.
void compare_beginnings(const AnyPuzzle& board, const std::vector<Answer>& right) {
  std::vector<Answer> walked;
  walk(board, 1'000'000, [&](const Answer& answer) { walked.push_back(answer); });
  for (const Answer& answer : right) {
    if (!std::binary_search(walked.begin(), walked.end(), answer)) {
      FAIL("possible: " << board.print() << board.print_answer(answer));
    }
  }
}

void compare_clauses(const AnyPuzzle& board, const std::vector<Answer>& right) {
  for (const Connectivity form :
       {Connectivity::kCuts, Connectivity::kLayers, Connectivity::kElimination}) {
    SearchOptions options;
    options.encode.connectivity = form;
    if (answers_by_search(board, {}, options, 100'000).answers != right) {
      FAIL("clauses: " << board.print());
    }
  }
}

Answer random_part_of(Rng& rng, const std::vector<Slot>& slots) {
  Answer partial;
  for (const Slot& slot : slots) {
    partial.push_back(chance(rng, 40) ? kOpen : slot.lo + below(rng, slot.hi - slot.lo + 1));
  }
  return partial;
}

bool continues(const Answer& whole, const Answer& partial) {
  for (std::size_t k = 0; k < whole.size(); ++k) {
    if (partial[k] != kOpen && partial[k] != whole[k]) return false;
  }
  return true;
}

// Of each instance: a no and a yes of a partial answer are those of all answers that continue it.
void compare_partial(const RuleBoard& board, const std::vector<Slot>& slots,
                     const Answer& partial) {
  for (const RuleInstance& instance : instances_of(board, nullptr)) {
    const Says verdict = says(instance, board, partial);
    if (verdict == Says::kMaybe) continue;
    Answer whole;
    for (const Slot& slot : slots) whole.push_back(slot.lo);
    do {
      if (continues(whole, partial) && says(instance, board, whole) != verdict) {
        FAIL("a verdict that does not stay: " << label_of(instance, board));
      }
    } while (count_on(whole, slots));
  }
}

}  // namespace

Naive naive_of(const AnyPuzzle& board, const Answer& answer) {
  Naive its{*board.as<BoardData>(), {}};
  for (std::size_t i = 0; i < answer.size(); ++i) its.value[board.slots()[i].name] = answer[i];
  return its;
}

void compare_words(const std::vector<Case>& cases) {
  Rng rng(seed_of_boards(22));
  for (const Case& its : cases) {
    CAPTURE(its.rules);
    const KindPtr kind =
        kind_of(parts_of_rules(read_rules("rules 1\npuzzle toy \"a toy\"\n" + its.rules, "f")));
    const auto text = kind->abilities.find<RulesAsText>()->text;
    std::size_t kept = 0;
    int broken = 0;
    for (std::size_t i = 0; i < kBoardsOfSize * its.sizes.size(); ++i) {
      const auto& [rows, cols] = its.sizes[i % its.sizes.size()];
      const PuzzlePtr board = board_of(kind, random_data(text->made_of.parts, rng, rows, cols));
      if (i >= kLargeBoards * its.sizes.size() && ways_to_fill(board->slots(), 1000) > 1000)
        continue;
      const std::vector<Answer> right = right_answers(its, *board, broken);
      kept += right.size();
      compare_beginnings(*board, right);
      compare_clauses(*board, right);
      if (ways_to_fill(board->slots(), 1000) > 1000) continue;
      const RuleBoard on(text, *board->as<BoardData>());
      for (int k = 0; k < deep_count(10, 2000); ++k) {
        compare_partial(on, board->slots(), random_part_of(rng, board->slots()));
      }
    }
    compare_large(its, kind, rng, deep_count(2, 1500));
    CHECK(kept > 1);
    CHECK(broken > 1);
  }
}

}  // namespace p2c::naive
