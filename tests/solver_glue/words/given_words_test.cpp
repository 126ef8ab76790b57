// Numbers of a board, arrows, and quantifiers over numbers, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};
const Sizes kSmall{{1, 1}, {1, 3}, {3, 1}, {2, 2}, {2, 2}, {2, 3}};
const std::string kStars = "given stars: number 1..3 on board, stars, \"a number of stars\"\n";
const std::string kTop = "given top: number 1..2 on board, top, \"the highest\"\n";
const std::string kArrow = "given arrow: number 0.. with way on cells, arrows, \"a number\"\n";
const std::string kShaded = "answer shaded: shading on cells\n";
const std::string kHeight = "answer height: number 0..top on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

using Cells = std::vector<int>;

// The rows, then the columns.
std::vector<Cells> lines(const Naive& b) {
  std::vector<Cells> all(static_cast<std::size_t>(b.rows() + b.cols()));
  for (int i = 0; i < b.cells(); ++i) {
    all[i / b.cols()].push_back(i);
    all[b.rows() + i % b.cols()].push_back(i);
  }
  return all;
}
int count(const Naive& b, const Cells& cells, int value) {
  int found = 0;
  for (const int i : cells) found += b.cell(i) == value ? 1 : 0;
  return found;
}
bool each_line(const Naive& b, const std::function<bool(const Cells&)>& keeps) {
  for (const Cells& line : lines(b)) {
    if (!keeps(line)) return false;
  }
  return true;
}
bool once_each(const Naive& b, const Cells& cells) {
  return Naive::each(b.number(), [&](int n) { return count(b, cells, n + 1) == 1; });
}

// Whether cell k is after cell i in the way of its arrow.
bool on_ray(const Naive& b, int i, int k) {
  const int down = k / b.cols() - i / b.cols();
  const int right = k % b.cols() - i % b.cols();
  switch (b.arrow(i).way) {
    case ArrowClue::Way::kUp:
      return right == 0 && down < 0;
    case ArrowClue::Way::kDown:
      return right == 0 && down > 0;
    case ArrowClue::Way::kLeft:
      return down == 0 && right < 0;
    case ArrowClue::Way::kRight:
      return down == 0 && right > 0;
    case ArrowClue::Way::kNone:
      break;
  }
  return false;
}
bool has_number(const Naive& b, int i) {
  return b.arrow(i).number >= 0 && b.arrow(i).way != ArrowClue::Way::kNone;
}

TEST_CASE("words: a number of the board") {
  compare_words({
      {kStars + "answer star: star on cells\n" + rule("each l in lines: star in l = stars"),
       {{1, 1}, {2, 2}, {3, 3}, {3, 3}, {1, 3}, {4, 4}},
       [](const Naive& b) {
         return each_line(b, [&](const Cells& line) { return count(b, line, 1) == b.number(); });
       }},
      {kStars + kShaded + rule("shaded in cells <= stars + stars and shaded in cells > rows"),
       kSizes,
       [](const Naive& b) {
         const int shaded = b.count([&](int i) { return b.cell(i) == 1; });
         return shaded <= 2 * b.number() && shaded > b.rows();
       }},
      {kTop + kHeight + rule("each c in cells where (top = 2): height of c != 1"), kSmall,
       [](const Naive& b) {
         return b.all([&](int i) { return b.number() != 2 || b.cell(i) != 1; });
       }},
  });
}

TEST_CASE("words: arrows and their rays") {
  compare_words({
      {kArrow + kShaded +
           rule("each c in cells with number arrow: shaded in ray of c = arrow of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           const int found = b.count([&](int k) { return on_ray(b, i, k) && b.cell(k) == 1; });
           return !has_number(b, i) || found == b.arrow(i).number;
         });
       }},
      {kArrow + kShaded + rule("all c in cells with arrow: c is not shaded"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.arrow(i).number == kNoClue || b.cell(i) == 0; });
       }},
      {kArrow + kShaded +
           rule("each c in cells with number arrow: some d in ray of c without arrow: "
                "d is shaded"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return !has_number(b, i) || b.count([&](int k) {
             return on_ray(b, i, k) && b.arrow(k).number == kNoClue && b.cell(k) == 1;
           }) > 0;
         });
       }},
      {kArrow + "answer line: line on links\n" +
           rule(
               "each c in cells with number arrow: count d in ray of c where (line visits d) <= 1"),
       {{1, 1}, {1, 4}, {4, 1}, {2, 2}, {2, 3}},
       [](const Naive& b) {
         return b.all([&](int i) {
           return !has_number(b, i) ||
                  b.count([&](int k) { return on_ray(b, i, k) && b.links_of(k) > 0; }) <= 1;
         });
       }},
  });
}

TEST_CASE("words: each number, and the main diagonals") {
  compare_words({
      {kTop + kHeight +
           rule("each n in 1..top, l in lines: count c in l where (height of c = n) = 1"),
       {{1, 1}, {2, 2}, {3, 3}, {2, 3}, {3, 3}, {2, 2}},
       [](const Naive& b) {
         return each_line(b, [&](const Cells& line) { return once_each(b, line); });
       }},
      {kTop + "given diagonals: flag, diagonals, d\n" + kHeight +
           rule("each l in main diagonals, n in 1..top where (diagonals): "
                "count c in l where (height of c = n) = 1"),
       {{1, 1}, {2, 2}, {3, 3}, {2, 3}, {3, 3}, {2, 2}},
       [](const Naive& b) {
         Cells down;
         Cells up;
         for (int r = 0; r < b.rows(); ++r) {
           down.push_back(r * b.cols() + r);
           up.push_back(r * b.cols() + b.cols() - 1 - r);
         }
         const bool asked = b.data.part<bool>(1) && b.rows() == b.cols();
         return !asked || (once_each(b, down) && once_each(b, up));
       }},
      {kTop + kHeight + rule("each l in rows: some n in 0..top: all c in l: height of c = n"),
       kSmall,
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == b.cell(i / b.cols() * b.cols()); });
       }},
      {kTop + kHeight +
           rule("each l in columns: "
                "count n in 0..top where (some c in l: height of c = n) != size of l"),
       kSmall,
       [](const Naive& b) {
         return Naive::each(b.cols(), [&](int c) {
           int values = 0;
           for (int n = 0; n <= b.number(); ++n) {
             values += count(b, lines(b)[static_cast<std::size_t>(b.rows() + c)], n) > 0 ? 1 : 0;
           }
           return values != b.rows();
         });
       }},
      {kTop + kHeight +
           rule("each l in lines, n in 2..size of l where (n > top): sum height in l < n"),
       kSmall,
       [](const Naive& b) {
         return each_line(b, [&](const Cells& line) {
           int sum = 0;
           for (const int i : line) sum += b.cell(i);
           const int least = std::max(2, b.number() + 1);
           return least > static_cast<int>(line.size()) || sum < least;
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive
