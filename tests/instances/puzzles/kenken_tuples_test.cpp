// The tuples of a cage are those that brute force over all digits finds.
#include "instances/puzzles/kenken/kenken_tuples.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "tests/board_count.hpp"
#include "tests/encoder/inputs.hpp"

namespace p2c {
namespace {

using Operation = KenKen::Operation;
using Tuple = std::vector<int>;

constexpr Operation kOperations[] = {Operation::kAny,      Operation::kAdd,    Operation::kSubtract,
                                     Operation::kMultiply, Operation::kDivide, Operation::kModulo,
                                     Operation::kPower};

// The rule in its own words.
bool gives(const Tuple& digits, Operation operation, long long target) {
  const long long sum = std::accumulate(digits.begin(), digits.end(), 0LL);
  const long long product = std::accumulate(digits.begin(), digits.end(), 1LL, std::multiplies<>());
  const long long largest = *std::max_element(digits.begin(), digits.end());
  switch (operation) {
    case Operation::kAdd:
      return sum == target;
    case Operation::kSubtract:
      return largest - (sum - largest) == target;
    case Operation::kMultiply:
      return product == target;
    case Operation::kDivide:
      return largest == target * (product / largest);
    case Operation::kModulo:
      return digits.size() == 2 &&
             (digits[0] % digits[1] == target || digits[1] % digits[0] == target);
    case Operation::kPower:
      return digits.size() == 2 &&
             (power(digits[0], digits[1]) == target || power(digits[1], digits[0]) == target);
    case Operation::kAny:
      break;
  }
  return gives(digits, Operation::kAdd, target) || gives(digits, Operation::kSubtract, target) ||
         gives(digits, Operation::kMultiply, target) || gives(digits, Operation::kDivide, target);
}

bool repeats_in_a_line(const Tuple& digits, const std::vector<int>& cells, int n) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const bool line = cells[i] / n == cells[j] / n || cells[i] % n == cells[j] % n;
      if (line && digits[i] == digits[j]) return true;
    }
  }
  return false;
}

// All digits without a repetition in a line, in lexicographic order.
std::vector<Tuple> legal_tuples(const std::vector<int>& cells, int n) {
  std::vector<Tuple> all;
  const int size = static_cast<int>(cells.size());
  for (int number = 0; number < power(n, size); ++number) {
    Tuple digits;
    for (int i = size - 1; i >= 0; --i) digits.push_back(number / power(n, i) % n + 1);
    if (!repeats_in_a_line(digits, cells, n)) all.push_back(digits);
  }
  return all;
}

std::vector<Tuple> tuples_of(int n, const KenKen::Cage& cage) {
  const std::vector<int> flat = cage_tuples(n, cage, 1'000'000).value();
  const auto width = static_cast<long>(cage.cells.size());
  CHECK(static_cast<long>(flat.size()) % width == 0);
  std::vector<Tuple> tuples;
  for (auto at = flat.begin(); at != flat.end(); at += width) tuples.emplace_back(at, at + width);
  return tuples;
}

// Rows and columns of the cells of a shape.
using Shape = std::vector<std::pair<int, int>>;

const Shape kShapes[] = {{{0, 0}, {0, 1}},
                         {{0, 0}, {1, 0}},
                         {{0, 0}, {0, 1}, {0, 2}},
                         {{0, 0}, {1, 0}, {1, 1}},
                         {{0, 1}, {1, 0}, {1, 1}},
                         {{0, 0}, {0, 1}, {0, 2}, {0, 3}},
                         {{0, 0}, {1, 0}, {2, 0}, {3, 0}},
                         {{0, 0}, {0, 1}, {1, 0}, {1, 1}},
                         {{0, 0}, {0, 1}, {1, 1}, {1, 2}},
                         {{0, 0}, {1, 0}, {2, 0}, {2, 1}},
                         {{0, 0}, {0, 1}, {0, 2}, {1, 1}}};

// The cells of the shape with its corner at (r, c); empty when it does not fit.
std::vector<int> placed(const Shape& shape, int r, int c, int n) {
  std::vector<int> cells;
  for (const auto& [row, col] : shape) {
    if (r + row >= n || c + col >= n) return {};
    cells.push_back((r + row) * n + c + col);
  }
  return cells;
}

// Compares all targets of an operation; how many tuples there were in all.
std::size_t compare_all_targets(int n, const std::vector<int>& cells, Operation operation) {
  const std::vector<Tuple> legal = legal_tuples(cells, n);
  std::size_t count = 0;
  const int most = operation == Operation::kPower && cells.size() == 2
                       ? power(n, n)
                       : power(n, static_cast<int>(cells.size()));
  for (long long target = 0; target <= most + 2; ++target) {
    std::vector<Tuple> expected;
    for (const Tuple& digits : legal) {
      if (gives(digits, operation, target)) expected.push_back(digits);
    }
    count += expected.size();
    CAPTURE(target);
    CHECK(tuples_of(n, {cells, operation, target}) == expected);
  }
  return count;
}

