// Clues that are off by one, and boards of large rooms.
#include <doctest/doctest.h>

#include <cstdlib>
#include <set>
#include <sstream>

#include "instances/documents/document.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// The numbers of a text.
std::vector<long long> numbers_of(const std::string& text) {
  std::vector<long long> numbers;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t end = text.find_first_not_of("0123456789", i);
    const std::string word = text.substr(i, std::min(end, text.size()) - i);
    if (!word.empty()) numbers.push_back(std::stoll(word));
    i = std::max(i + 1, std::min(end, text.size()));
  }
  return numbers;
}

// In how many words two texts differ.
int words_apart(const std::string& a, const std::string& b) {
  std::istringstream left(a);
  std::istringstream right(b);
  int apart = 0;
  for (std::string x, y; left >> x && right >> y;) apart += x != y ? 1 : 0;
  return apart;
}

TEST_CASE("variants: one number of the puzzle is one more or one less") {
  Rng rng(1);
  int kinds = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    std::set<std::string> changes;
    for (int i = 0; i < fewer_if_sanitized(100, 30); ++i) {
      const PuzzlePtr puzzle = kind.random(rng, 5, 5);
      const PuzzlePtr changed = puzzle->with_clue_changed(rng);
      if (!changed) continue;
      const auto before = numbers_of(puzzle->print());
      const auto after = numbers_of(changed->print());
      REQUIRE(before.size() == after.size());
      int different = 0;
      for (std::size_t k = 0; k < before.size(); ++k) {
        if (before[k] == after[k]) continue;
        ++different;
        CHECK(std::abs(before[k] - after[k]) == 1);
      }
      const int words = words_apart(puzzle->print(), changed->print());
      CHECK(words == 1);
      CHECK(different <= 1);  // none where a clue is a word
      CHECK(changed->slots().size() == puzzle->slots().size());
      CHECK(read_document(changed->print(), "t").puzzle->print() == changed->print());
      changes.insert(changed->print());
    }
    if (changes.empty()) continue;  // the kind does not say how
    CHECK(changes.size() >= least_drawn(50));
    ++kinds;
  }
  if (tries_all_kinds()) CHECK(kinds >= 4);
}

TEST_CASE("variants: no clue, no change") {
  Rng rng(1);
  for (const char* text :
       {"heyawake\n1 2\n- -\n1 1\n", "hashi\n1 3\n? - ?\n", "nonogram\n1 1\n0\n0\n"}) {
    CAPTURE(text);
    CHECK(read_document(text, "t").puzzle->with_clue_changed(rng) == nullptr);
  }
}

TEST_CASE("variants: a clue stays one that can be written") {
  Rng rng(1);
  const Document least = read_document("hashi\n1 3\n1 - 1\n", "t");
  const Document most = read_document("hashi\n1 3\n8 - 8\n", "t");
  const Document large = read_document("heyawake\n1 2\n1000000000 -\n1 1\n", "t");
  const Document zero =
      read_document("kenken\n3 3\n0- . .\n0- . .\n0- . .\n1 1 1\n2 2 2\n3 3 3\n", "t");
  for (int i = 0; i < 20; ++i) {
    const auto up = numbers_of(least.puzzle->with_clue_changed(rng)->print());
    CHECK(up[2] + up[3] == 3);
    const auto down = numbers_of(most.puzzle->with_clue_changed(rng)->print());
    CHECK(down[2] + down[3] == 15);
    CHECK(numbers_of(large.puzzle->with_clue_changed(rng)->print())[2] == 999'999'999);
    CHECK(zero.puzzle->with_clue_changed(rng)->print().find("-1-") == std::string::npos);
  }
}

TEST_CASE("variants: rooms are side by side, as wide as each other as far as that goes") {
  const PuzzleKind* kind = find_kind("heyawake");
  const auto* rooms = kind->abilities.find<OpenRooms>();
  REQUIRE(rooms != nullptr);
  CHECK(rooms->make(2, 3, {2})->print() == "heyawake\n2 3\n2 - -\n- - -\n1 1 1\n1 1 1\n");
  CHECK(rooms->make(1, 5, {1, 0})->print() == "heyawake\n1 5\n1 - - 0 -\n1 1 1 2 2\n");
  CHECK(rooms->make(1, 3, {1, 0, 1})->print() == "heyawake\n1 3\n1 0 1\n1 2 3\n");
  CHECK(find_kind("hashi")->abilities.find<OpenRooms>() == nullptr);
}

}  // namespace
}  // namespace p2c
