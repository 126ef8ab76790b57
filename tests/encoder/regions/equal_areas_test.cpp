// Areas of equal numbers: the models are the numbers whose areas have their size, on all inputs of
// small boards, whatever is known.
#include "encoder/regions/equal_areas.hpp"

#include <doctest/doctest.h>

#include "encoder/counts/cardinality.hpp"
#include "instances/cells_near.hpp"
#include "instances/puzzle.hpp"
#include "tests/board_count.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::equal_areas_test {
namespace {

struct Board {
  Board(const Grid<int>& known, int least, int most) : numbers{known, most, {}, {}} {
    for (int i = 0; i < known.size(); ++i) {
      Lits has(static_cast<std::size_t>(most) + 1, kFalse);
      for (int n = least; n <= most; ++n) has[static_cast<std::size_t>(n)] = formula.fresh();
      exactly_one(formula, has);
      if (known[i] > 0) formula.add({numbers_of(has, known[i])});
      numbers.has.push_back(std::move(has));
      numbers.slots.push_back(i);
    }
    equal_areas(formula, numbers, {});
  }
  static Lit numbers_of(const Lits& has, int number) {
    return number < static_cast<int>(has.size()) ? has[static_cast<std::size_t>(number)] : kFalse;
  }

  Formula formula;
  NumberedBoard numbers;
};

int size_of_area(const Grid<int>& numbers, int from) {
  std::vector<int> area{from};
  for (std::size_t next = 0; next < area.size(); ++next) {
    each_beside(numbers.rows, numbers.cols, area[next], [&](int other) {
      const bool is_new = std::find(area.begin(), area.end(), other) == area.end();
      if (is_new && numbers[other] == numbers[from]) area.push_back(other);
    });
  }
  return static_cast<int>(area.size());
}

bool is_right(const Grid<int>& known, const Grid<int>& numbers) {
  for (int i = 0; i < numbers.size(); ++i) {
    if (known[i] > 0 && known[i] != numbers[i]) return false;
    if (size_of_area(numbers, i) != numbers[i]) return false;
  }
  return true;
}

// All ways to fill it; how many are right.
int compare(const Grid<int>& known, int least, int most) {
  const Board board(known, least, most);
  Propagator propagator(board.formula);
  int right = 0;
  Grid<int> numbers(known.rows, known.cols, least);
  for (int number = 0; number < power(most - least + 1, known.size()); ++number) {
    Lits all;
    for (int i = 0, rest = number; i < known.size(); ++i, rest /= most - least + 1) {
      numbers[i] = least + rest % (most - least + 1);
      all.push_back(board.numbers.is(i, numbers[i]));
    }
    const bool good = is_right(known, numbers);
    REQUIRE(satisfiable_under(propagator, all) == good);
    right += good ? 1 : 0;
  }
  return right;
}

TEST_CASE("equal areas: the models are the numbers that areas have as their sizes") {
  Rng rng(1);
  int right = 0;
  for (int k = 0; k < deep_count(fewer_if_sanitized(60, 20), 60); ++k) {
    const int rows = 1 + below(rng, 2);
    Grid<int> known(rows, 1 + below(rng, 3), 0);
    for (int clues = below(rng, 3); clues > 0; --clues) {
      known[below(rng, known.size())] = 1 + below(rng, 4);
    }
    right += compare(known, 1, std::min(known.size(), 5));
  }
  CHECK(right > fewer_if_sanitized(50, 15));
}

TEST_CASE("equal areas: large ones without a known number are trees of their size") {
  CHECK(compare(Grid<int>(2, 3, 0), 5, 6) == 1);
  CHECK(compare(Grid<int>(2, 5, 0), 5, 5) == 0);
  CHECK(compare(Grid<int>(1, 11, 0), 5, 6) == 2);
  CHECK(compare(Grid<int>(2, 3, 0), 1, deep_count(fewer_if_sanitized(6, 5), 6)) > 10);
}

}  // namespace
}  // namespace p2c::equal_areas_test
