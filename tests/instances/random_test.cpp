// Random boards: a seed gives the same board on every machine, and boards keep their shape.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <set>

#include "instances/documents/registry.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// FNV-1a.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 14695981039346656037U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
  return hash;
}

// The prints of boards of many shapes from one seed.
std::string boards(const PuzzleKind& kind, unsigned seed, int count = 50) {
  Rng rng(seed);
  std::string all;
  for (int i = 0; i < count; ++i) {
    const int rows = 1 + below(rng, 9);
    all += kind.random(rng, rows, 1 + below(rng, 9))->print();
  }
  return all + kind.random(rng, 20, 30)->print();
}

TEST_CASE("random: a seed gives the same boards, another seed others") {
  for (const PuzzleKind& kind : tested_kinds()) {
    constexpr int kBoards = fewer_if_sanitized(30, 5);
    const std::string first = boards(kind, 1, kBoards);
    CHECK(first == boards(kind, 1, kBoards));
    CHECK(first != boards(kind, 2, kBoards));
  }
}

// Changes when a generator changes on purpose; it must not with a compiler or library.
TEST_CASE("random: the boards of a seed are pinned") {
  const auto hash = [](std::string_view name) { return hash_of(boards(*find_kind(name), 1)); };
  CHECK(hash("heyawake") == 8772445118670214084U);
  CHECK(hash("hashi") == 14190477514297162743U);
  CHECK(hash("nonogram") == 58993969985443842U);
  CHECK(hash("kenken") == 5263954123664256263U);
  Rng rng(1);
  CHECK(Nonogram::random(rng, 2, 3).print() == "2 3\n0\n1\n0\n0\n1\n");
}

TEST_CASE_TEMPLATE("random: every small shape is there, and as wide as it was asked for", P,
                   Heyawake, Hashi, Nonogram) {
  Rng rng(7);
  for (int rows = 1; rows <= 5; ++rows) {
    for (int cols = 1; cols <= 5; ++cols) {
      const std::string size = std::to_string(rows) + " " + std::to_string(cols) + "\n";
      CHECK(P::random(rng, rows, cols).print().starts_with(size));
    }
  }
}

TEST_CASE("random: a square puzzle takes the smaller side, and no more than it can") {
  Rng rng(7);
  CHECK(KenKen::random(rng, 3, 5).n == 3);
  CHECK(KenKen::random(rng, 5, 3).n == 3);
  CHECK(KenKen::random(rng, 1, 1).n == 1);
  CHECK(KenKen::random(rng, 40, 50).n == KenKen::kMaxSize);
}

TEST_CASE("random: boards differ") {
  for (const PuzzleKind& kind : tested_kinds()) {
    Rng rng(3);
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) seen.insert(kind.random(rng, 4, 4)->print());
    CHECK(seen.size() >= least_drawn(90));
  }
}

TEST_CASE("random: below stays below, shuffle keeps all items") {
  Rng rng(5);
  std::set<int> seen;
  for (int i = 0; i < 200; ++i) seen.insert(below(rng, 6));
  CHECK(seen == std::set<int>{0, 1, 2, 3, 4, 5});
  CHECK(below(rng, 1) == 0);
  CHECK_FALSE(chance(rng, 0));
  CHECK(chance(rng, 100));
  std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8};
  const std::vector<int> before = items;
  shuffle(items, rng);
  CHECK(items != before);
  std::sort(items.begin(), items.end());
  CHECK(items == before);
}

}  // namespace
}  // namespace p2c
