// Areas of equal numbers, compared with naive statements.
#include <doctest/doctest.h>

#include <set>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

const std::string kAreas = "rule it \"it is so\": areas of digit\n";

// Cells with the number of cell i that are reached from it through such ones.
int size_of_area(const Naive& b, int i) {
  std::set<int> area{i};
  std::vector<int> ends{i};
  for (std::size_t k = 0; k < ends.size(); ++k) {
    for (int other = 0; other < b.cells(); ++other) {
      const bool joined = b.touch(ends[k], other) && b.cell(other) == b.cell(i);
      if (joined && area.insert(other).second) ends.push_back(other);
    }
  }
  return static_cast<int>(ends.size());
}
bool areas_fit(const Naive& b) {
  return b.all([&](int i) { return b.cell(i) == size_of_area(b, i); });
}

TEST_CASE("words: areas of equal numbers") {
  const std::string clued = "given clue: number 1..6 on cells, clues, \"a number\"\n";
  compare_words({
      {"answer digit: number 0..3 on cells\n" + kAreas,
       {{1, 1}, {1, 4}, {3, 1}, {2, 3}},
       areas_fit},
      {"answer digit: number 1..6 on cells\n" + kAreas, {{2, 3}, {1, 6}}, areas_fit},
      {"answer digit: number 5..6 on cells\n" + kAreas, {{1, 5}, {2, 3}, {3, 4}}, areas_fit, 4},
      {clued + "answer digit: number 1..area of clue on cells\n" + kAreas +
           "rule given \"so, too\": each c in cells with number clue: digit of c = clue of c\n",
       {{1, 2}, {1, 4}, {2, 2}, {2, 3}, {5, 1}},
       [](const Naive& b) {
         return areas_fit(b) &&
                b.all([&](int i) { return b.clue(i) < 0 || b.clue(i) == b.cell(i); });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive
