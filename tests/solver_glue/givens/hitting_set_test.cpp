// Minimum hitting sets, against brute force, while sets are added.
#include "solver_glue/givens/hitting_set.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>

#include "instances/puzzle.hpp"

namespace p2c {
namespace {

std::vector<int> random_set(Rng& rng, int items) {
  std::vector<int> all;
  const int percent = 10 + below(rng, 40);
  for (int i = 0; i < items; ++i) {
    if (chance(rng, percent)) all.push_back(i);
  }
  if (all.empty()) all.push_back(below(rng, items));
  return all;
}

bool hits(unsigned taken, const Sets& sets) {
  return std::all_of(sets.begin(), sets.end(), [&](const auto& set) {
    return std::any_of(set.begin(), set.end(), [&](int i) { return (taken >> i & 1) != 0; });
  });
}

int fewest(const Sets& sets, int items) {
  int best = items;
  for (unsigned taken = 0; taken < 1U << items; ++taken) {
    if (std::popcount(taken) < best && hits(taken, sets)) best = std::popcount(taken);
  }
  return best;
}

unsigned bits_of(const std::vector<int>& items) {
  unsigned bits = 0;
  for (const int i : items) bits |= 1U << i;
  return bits;
}

}  // namespace

TEST_CASE("minimum hitting sets are those of brute force while sets are added") {
  Rng rng(1);
  for (int round = 0; round < 40; ++round) {
    const int items = 1 + below(rng, 12);
    HittingSets hitting;
    Sets sets;
    for (int k = 0; k < 15; ++k) {
      sets.push_back(random_set(rng, items));
      hitting.add(sets.back());
      const auto fewest_items = static_cast<std::size_t>(fewest(sets, items));
      REQUIRE(hitting.minimise());
      CHECK(hitting.best().size() == fewest_items);
      CHECK(hits(bits_of(hitting.best()), sets));
      CHECK(hitting.lower_bound() == static_cast<std::int64_t>(fewest_items));
      const std::vector<int> greedy = greedy_hitting_set(sets);
      CHECK(hits(bits_of(greedy), sets));
      CHECK(std::is_sorted(greedy.begin(), greedy.end()));
    }
  }
}

TEST_CASE("without reduction cores alone find the minimum too") {
  Rng rng(2);
  for (int round = 0; round < 200; ++round) {
    const int items = 1 + below(rng, 12);
    Sets sets;
    for (int k = 1 + below(rng, 20); k > 0; --k) sets.push_back(random_set(rng, items));
    CoreGuided cores(sets, 0, nullptr);
    REQUIRE(cores.minimise(0));
    CHECK(static_cast<int>(cores.minimum().size()) == fewest(sets, items));
    CHECK(hits(bits_of(cores.minimum()), sets));
    CHECK(cores.lower_bound() == fewest(sets, items));
  }
}

TEST_CASE("parts share no item") {
  const std::vector<Sets> parts = parts_of({{0, 1}, {2, 3}, {1, 4}, {5}});
  CHECK(parts == std::vector<Sets>{{{0, 1}, {1, 4}}, {{2, 3}}, {{5}}});
}

// Three items in equal steps on a circle: nothing to reduce, and hard.
Sets on_circle(int first) {
  Sets sets;
  for (int a = 0; a < 60; ++a) {
    for (const int step : {1, 7, 13}) {
      std::vector<int> set = {first + a, first + (a + step) % 60, first + (a + 2 * step) % 60};
      std::sort(set.begin(), set.end());
      sets.push_back(std::move(set));
    }
  }
  return sets;
}

TEST_CASE("a minimum is claimed only where every part has come to its end") {
  const Sets ring = {{0, 1}, {1, 2}, {0, 2}};
  const auto minimise = [](const Sets& first, const Sets& then) {
    HittingSets hitting;
    for (const auto& set : first) hitting.add(set);
    for (const auto& set : then) hitting.add(set);
    return hitting.minimise(1);
  };
  CHECK(minimise(ring, {}));
  CHECK_FALSE(minimise(on_circle(10), {}));
  CHECK_FALSE(minimise(ring, on_circle(10)));
  Sets after = ring;
  for (auto& set : after) {
    for (int& item : set) item += 100;
  }
  CHECK_FALSE(minimise(on_circle(10), after));
  CHECK_FALSE(minimise(after, on_circle(10)));
}

TEST_CASE("a limit of conflicts leaves a hitting set and a bound below it") {
  HittingSets hitting;
  for (const auto& set : on_circle(0)) hitting.add(set);
  CHECK_FALSE(hitting.minimise(1));
  const std::int64_t bound = hitting.lower_bound();
  CHECK(bound <= static_cast<std::int64_t>(hitting.best().size()));
  CHECK(bound > 0);
}

}  // namespace p2c
