// Rules about shaded cells, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::shading_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};

std::string rule(const std::string& says) {
  return "given clue: number 1.. on cells, clues, \"a number\"\nanswer shaded: shading on cells\n"
         "rule it \"it is so\": " +
         says + "\n";
}

int beside(const Naive& b, int i) {
  return b.count([&](int k) { return b.touch(i, k) && b.cell(k) == 1; });
}
int near(const Naive& b, int i) {
  return b.count([&](int k) {
    const int down = std::abs(i / b.cols() - k / b.cols());
    const int right = std::abs(i % b.cols() - k % b.cols());
    return i != k && down <= 1 && right <= 1 && b.cell(k) == 1;
  });
}
// The rows come first, then the columns.
bool on_line(const Naive& b, int k, int i) {
  return k < b.rows() ? i / b.cols() == k : i % b.cols() == k - b.rows();
}
int in_line(const Naive& b, int k) {
  return b.count([&](int i) { return on_line(b, k, i) && b.cell(i) == 1; });
}
int length(const Naive& b, int k) { return k < b.rows() ? b.cols() : b.rows(); }
int lines(const Naive& b) { return b.rows() + b.cols(); }
int square(const Naive& b, int i) {  // -1: none begins there
  if (!b.inside(i / b.cols() + 1, i % b.cols() + 1)) return -1;
  return b.cell(i) + b.cell(i + 1) + b.cell(i + b.cols()) + b.cell(i + b.cols() + 1);
}
bool in_one_piece(const Naive& b, int value) {
  return b.in_one_piece([&](int i) { return b.cell(i) == value; }, [](int, int) { return true; });
}
int seen(const Naive& b, int from, int through) {
  return 1 + b.count([&](int i) {
    const bool same_line = i / b.cols() == from / b.cols() || i % b.cols() == from % b.cols();
    return i != from && same_line && b.all([&](int x) {
      const bool between = b.apart(from, x) + b.apart(x, i) == b.apart(from, i) && x != from;
      return !between || b.cell(x) == through;
    });
  });
}

TEST_CASE("words: cells, neighbours, and, or, not") {
  compare_words({
      {rule("each c in cells: c is shaded or shaded in neighbours of c >= 1"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 1 || beside(b, i) >= 1; });
       }},
      {rule("each c in cells with number clue: shaded in around c = clue of c"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || near(b, i) == b.clue(i); });
       }},
      {rule("some c in cells: c is shaded and shaded in neighbours of c = 0"), kSizes,
       [](const Naive& b) {
         return b.count([&](int i) { return b.cell(i) == 1 && beside(b, i) == 0; }) > 0;
       }},
      {rule("each c in cells: c is shaded implies shaded in neighbours of c < 2"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 0 || beside(b, i) <= 1; });
       }},
      {rule("each c in cells: all d in neighbours of c where (d is shaded): c is not shaded"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 0 || beside(b, i) == 0; });
       }},
      {rule("all c in cells with clue: c is not shaded"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || b.cell(i) == 0; });
       }},
      {rule("all c in cells without clue: (c is shaded or not (shaded in around c >= 2))"), kSizes,
       [](const Naive& b) {
         return b.all(
             [&](int i) { return b.clue(i) != kNoClue || b.cell(i) == 1 || near(b, i) < 2; });
       }},
  });
}

TEST_CASE("words: lines, windows and squares") {
  compare_words({
      {rule("each s in lines: not shaded in s = 1"), kSizes,
       [](const Naive& b) {
         return Naive::each(lines(b), [&](int k) { return length(b, k) - in_line(b, k) == 1; });
       }},
      {rule("each s in lines: not (shaded in s = 1)"), kSizes,
       [](const Naive& b) {
         return Naive::each(lines(b), [&](int k) { return in_line(b, k) != 1; });
       }},
      {rule("each s in rows: shaded in s != 2"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int k) { return in_line(b, k) != 2; });
       }},
      {rule("each s in 2x2: shaded in s <= 3 and shaded in s >= 1"), kSizes,
       [](const Naive& b) {
         return b.all(
             [&](int i) { return square(b, i) < 0 || (square(b, i) >= 1 && square(b, i) <= 3); });
       }},
      {rule("each s in lines: count x in s where (shaded in around x >= 2) <= 1"), kSizes,
       [](const Naive& b) {
         return Naive::each(lines(b), [&](int k) {
           return b.count([&](int i) { return on_line(b, k, i) && near(b, i) >= 2; }) <= 1;
         });
       }},
      {rule("each s in rows, t in rows: shaded in s + 1 >= shaded in t"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           return Naive::each(b.rows(), [&](int q) { return in_line(b, r) + 1 >= in_line(b, q); });
         });
       }},
      {rule("unlike shaded in columns"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.cols(), [&](int c) {
           return Naive::each(c, [&](int d) {
             return !Naive::each(b.rows(), [&](int r) {
               return b.cell(r * b.cols() + c) == b.cell(r * b.cols() + d);
             });
           });
         });
       }},
      {rule("each s in windows of 3: shaded in s >= 1 and shaded in s <= 2"), kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const bool window =
               (k == i + 2 && i / b.cols() == k / b.cols()) || k == i + 2 * b.cols();
           return !window || b.cell(i) != b.cell(k) || b.cell(i) != b.cell((i + k) / 2);
         });
       }},
  });
}

TEST_CASE("words: connected, apart and what is seen") {
  compare_words({
      {rule("connected not shaded"), kSizes, [](const Naive& b) { return in_one_piece(b, 0); }},
      {rule("connected shaded"), kSizes, [](const Naive& b) { return in_one_piece(b, 1); }},
      {rule("connected shaded") + "rule other \"so, too\": connected not shaded\n", kSizes,
       [](const Naive& b) { return in_one_piece(b, 0) && in_one_piece(b, 1); }},
      {rule("apart shaded"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 0 || beside(b, i) == 0; });
       }},
      {rule("apart not shaded"), kSizes,
       [](const Naive& b) {
         return b.all_pairs(
             [&](int i, int k) { return !b.touch(i, k) || b.cell(i) + b.cell(k) >= 1; });
       }},
      {rule("each c in cells with number clue: size of seen from c through shaded = clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || seen(b, i, 1) == b.clue(i); });
       }},
      {rule("each c in cells with number clue: size of seen from c through not shaded = clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || seen(b, i, 0) == b.clue(i); });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::shading_words_test
