// Rules about answers that are numbers, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::number_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 2}, {2, 3}, {3, 2}};
const std::string kClue = "given clue: number 1..4 on cells, clues, \"a number\"\n";
const std::string kNeed = "given room with need: regions on all cells, \"a sum\"\n";
const std::string kView = "given view: number 1..4 on margins, views, \"a number of towers\"\n";
const std::string kDigit = "answer digit: number 1..3 on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

bool lines_keep(const Naive& b, const std::function<bool(const std::vector<int>&)>& keeps) {
  for (const std::vector<int>& line : b.views()) {
    if (!keeps(line)) return false;
  }
  return true;
}

int seen_from(const Naive& b, const std::vector<int>& line) {
  int highest = 0;
  int seen = 0;
  for (const int i : line) {
    seen += b.cell(i) > highest ? 1 : 0;
    highest = std::max(highest, b.cell(i));
  }
  return seen;
}

bool views_hold(const Naive& b) {
  const auto views = b.views();
  std::size_t k = 0;
  for (const std::vector<int>& side : b.data.part<Margins>(0).clue) {
    for (const int clue : side) {
      if (clue >= 0 && seen_from(b, views[k]) != clue) return false;
      ++k;
    }
  }
  return true;
}

bool room_sums_hold(const Naive& b, const std::function<bool(int sum, int need)>& keeps) {
  const auto& need = b.data.part<CluedRooms>(0).clue;
  return Naive::each(static_cast<int>(need.size()), [&](int id) {
    int sum = 0;
    for (int i = 0; i < b.cells(); ++i) sum += b.room(i) == id ? b.cell(i) : 0;
    return need[id] < 0 || keeps(sum, need[id]);
  });
}

TEST_CASE("words: numbers that are different, equal, given, more and less") {
  compare_words({
      {kDigit + rule("each l in lines: different digit in l"), kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const bool line = i / b.cols() == k / b.cols() || i % b.cols() == k % b.cols();
           return i == k || !line || b.cell(i) != b.cell(k);
         });
       }},
      {kClue + kDigit + rule("each c in cells with number clue: digit of c = clue of c"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || b.cell(i) == b.clue(i); });
       }},
      {kDigit + rule("each a in cells, b in neighbours of a where (a before b): "
                     "digit of a != digit of b"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) { return !b.touch(i, k) || b.cell(i) != b.cell(k); });
       }},
      {kDigit + rule("each a in cells, b in neighbours of a where (a before b): "
                     "digit of a <= digit of b"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs(
             [&](int i, int k) { return !b.touch(i, k) || i > k || b.cell(i) <= b.cell(k); });
       }},
      {"answer digit: number 0..columns on cells\n" +
           rule("some a in cells: all b in neighbours of a: digit of a > digit of b"),
       {{1, 1}, {1, 3}, {3, 1}, {2, 2}},
       [](const Naive& b) {
         return b.count([&](int i) {
           return b.all([&](int k) { return !b.touch(i, k) || b.cell(i) > b.cell(k); });
         }) > 0;
       }},
      {kDigit + rule("each a in cells: digit of a = 1 or some b in neighbours of a: "
                     "digit of a < digit of b or digit of b = 2"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return b.cell(i) == 1 || b.count([&](int k) {
             return b.touch(i, k) && (b.cell(i) < b.cell(k) || b.cell(k) == 2);
           }) > 0;
         });
       }},
  });
}

TEST_CASE("words: sums, counts and what is seen from margins") {
  compare_words({
      {kDigit + rule("each l in rows: sum digit in l != 4"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           int sum = 0;
           for (int c = 0; c < b.cols(); ++c) sum += b.cell(r * b.cols() + c);
           return sum != 4;
         });
       }},
      {kNeed + kDigit + rule("each r in room with number need: sum digit in r >= need of r + 2"),
       kSizes,
       [](const Naive& b) {
         return room_sums_hold(b, [](int sum, int need) { return sum >= need + 2; });
       }},
      {kNeed + kDigit +
           rule("each r in room with number need where (size of r >= 2): "
                "sum digit in r = need of r + size of r"),
       kSizes,
       [](const Naive& b) {
         const auto& need = b.data.part<CluedRooms>(0).clue;
         return Naive::each(static_cast<int>(need.size()), [&](int id) {
           int sum = 0;
           int size = 0;
           for (int i = 0; i < b.cells(); ++i) {
             sum += b.room(i) == id ? b.cell(i) : 0;
             size += b.room(i) == id ? 1 : 0;
           }
           return need[id] < 0 || size < 2 || sum == need[id] + size;
         });
       }},
      {kDigit + rule("each l in lines: count c in l where (digit of c = 2) <= 1"), kSizes,
       [](const Naive& b) {
         return lines_keep(b, [&](const std::vector<int>& line) {
           int twos = 0;
           for (const int i : line) twos += b.cell(i) == 2 ? 1 : 0;
           return twos <= 1;
         });
       }},
      {kDigit + rule("each s in windows of 3: not (sum digit in s = 5)"),
       {{1, 3}, {1, 5}, {4, 1}, {3, 2}},
       [](const Naive& b) {
         return lines_keep(b, [&](const std::vector<int>& line) {
           for (std::size_t k = 2; k < line.size(); ++k) {
             if (b.cell(line[k]) + b.cell(line[k - 1]) + b.cell(line[k - 2]) == 5) return false;
           }
           return true;
         });
       }},
      {kView + kDigit +
           rule("each v in margins with number view: count x in v where "
                "(all y in v where (y before x in v): digit of y < digit of x) = view of v"),
       kSizes, views_hold},
      {"answer digit: number 1..cells on cells\n" +
           rule("each c in cells where (cells >= 2): digit of c < cells"),
       {{1, 1}, {1, 3}, {2, 2}},
       [](const Naive& b) {
         return b.all([&](int i) { return b.cells() < 2 || b.cell(i) < b.cells(); });
       }},
      {kDigit + rule("unlike digit in rows"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           return Naive::each(r, [&](int q) {
             return !Naive::each(b.cols(), [&](int c) {
               return b.cell(r * b.cols() + c) == b.cell(q * b.cols() + c);
             });
           });
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::number_words_test
