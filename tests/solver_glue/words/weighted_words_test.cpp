// Sums of positions and of given numbers over some cells, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::weighted_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {4, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}};
const std::string kNeed = "given need: number 0..9 on margins, needs, \"a sum\"\n";
const std::string kClue = "given clue: number 0..4 on cells, clues, \"a number\"\n";
const std::string kShaded = "answer shaded: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

// Positions of cells with this value in a line.
int positions(const Naive& b, const std::vector<int>& line, int value) {
  int sum = 0;
  for (std::size_t k = 0; k < line.size(); ++k) {
    sum += b.cell(line[k]) == value ? static_cast<int>(k) + 1 : 0;
  }
  return sum;
}

bool needs_hold(const Naive& b, const std::function<bool(const std::vector<int>&, int)>& keeps) {
  const auto views = b.views();
  std::size_t k = 0;
  for (const std::vector<int>& side : b.data.part<Margins>(0).clue) {
    for (const int clue : side) {
      if (clue >= 0 && !keeps(views[k], clue)) return false;
      ++k;
    }
  }
  return true;
}

int clues_in_row(const Naive& b, int r) {
  int sum = 0;
  for (int c = 0; c < b.cols(); ++c) {
    const int i = r * b.cols() + c;
    sum += b.cell(i) == 0 && b.clue(i) > 0 ? b.clue(i) : 0;
  }
  return sum;
}

TEST_CASE("words: sums of positions") {
  compare_words({
      {kNeed + kShaded +
           rule("each m in margins with number need: "
                "sum position of c in m where (c is shaded) = need of m"),
       kSizes,
       [](const Naive& b) {
         return needs_hold(b, [&](const std::vector<int>& line, int need) {
           return positions(b, line, 1) == need;
         });
       }},
      {kNeed + kShaded +
           rule("each m in margins with number need: "
                "sum position of c in m where (c is not shaded) >= need of m"),
       kSizes,
       [](const Naive& b) {
         return needs_hold(b, [&](const std::vector<int>& line, int need) {
           return positions(b, line, 0) >= need;
         });
       }},
      {kNeed + kShaded +
           rule("each m in margins with number need: not "
                "(sum position of c in m where (c is shaded) != need of m)"),
       kSizes,
       [](const Naive& b) {
         return needs_hold(b, [&](const std::vector<int>& line, int need) {
           return positions(b, line, 1) == need;
         });
       }},
      {kShaded + rule("each l in rows: sum position of c in l where (c is shaded) <= "
                      "sum position of c in l where (c is not shaded) - 1"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           std::vector<int> row;
           for (int c = 0; c < b.cols(); ++c) row.push_back(r * b.cols() + c);
           return positions(b, row, 1) < positions(b, row, 0);
         });
       }},
  });
}

TEST_CASE("words: sums of given numbers") {
  compare_words({
      {kClue + kShaded +
           rule("each l in rows: sum clue of c in l with number clue where (c is not shaded) <= 3"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) { return clues_in_row(b, r) <= 3; });
       }},
      {kClue + kShaded +
           rule("each l in rows: sum clue of c in l with number clue where (c is not shaded) = "
                "shaded in l"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           int shaded = 0;
           for (int c = 0; c < b.cols(); ++c) shaded += b.cell(r * b.cols() + c);
           return clues_in_row(b, r) == shaded;
         });
       }},
      {kClue + kShaded +
           rule("each l in rows where (sum clue of c in l with number clue where (c has clue) >= "
                "3): shaded in l >= 1"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           int shaded = 0;
           int all = 0;
           for (int c = 0; c < b.cols(); ++c) {
             const int i = r * b.cols() + c;
             shaded += b.cell(i);
             all += std::max(0, b.clue(i));
           }
           return all < 3 || shaded >= 1;
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::weighted_words_test
