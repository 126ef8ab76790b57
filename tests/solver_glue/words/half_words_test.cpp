// Filled halves of cells, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::half_words_test {
namespace {

const std::string kWall = "given wall: number 0..4 on cells, walls, \"a number of halves\"\n";
const std::string kHalf = "answer corner: half on cells without wall\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

// White triangles: of each cell four, above, right of, below and left of its middle.
std::vector<bool> white_triangles(const Naive& b) {
  const std::vector<std::string> filled{"", "23", "12", "01", "03"};  // sw, se, ne, nw
  std::vector<bool> white;
  for (int i = 0; i < b.cells(); ++i) {
    for (const char side : {'0', '1', '2', '3'}) {
      const std::string& its = filled[static_cast<std::size_t>(b.cell(i))];
      white.push_back(b.clue(i) == kNoClue && its.find(side) == std::string::npos);
    }
  }
  return white;
}

// Of cells that share an edge: above one another, or side by side.
bool share_a_side(const Naive& b, int one, int other) {
  const int a = one / 4;
  const int c = other / 4;
  const int turn = std::abs(one % 4 - other % 4);
  if (a == c) return turn % 2 == 1;
  if (c == a + b.cols()) return one % 4 == 2 && other % 4 == 0;
  return c == a + 1 && c % b.cols() != 0 && one % 4 == 1 && other % 4 == 3;
}

std::vector<int> areas(const Naive& b, const std::vector<bool>& white) {
  const auto count = static_cast<int>(white.size());
  std::vector<int> area(white.size());
  for (int i = 0; i < count; ++i) area[i] = i;
  for (bool changed = true; changed;) {
    changed = false;
    for (int i = 0; i < count; ++i) {
      for (int k = i + 1; k < count; ++k) {
        if (!white[i] || !white[k] || area[i] == area[k] || !share_a_side(b, i, k)) continue;
        area[i] = area[k] = std::min(area[i], area[k]);
        changed = true;
      }
    }
  }
  return area;
}

struct Box {
  int low = 1000;
  int high = -1000;
  void add(int value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
};

// As large as the smallest rectangle around it, straight or turned by an eighth.
bool is_rectangle(const Naive& b, const std::vector<int>& area, const std::vector<bool>& white,
                  int which) {
  Box down;
  Box right;
  Box sum;
  Box difference;
  int size = 0;
  const std::vector<std::pair<int, int>> corners{{0, 0}, {0, 2}, {2, 2}, {2, 0}};
  for (int i = 0; i < static_cast<int>(area.size()); ++i) {
    if (!white[i] || area[i] != which) continue;
    ++size;
    const int r = 2 * (i / 4 / b.cols());
    const int c = 2 * (i / 4 % b.cols());
    for (const auto& [y, x] : {corners[i % 4], corners[(i + 1) % 4], {1, 1}}) {
      down.add(r + y);
      right.add(c + x);
      sum.add(r + y + c + x);
      difference.add(r + y - c - x);
    }
  }
  const int straight = (down.high - down.low) * (right.high - right.low);
  const int turned = (sum.high - sum.low) * (difference.high - difference.low);
  return size == straight || 2 * size == turned;
}

bool are_rectangles(const Naive& b) {
  const std::vector<bool> white = white_triangles(b);
  const std::vector<int> area = areas(b, white);
  for (int i = 0; i < static_cast<int>(area.size()); ++i) {
    if (white[i] && area[i] == i && !is_rectangle(b, area, white, i)) return false;
  }
  return true;
}

TEST_CASE("words: angles of halves are those of rectangles") {
  compare_words({
      {kWall + kHalf + rule("angles corner"),
       {{1, 1}, {1, 3}, {2, 1}, {2, 2}, {2, 2}, {2, 2}, {2, 3}},
       are_rectangles,
       4},
      {kWall + kHalf +
           rule("each c in cells with number wall: "
                "count d in neighbours of c where (corner of d != 0) = wall of c"),
       {{1, 1}, {1, 3}, {2, 2}, {2, 2}},
       [](const Naive& b) {
         return b.all([&](int i) {
           return b.clue(i) < 0 ||
                  b.count([&](int k) { return b.touch(i, k) && b.cell(k) > 0; }) == b.clue(i);
         });
       },
       4},
  });
}

}  // namespace
}  // namespace p2c::naive::half_words_test
