// Products, differences and quotients, compared with naive statements.
#include <doctest/doctest.h>

#include <optional>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::product_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;
using Numbers = std::vector<int>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 2}, {2, 3}, {3, 2}};
const std::string kCage = "given cage with target: regions on all cells, \"a target\"\n";
const std::string kDigit = "answer digit: number 1..3 on cells\n";
const std::string kFromZero = "answer digit: number 0..3 on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

long long product(const Numbers& numbers) {
  long long all = 1;
  for (const int number : numbers) all *= number;
  return all;
}
// The largest, less the others one by one.
long long difference(Numbers numbers) {
  if (numbers.empty()) return 0;
  std::sort(numbers.rbegin(), numbers.rend());
  long long left = numbers[0];
  for (std::size_t i = 1; i < numbers.size(); ++i) left -= numbers[i];
  return left;
}
std::optional<long long> quotient(Numbers numbers) {
  std::sort(numbers.rbegin(), numbers.rend());
  long long left = numbers[0];
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    if (numbers[i] == 0 || left % numbers[i] != 0) return {};
    left /= numbers[i];
  }
  return left;
}

Numbers row(const Naive& b, int r) {
  Numbers numbers;
  for (int c = 0; c < b.cols(); ++c) numbers.push_back(b.cell(r * b.cols() + c));
  return numbers;
}
bool each_row(const Naive& b, const std::function<bool(const Numbers&)>& keeps) {
  return Naive::each(b.rows(), [&](int r) { return keeps(row(b, r)); });
}
// keeps(numbers, target) of each cage with a target.
bool each_cage(const Naive& b, const std::function<bool(const Numbers&, int)>& keeps) {
  const auto& target = b.data.part<CluedRooms>(0).clue;
  return Naive::each(static_cast<int>(target.size()), [&](int id) {
    Numbers numbers;
    for (int i = 0; i < b.cells(); ++i) {
      if (b.room(i) == id) numbers.push_back(b.cell(i));
    }
    return target[id] < 0 || keeps(numbers, target[id]);
  });
}

TEST_CASE("words: products") {
  compare_words({
      {kCage + kDigit + rule("each r in cage with number target: product digit in r = target of r"),
       kSizes,
       [](const Naive& b) {
         return each_cage(b, [](const Numbers& its, int target) { return product(its) == target; });
       }},
      {kFromZero + rule("each l in rows: product digit in l < 3"), kSizes,
       [](const Naive& b) {
         return each_row(b, [](const Numbers& its) { return product(its) < 3; });
       }},
      {kFromZero + rule("each l in rows: not (product digit in l = 0) and product digit in l != 3"),
       kSizes,
       [](const Naive& b) {
         return each_row(b,
                         [](const Numbers& its) { return product(its) != 0 && product(its) != 3; });
       }},
      {kDigit + rule("each c in cells: digit of c = 1 or product digit in around c > 2"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           Numbers around;
           for (int k = 0; k < b.cells(); ++k) {
             const bool near = std::abs(i / b.cols() - k / b.cols()) <= 1 &&
                               std::abs(i % b.cols() - k % b.cols()) <= 1;
             if (k != i && near) around.push_back(b.cell(k));
           }
           return b.cell(i) == 1 || product(around) > 2;
         });
       }},
      {kDigit + rule("count l in rows where (product digit in l != 2) = 1"), kSizes,
       [](const Naive& b) {
         int found = 0;
         for (int r = 0; r < b.rows(); ++r) found += product(row(b, r)) != 2 ? 1 : 0;
         return found == 1;
       }},
  });
}

TEST_CASE("words: differences") {
  compare_words({
      {kCage + kDigit +
           rule("each r in cage with number target: difference digit in r = target of r"),
       kSizes,
       [](const Naive& b) {
         return each_cage(b,
                          [](const Numbers& its, int target) { return difference(its) == target; });
       }},
      {kFromZero + rule("each p in pairs: difference digit in p >= 2"), kSizes,
       [](const Naive& b) {
         return b.all_pairs(
             [&](int i, int k) { return !b.touch(i, k) || std::abs(b.cell(i) - b.cell(k)) >= 2; });
       }},
      {kDigit + rule("each l in rows: difference digit in l < 1"), kSizes,
       [](const Naive& b) {
         return each_row(b, [](const Numbers& its) { return difference(its) < 1; });
       }},
      {kDigit + rule("each a in cells, b in neighbours of a where (a before b): "
                     "digit of a - digit of b <= 1 - rows + 1"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           return !b.touch(i, k) || k < i || b.cell(i) - b.cell(k) <= 2 - b.rows();
         });
       }},
      {kDigit + rule("each l in rows: 7 - sum digit in l - rows != 1"), kSizes,
       [](const Naive& b) {
         return each_row(b, [&](const Numbers& its) {
           int sum = 0;
           for (const int number : its) sum += number;
           return 7 - sum - b.rows() != 1;
         });
       }},
  });
}

TEST_CASE("words: quotients") {
  compare_words({
      {kCage + kDigit +
           rule("each r in cage with number target: quotient digit in r = target of r"),
       kSizes,
       [](const Naive& b) {
         return each_cage(b,
                          [](const Numbers& its, int target) { return quotient(its) == target; });
       }},
      {kFromZero + rule("each l in rows: quotient digit in l != 1"), kSizes,
       [](const Naive& b) {
         return each_row(b, [](const Numbers& its) { return quotient(its) != 1; });
       }},
      {kFromZero + rule("each l in columns: quotient digit in l = 0 or quotient digit in l = 3"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.cols(), [&](int c) {
           Numbers column;
           for (int r = 0; r < b.rows(); ++r) column.push_back(b.cell(r * b.cols() + c));
           return quotient(column) == 0 || quotient(column) == 3;
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::product_words_test
