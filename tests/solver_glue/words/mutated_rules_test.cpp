// A fault in a rule of a listed text shows on some random board.
#include "tests/solver_glue/words/mutated_rules.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/documents/registry.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "tests/least_of.hpp"
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

bool is_noticed(const PuzzleKind& kind, const KindPtr& mutant) {
  Rng rng(40);
  for (int i = 0; i < 100; ++i) {
    const int rows = 1 + below(rng, 4);
    const int cols = 1 + below(rng, 4);
    if (differ_on(mutant, *kind.random(rng, rows, cols))) return true;
  }
  return false;
}

// Null where the reader sees the fault.
KindPtr kind_of_mutant(const std::string& text) {
  try {
    return kind_of(parts_of_rules(read_rules(text, "f")));
  } catch (const InputError&) {
    return nullptr;
  }
}

TEST_CASE("words: a fault in a rule of a listed text is noticed on random boards") {
  int read = 0;
  int noticed = 0;
  for (const auto& its : texts_of_kinds()) {
    const std::string& name = its.first;
    const PuzzleKind* kind = find_kind(name);
    if (kind == nullptr || !is_tested(*kind)) continue;
    for (const MutatedRules& mutant : mutated_rules(without_boards(its.second))) {
      CAPTURE(name);
      CAPTURE(mutant.fault);
      const KindPtr other = kind_of_mutant(mutant.text);
      if (other == nullptr) continue;
      const bool is_seen = is_noticed(*kind, other);
      CHECK((is_seen || !takes_all_boards(*kind)));
      ++read;
      noticed += is_seen ? 1 : 0;
    }
  }
  MESSAGE(noticed, " of ", read, " faults that can be read");
  if (!tries_all_kinds()) return;
  CHECK(noticed >= 30);
  CHECK(noticed >= read * 3 / 4);
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
