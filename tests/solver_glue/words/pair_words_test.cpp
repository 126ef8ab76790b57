// Marks that are paired with what is given, and words in cells, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::pair_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};
const std::string kTree = "given tree: number 1..1 on cells, trees, \"a tree\"\n";
const std::string kPearl =
    "given pearl: one of white black on cells, pearls, \"a pearl\", drawn circle disc\n";
const std::string kShaded = "answer shaded: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

// Each of these from the first on can have one of the others beside it that none before it has.
bool can_pair(const Naive& b, const std::vector<int>& trees, std::vector<int> tents,
              std::size_t first = 0) {
  if (trees.size() - first != tents.size()) return false;
  if (tents.empty()) return true;
  for (std::size_t k = 0; k < tents.size(); ++k) {
    if (!b.touch(trees[first], tents[k])) continue;
    std::vector<int> left = tents;
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(k));
    if (can_pair(b, trees, left, first + 1)) return true;
  }
  return false;
}
bool are_paired(const Naive& b) {
  std::vector<int> trees;
  std::vector<int> tents;
  for (int i = 0; i < b.cells(); ++i) {
    if (b.clue(i) != kNoClue) trees.push_back(i);
    if (b.cell(i) == 1) tents.push_back(i);
  }
  return can_pair(b, trees, tents);
}

TEST_CASE("words: marks that are paired") {
  compare_words({
      {kTree + "answer tent: triangle on cells without tree\n" + rule("paired tent with tree"),
       {{1, 2}, {1, 5}, {4, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}, {3, 3}},
       are_paired,
       5},
      {kTree + "answer tent: triangle on cells\n" + rule("paired tent with tree"), kSizes,
       are_paired, 5},
      {kTree + "answer tent: triangle on cells without tree\n" + rule("paired tent with tree") +
           "rule far \"apart\": each s in 2x2: tent in s <= 1\n",
       {{1, 4}, {2, 4}, {3, 3}, {3, 3}, {4, 3}},
       [](const Naive& b) {
         return are_paired(b) && b.all([&](int i) {
           const bool square = b.inside(i / b.cols() + 1, i % b.cols() + 1);
           return !square ||
                  b.cell(i) + b.cell(i + 1) + b.cell(i + b.cols()) + b.cell(i + b.cols() + 1) <= 1;
         });
       }},
      {"given arrow: number 0..2 with way on cells, arrows, \"a number\"\n" + kShaded +
           rule("paired shaded with arrow"),
       kSizes,
       [](const Naive& b) {
         std::vector<int> arrows;
         std::vector<int> marks;
         for (int i = 0; i < b.cells(); ++i) {
           if (b.arrow(i).number != kNoClue) arrows.push_back(i);
           if (b.cell(i) == 1) marks.push_back(i);
         }
         return can_pair(b, arrows, marks);
       },
       5},
  });
}

TEST_CASE("words: words in cells") {
  compare_words({
      {kPearl + kShaded + rule("each c in cells with pearl white: c is shaded") +
           "rule other \"so, too\": each c in cells with pearl black: c is not shaded\n",
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return (b.clue(i) != 1 || b.cell(i) == 1) && (b.clue(i) != 2 || b.cell(i) == 0);
         });
       }},
      {kPearl + kShaded +
           rule("each l in lines where (some c in l: c has pearl black): shaded in l = 1"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows() + b.cols(), [&](int k) {
           const auto on = [&](int i) {
             return k < b.rows() ? i / b.cols() == k : i % b.cols() == k - b.rows();
           };
           return b.count([&](int i) { return on(i) && b.clue(i) == 2; }) == 0 ||
                  b.count([&](int i) { return on(i) && b.cell(i) == 1; }) == 1;
         });
       }},
      {kPearl + kShaded +
           rule("each c in cells: c is shaded implies c has pearl and not (c has number pearl)"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 0 || b.clue(i) == kUnknownClue; });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::pair_words_test
