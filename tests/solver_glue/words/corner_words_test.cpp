// Corners of cells and slashes, compared with naive statements.
#include <doctest/doctest.h>

#include <algorithm>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}};
const std::string kClue = "given clue: number 0..4 on corners, corners, \"a number\"\n";
const std::string kShaded = "answer shaded: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"{k}\": " + says + "\n"; }

// Of the cells at the corner at the lower right of the one in row r and column c.
int count_at(const Naive& b, int r, int c, int value) {
  int count = 0;
  for (int down = 0; down < 2; ++down) {
    for (int right = 0; right < 2; ++right) {
      const bool inside = b.inside(r + down, c + right);
      count += inside && b.cell((r + down) * b.cols() + c + right) == value ? 1 : 0;
    }
  }
  return count;
}
bool each_corner(const Naive& b, const std::function<bool(int, int)>& holds) {
  return Naive::each(b.rows() + 1, [&](int r) {
    return Naive::each(b.cols() + 1, [&](int c) { return holds(r - 1, c - 1); });
  });
}

TEST_CASE("words: numbers at corners") {
  compare_words({
      {kClue + kShaded + rule("each k in corners with number clue: shaded in k = clue of k"),
       kSizes,
       [](const Naive& b) {
         return each_corner(b, [&](int r, int c) {
           return b.corner(r, c) < 0 || count_at(b, r, c, 1) == b.corner(r, c);
         });
       }},
      {kClue + kShaded +
           rule("each k in corners with clue: some c in k: c is shaded and size of k >= 2"),
       kSizes,
       [](const Naive& b) {
         return each_corner(b, [&](int r, int c) {
           const int size = count_at(b, r, c, 0) + count_at(b, r, c, 1);
           return b.corner(r, c) == kNoClue || (size >= 2 && count_at(b, r, c, 1) > 0);
         });
       }},
      {kClue + kShaded + rule("each k in corners without clue: not shaded in k <= 2"), kSizes,
       [](const Naive& b) {
         return each_corner(b, [&](int r, int c) {
           return b.corner(r, c) != kNoClue || count_at(b, r, c, 0) <= 2;
         });
       }},
  });
}

// How many slashes meet there, of which 1 rises.
int slashes_at(const Naive& b, int r, int c) {
  int count = 0;
  for (int down = 0; down < 2; ++down) {
    for (int right = 0; right < 2; ++right) {
      const bool inside = b.inside(r + down, c + right);
      const int meets = down == right ? 0 : 1;
      count += inside && b.cell((r + down) * b.cols() + c + right) == meets ? 1 : 0;
    }
  }
  return count;
}

// Slashes at an end of which no other one is go, until nothing changes: what stays has a cycle.
bool has_cycle(const Naive& b) {
  const int width = b.cols() + 1;
  std::vector<std::pair<int, int>> slashes;
  for (int i = 0; i < b.cells(); ++i) {
    const int corner = i / b.cols() * width + i % b.cols();
    if (b.cell(i) == 1) slashes.emplace_back(corner + 1, corner + width);
    if (b.cell(i) == 0) slashes.emplace_back(corner, corner + width + 1);
  }
  const auto at = [&](int corner) {
    return std::count_if(slashes.begin(), slashes.end(), [&](const auto& one) {
      return one.first == corner || one.second == corner;
    });
  };
  const auto is_loose = [&](const auto& one) { return at(one.first) == 1 || at(one.second) == 1; };
  while (true) {
    const auto loose = std::find_if(slashes.begin(), slashes.end(), is_loose);
    if (loose == slashes.end()) return !slashes.empty();
    slashes.erase(loose);
  }
}

TEST_CASE("words: slashes at corners, and without a cycle") {
  const std::string slash = "answer slash: slash on cells\n";
  compare_words({
      {kClue + slash + rule("each k in corners with number clue: slash at k = clue of k"), kSizes,
       [](const Naive& b) {
         return each_corner(b, [&](int r, int c) {
           return b.corner(r, c) < 0 || slashes_at(b, r, c) == b.corner(r, c);
         });
       }},
      {kClue + slash + rule("each k in corners with clue: slash at k >= 2 or size of k = 1"),
       kSizes,
       [](const Naive& b) {
         return each_corner(b, [&](int r, int c) {
           const bool one = (r < 0 || r + 1 == b.rows()) && (c < 0 || c + 1 == b.cols());
           return b.corner(r, c) == kNoClue || slashes_at(b, r, c) >= 2 || one;
         });
       }},
      {slash + "rule it \"no cycle\": no cycle slash\n",
       {{1, 1}, {1, 4}, {2, 2}, {2, 4}, {3, 3}, {4, 3}},
       [](const Naive& b) { return !has_cycle(b); }},
  });
}

}  // namespace
}  // namespace p2c::naive