TEST_CASE("cages of 2 to 4 cells: every shape and place, every operation and target") {
  std::map<Operation, std::size_t> counts;
  for (int n = 2; n <= 4; ++n) {
    for (const Shape& shape : kShapes) {
      for (int corner = 0; corner < n * n; ++corner) {
        const bool is_black = (corner / n + corner % n) % 2 == 1;
        if (is_black && deep_count(fewer_if_sanitized(0, 1), 0) == 1) continue;
        const std::vector<int> cells = placed(shape, corner / n, corner % n, n);
        if (cells.empty()) continue;
        for (const Operation operation : kOperations) {
          counts[operation] += compare_all_targets(n, cells, operation);
        }
      }
    }
  }
  for (const Operation operation : kOperations) CHECK(counts[operation] > 100);
}

TEST_CASE("a search for tuples that takes long gives up, as does one that finds too many") {
  std::vector<int> row(9);
  std::iota(row.begin(), row.end(), 0);
  const KenKen::Cage odd{row, Operation::kAdd, 46};  // a row of all digits has the sum 45
  CHECK_FALSE(cage_tuples(9, odd, 10).has_value());
  CHECK(cage_tuples(9, odd, 1'000'000).value().empty());
  const KenKen::Cage pair{{0, 1}, Operation::kAdd, 5};
  CHECK_FALSE(cage_tuples(4, pair, 3).has_value());
  CHECK(cage_tuples(4, pair, 4).value().size() == 8);
}

TEST_CASE("a cage of one cell is its digit") {
  for (int n = 1; n <= 4; ++n) {
    for (long long target = 0; target <= n + 1; ++target) {
      const bool digit = target >= 1 && target <= n;
      const std::vector<Tuple> expected(digit ? 1 : 0, Tuple{static_cast<int>(target)});
      CHECK(tuples_of(n, {{n * n - 1}, Operation::kAdd, target}) == expected);
    }
  }
}

// Cells in a staircase from the corner: only neighbours in the list share a line.
std::vector<int> staircase(int cells, int n) {
  std::vector<int> all;
  for (int i = 0; i < cells; ++i) all.push_back(i / 2 * n + (i + 1) / 2);
  return all;
}

TEST_CASE("no tuples are given when there are more than wanted") {
  const std::vector<int> cells = staircase(6, 32);
  CHECK_FALSE(cage_tuples(32, {cells, Operation::kAdd, 99}, 1'000'000));
  CHECK_FALSE(cage_tuples(32, {cells, Operation::kAny, 99}, 300));
  CHECK(tuples_of(32, {cells, Operation::kAdd, 9}).size() == 2);
  CHECK(cage_tuples(32, {cells, Operation::kAdd, 9}, 2));
  CHECK_FALSE(cage_tuples(32, {cells, Operation::kAdd, 9}, 1));
}

TEST_CASE("targets up to 2^63 - 1 neither overflow nor take long") {
  const long long largest = std::numeric_limits<long long>::max();
  for (const long long target : {1LL << 62, largest, largest - 1, largest - 30}) {
    for (const Operation operation : kOperations) {
      for (const int cells : {1, 2, 5, 12}) {
        if (cells == 1 && operation != Operation::kAdd) continue;
        const bool is_power = operation == Operation::kPower && target == 1LL << 62 && cells == 2;
        if (is_power) continue;
        CHECK(tuples_of(32, {staircase(cells, 32), operation, target}).empty());
      }
    }
  }
}

TEST_CASE("a power below 2^63 has its tuples, one above has none") {
  CHECK(tuples_of(32, {{0, 1}, Operation::kPower, 1LL << 62}) ==
        std::vector<Tuple>{{4, 31}, {31, 4}});
  CHECK(tuples_of(32, {{0, 1}, Operation::kPower, 0}).empty());  // 32^31 is 0 modulo 2^64
}

// How many lists of `cells` powers of two up to 32 have the product 2^exponent, neighbours unlike.
long long power_lists(int cells, int exponent, int last = -1) {
  if (exponent > 5 * cells) return 0;
  if (cells == 0) return 1;
  long long count = 0;
  for (int e = 0; e <= std::min(5, exponent); ++e) {
    if (e != last) count += power_lists(cells - 1, exponent - e, e);
  }
  return count;
}

TEST_CASE("a product of 2^62 over 14 cells has all its tuples") {
  const auto tuples = tuples_of(32, {staircase(14, 32), Operation::kMultiply, 1LL << 62});
  CHECK(static_cast<long long>(tuples.size()) == power_lists(14, 62));
  CHECK(tuples.size() > 10);
}

TEST_CASE("a whole board of 32 x 32 as one product is decided quickly") {
  std::vector<int> cells(1024);
  std::iota(cells.begin(), cells.end(), 0);
  CHECK(tuples_of(32, {cells, Operation::kMultiply, 1LL << 62}).empty());
}

}  // namespace
}  // namespace p2c
