// A fault in a rule of a listed text shows on some random board, or on those of the text.
#include "tests/solver_glue/words/mutated_rules.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/documents/registry.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "solver_glue/judge/judge_steps.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// What both say of the board with its first answers: how many there are, and which.
bool differ_on(const KindPtr& kind, const AnyPuzzle& board) {
  const PuzzlePtr other = board_of(kind, *board.as<BoardData>());
  constexpr std::size_t kMost = 20;
  const std::vector<Answer> right = answers_by_search(board, {}, {}, kMost).answers;
  for (const Answer& answer : right) {
    if (other->check(answer)) return true;
  }
  for (const Answer& answer : answers_by_search(*other, {}, {}, kMost).answers) {
    if (board.check(answer)) return true;
  }
  return false;
}

// Its sample is wrong, or a wrong board breaks another rule, or none.
bool is_noticed_by_its_boards(const KindPtr& mutant) {
  JudgedText found;
  judge_boards({mutant, "f"}, {}, found);
  return std::any_of(found.boards.begin(), found.boards.end(),
                     [](const JudgedBoard& board) { return !board.is_right(); });
}

bool is_noticed(const PuzzleKind& kind, const KindPtr& mutant) {
  Rng rng(40);
  constexpr int kSmall = 100;
  for (int i = 0; i < deep_count(kSmall, 300); ++i) {
    const int longest = i < kSmall ? 4 : 6;
    const int rows = 1 + below(rng, longest);
    const int cols = 1 + below(rng, longest);
    if (differ_on(mutant, *kind.random(rng, rows, cols))) return true;
  }
  return false;
}

// Null where the reader sees the fault.
KindPtr kind_of_mutant(const std::string& text) {
  try {
    return brought_kind(text, "f");
  } catch (const InputError&) {
    return nullptr;
  }
}

// Of the first kinds random boards alone tell each fault; those of the others are often without an
// answer, with a fault and without, and few where not all kinds are tried.
TEST_CASE("words: a fault in a rule of a listed text is noticed") {
  int read = 0;
  int noticed = 0;
  for (const auto& its : texts_of_kinds()) {
    const std::string& name = its.first;
    const PuzzleKind* kind = find_kind(name);
    if (kind == nullptr || !is_tested(*kind)) continue;
    const std::string plain = without_boards(its.second);
    const std::string boards = its.second.substr(plain.size());
    for (const MutatedRules& mutant : mutated_rules(plain)) {
      CAPTURE(name);
      CAPTURE(mutant.fault);
      const KindPtr other = kind_of_mutant(mutant.text);
      if (other == nullptr) continue;
      bool is_seen = is_noticed(*kind, other);
      CHECK((is_seen || !is_first(*kind)));
      if (!is_seen) {
        const KindPtr with_boards = kind_of_mutant(mutant.text + boards);
        is_seen = with_boards != nullptr && is_noticed_by_its_boards(with_boards);
      }
      if (!is_seen) MESSAGE("not noticed: ", name, ", ", mutant.fault);
      ++read;
      noticed += is_seen ? 1 : 0;
    }
  }
  MESSAGE(noticed, " of ", read, " faults that can be read");
  if (!tries_all_kinds()) return;
  CHECK(noticed >= 30);
  CHECK(noticed >= read * 17 / 20);
}

// In each text each word is left out, said twice, or another one.
TEST_CASE("words: wrong texts are read or refused at a place of theirs") {
  int read = 0;
  int refused = 0;
  for (const auto& its : texts_of_kinds()) {
    const PuzzleKind* kind = find_kind(its.first);
    if (kind != nullptr && !is_tested(*kind)) continue;
    CAPTURE(its.first);
    for (const std::string& wrong : wrong_texts(its.second)) {
      CAPTURE(wrong);
      try {
        read_rules(wrong, "f");
        ++read;
      } catch (const InputError& error) {
        ++refused;
        const auto lines = std::count(wrong.begin(), wrong.end(), '\n');
        CHECK(error.place().line >= 1);
        CHECK(error.place().line <= lines + 1);
        CHECK(error.message().starts_with("expected "));
      }
    }
  }
  CHECK(read > 20);
  CHECK(refused > 200);
}

}  // namespace
}  // namespace p2c
