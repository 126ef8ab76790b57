// Blocks in a ring: the models are the rings with the blocks that are asked for, and unit
// propagation finds all that follows.
#include "encoder/shading/ring_blocks.hpp"

#include <doctest/doctest.h>

#include "instances/parts/number_list.hpp"
#include "tests/encoder/number_bits.hpp"
#include "tests/encoder/strength.hpp"

namespace p2c {
namespace {

// From each cell whose neighbour before it is in no block; sorted.
std::vector<int> blocks_of(int ring) {
  const auto has = [&](int cell) { return (ring >> (cell % 8) & 1) == 1; };
  std::vector<int> lengths;
  for (int first = 0; first < 8; ++first) {
    if (!has(first) || has(first + 7)) continue;
    int end = first;
    while (has(end)) ++end;
    lengths.push_back(end - first);
  }
  if (lengths.empty()) lengths.push_back(ring == 0 ? 0 : 8);
  std::sort(lengths.begin(), lengths.end());
  return lengths;
}

// "?" takes what is left.
bool fits(int ring, std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  std::vector<int> lengths = blocks_of(ring);
  if (lengths.size() != numbers.size()) return false;
  numbers.erase(std::find(numbers.begin(), numbers.end(), kOpenInList), numbers.end());
  return std::includes(lengths.begin(), lengths.end(), numbers.begin(), numbers.end());
}

TEST_CASE("ring blocks: exact, and arc consistent") {
  std::vector<int> lists(kRingLists.begin(), kRingLists.end());
  lists.insert(lists.end(), {9, 19, 29, 39, 99, 199, 991, 999, 1119, 9999, 55});
  int taken = 0;
  for (const int list : lists) {
    const std::vector<int> numbers = numbers_of_list(list);
    Formula formula;
    const Lits cells = formula.fresh(8);
    std::array<Lit, 8> ring{};
    std::copy(cells.begin(), cells.end(), ring.begin());
    ring_blocks(formula, ring, numbers);
    const Propagator propagator(formula);
    for (int number = 0; number < 256; ++number) {
      taken += fits(number, numbers) ? 1 : 0;
      Propagator one(formula);
      REQUIRE(satisfiable_under(one, full_input(cells, number)) == fits(number, numbers));
    }
    const Strength found =
        strength(formula, cells, [&](int number) { return fits(number, numbers); });
    CHECK(found.missed_contradictions == 0);
    CHECK(found.missed == 0);
  }
  CHECK(taken > 500);
}

TEST_CASE("ring blocks: at the edge the ring ends, and cells may be negated") {
  Formula formula;
  const Lits cells = formula.fresh(3);
  ring_blocks(formula, {cells[0], cells[1], !cells[2], kFalse, kFalse, kFalse, kFalse, kFalse},
              {1, 1});
  Propagator propagator(formula);
  for (int number = 0; number < 8; ++number) {
    CHECK(satisfiable_under(propagator, full_input(cells, number)) == (number == 0b001));
  }
}

}  // namespace
}  // namespace p2c
