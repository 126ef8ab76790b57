// Random boards of each kind with their rules.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <string>

#include "tests/board_count.hpp"
#include "tests/rules/meaning.hpp"
#include "tests/rules/oracle.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

/// How many boards of each kind a test takes: `deep` where rare faults are looked for.
inline int rule_boards(int deep) {
  return board_count("PUZZLE2CNF_RULE_BOARDS", deep_count(std::max(1, deep / 8), deep),
                     std::max(1, deep / deep_count(40, 20)));
}

/// How many rules of each kind were tested.
using RuleCounts = std::map<std::string, int>;

/// Each kind of rule that was counted at all was so often enough.
inline void check_counts(std::string_view puzzles, const RuleCounts& counts, int least) {
  for (const auto& entry : counts) {
    CAPTURE(puzzles);
    CAPTURE(entry.first);
    CHECK(entry.second >= least);
  }
}

inline std::string counts_in_words(const RuleCounts& counts) {
  std::string words;
  for (const auto& [rule, count] : counts) {
    words += (words.empty() ? "" : ", ") + std::to_string(count) + " " + rule;
  }
  return words;
}

/// Takes `count` boards of up to `side` x `side` of each kind. `work` gets a board's rules and the
/// counts of its kind: what it names there must come to `least` for `count` boards or more. A
/// kind whose encoding states no rules is left out.
template <class Work>
void for_each_board(int count, int side, int least, Work work) {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(seed_of_boards(1));
    RuleCounts counts;
    for (int i = 0; i < rule_boards(count); ++i) {
      const int rows = 1 + below(rng, side);
      const PuzzlePtr board = kind.random(rng, rows, 1 + below(rng, side));
      INFO(board->print());
      const RuleBook book(*board, nullptr);
      if (book.rules().empty()) continue;
      if (!has_meanings(*board)) {
        MESSAGE(kind.name, " has no meanings in tests/rules: its rules are not judged");
        break;
      }
      work(book, rng, counts);
    }
    if (counts.empty()) continue;
    MESSAGE(kind.name, ": ", counts_in_words(counts));
    if (rule_boards(count) < count) continue;
    check_counts(kind.name, counts, is_deep() ? least_drawn(least) : least);
  }
}

/// Any value for each of these slots, the others open.
inline Answer random_values(const AnyPuzzle& puzzle, std::span<const int> slots, Rng& rng) {
  Answer board(puzzle.slots().size(), kOpen);
  for (const int slot : slots) {
    const auto& [lo, hi, name] = puzzle.slots()[slot];
    board[slot] = lo + below(rng, hi - lo + 1);
  }
  return board;
}

/// The slots of a rule's scope, as slots and numbered again: their values are a short answer.
inline std::vector<Slot> scope_slots(const AnyPuzzle& puzzle, const Rule& rule) {
  std::vector<Slot> slots;
  for (const int slot : rule.scope) slots.push_back(puzzle.slots()[slot]);
  return slots;
}

/// The board with these values in the rule's scope.
inline Answer in_scope(const AnyPuzzle& puzzle, const Rule& rule, const Answer& values) {
  Answer board(puzzle.slots().size(), kOpen);
  for (std::size_t i = 0; i < values.size(); ++i) board[rule.scope[i]] = values[i];
  return board;
}

}  // namespace p2c
