// Areas that are symmetric around dots, compared with naive statements.
#include <doctest/doctest.h>

#include <algorithm>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive {
namespace {

// What is joined to a cell by edges without a border.
std::vector<int> area_of(const Naive& b, int cell) {
  std::vector<int> area{cell};
  for (std::size_t i = 0; i < area.size(); ++i) {
    for (int other = 0; other < b.cells(); ++other) {
      const bool joined = b.touch(area[i], other) && b.border(area[i], other) == 0;
      const bool is_new = std::find(area.begin(), area.end(), other) == area.end();
      if (joined && is_new) area.push_back(other);
    }
  }
  return area;
}

bool has(const std::vector<int>& area, const Naive& b, int r, int c) {
  return b.inside(r, c) && std::find(area.begin(), area.end(), r * b.cols() + c) != area.end();
}

// All of the up to four cells that touch the place, or none, are in the area; -1: some are.
int touched(const std::vector<int>& area, const Naive& b, int r, int c) {
  int in = 0;
  int all = 0;
  for (int row = 0; row < b.rows(); ++row) {
    for (int col = 0; col < b.cols(); ++col) {
      if (std::abs(2 * row - r) > 1 || std::abs(2 * col - c) > 1) continue;
      ++all;
      in += has(area, b, row, col) ? 1 : 0;
    }
  }
  return in == all ? 1 : in == 0 ? 0 : -1;
}

bool is_around(const std::vector<int>& area, const Naive& b, int r, int c) {
  return std::all_of(area.begin(), area.end(), [&](int cell) {
    return has(area, b, r - cell / b.cols(), c - cell % b.cols());
  });
}

bool is_symmetric(const Naive& b, const std::vector<int>& area) {
  int dots = 0;
  for (int r = 0; r < 2 * b.rows() - 1; ++r) {
    for (int c = 0; c < 2 * b.cols() - 1; ++c) {
      if (b.dot(r, c) < 1) continue;
      const int touches = touched(area, b, r, c);
      if (touches < 0 || (touches > 0 && !is_around(area, b, r, c))) return false;
      dots += touches;
    }
  }
  return dots == 1;
}

bool borders_are_between_areas(const Naive& b) {
  return b.all_pairs([&](int i, int k) {
    if (!b.touch(i, k)) return true;
    const std::vector<int> area = area_of(b, i);
    const bool is_one = has(area, b, k / b.cols(), k % b.cols());
    return b.border(i, k) == (is_one ? 0 : 1);
  });
}

bool is_outside(const Naive& b, int cell) {
  return b.dot(cell / b.cols() * 2, cell % b.cols() * 2) == Dots::kNoArea;
}

// Cells in no area are joined to all such cells beside them, and to no other.
bool outside_fits(const Naive& b) {
  return b.all_pairs([&](int i, int k) {
    const bool joined = b.touch(i, k) && b.border(i, k) == 0;
    const bool both = is_outside(b, i) && is_outside(b, k);
    if (both && b.touch(i, k)) return joined;
    return !joined || is_outside(b, i) == is_outside(b, k);
  });
}

TEST_CASE("words: areas symmetric around dots") {
  const std::vector<std::pair<int, int>> sizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 3}, {3, 3}};
  const auto text = [](const std::string& more) {
    return "given dot: one of w b on places, dots, \"a dot\"" + more +
           "\nanswer border: border on links\nrule it \"symmetric\": symmetric border around dot\n";
  };
  const auto holds = [](const Naive& b) {
    return outside_fits(b) && borders_are_between_areas(b) && b.all([&](int cell) {
      return is_outside(b, cell) || is_symmetric(b, area_of(b, cell));
    });
  };
  compare_words({{text(""), sizes, holds, 4}, {text(", outside x"), sizes, holds, 4}});
}

}  // namespace
}  // namespace p2c::naive
