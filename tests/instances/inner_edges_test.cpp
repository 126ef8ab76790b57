// The edges between cells: each has one number, which is its place among the pairs of neighbours.
#include "instances/inner_edges.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

namespace p2c {
namespace {

void each_board(const std::function<void(const InnerEdges&)>& test) {
  for (int rows = 1; rows <= 5; ++rows) {
    for (int cols = 1; cols <= 5; ++cols) {
      CAPTURE(rows);
      CAPTURE(cols);
      test({rows, cols});
    }
  }
}

TEST_CASE("inner edges: numbers are places among the pairs of neighbours") {
  each_board([](const InnerEdges& edges) {
    const auto pairs = neighbour_pairs(edges.rows, edges.cols);
    CHECK(edges.size() == static_cast<int>(pairs.size()));
    for (int i = 0; i < edges.size(); ++i) {
      const auto [a, b] = pairs[i];
      const int r = a / edges.cols;
      const int c = a % edges.cols;
      CHECK(edges.between(a, b) == i);
      CHECK(edges.between(b, a) == -1);
      CHECK((b == a + edges.cols ? edges.below(r, c) : edges.right(r, c)) == i);
    }
  });
}

TEST_CASE("inner edges: cells that are not side by side have none") {
  each_board([](const InnerEdges& edges) {
    int found = 0;
    for (int a = 0; a < edges.rows * edges.cols; ++a) {
      for (int b = 0; b < edges.rows * edges.cols; ++b) {
        if (edges.between(a, b) >= 0) ++found;
      }
    }
    CHECK(found == edges.size());
  });
}

TEST_CASE("inner edges: at a corner four of them meet, the last of which has the largest number") {
  const InnerEdges edges{3, 3};
  CHECK(edges.at_corner(1, 1) == std::vector{0, 1, 3, 5});
  CHECK(edges.at_corner(2, 2) == std::vector{7, 8, 9, 11});
  each_board([](const InnerEdges& its) {
    for (int r = 1; r < its.rows; ++r) {
      for (int c = 1; c < its.cols; ++c) {
        const std::vector<int> at = its.at_corner(r, c);
        CHECK(std::max_element(at.begin(), at.end()) == at.end() - 1);
      }
    }
  });
}

TEST_CASE("inner edges: names are those of both cells") {
  const InnerEdges edges{2, 12};
  CHECK(edges.name(10, 11) == "r1c11|r1c12");
  CHECK(edges.name(0, 12) == "r1c1|r2c1");
}

}  // namespace
}  // namespace p2c
