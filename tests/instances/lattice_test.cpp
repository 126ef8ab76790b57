// The lines between vertices: each has one number, one name and two ends.
#include "instances/lattice.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace p2c {
namespace {

using Pair = std::pair<int, int>;

// Each lattice of boards up to 5x5.
void each_lattice(const std::function<void(const Lattice&)>& test) {
  for (int rows = 1; rows <= 5; ++rows) {
    for (int cols = 1; cols <= 5; ++cols) {
      CAPTURE(rows);
      CAPTURE(cols);
      test({rows, cols});
    }
  }
}

TEST_CASE("lattice: lines are numbered by rows of vertices, across before down") {
  const Lattice lattice{2, 3};
  CHECK(lattice.size() == 17);
  CHECK(lattice.vertices() == 12);
  const std::vector<Pair> ends{{0, 1},  {1, 2},  {2, 3}, {0, 4},  {1, 5},  {2, 6},
                               {3, 7},  {4, 5},  {5, 6}, {6, 7},  {4, 8},  {5, 9},
                               {6, 10}, {7, 11}, {8, 9}, {9, 10}, {10, 11}};
  for (int line = 0; line < lattice.size(); ++line) CHECK(lattice.ends(line) == ends[line]);
  CHECK(lattice.across(0, 0) == 0);
  CHECK(lattice.down(0, 0) == 3);
  CHECK(lattice.down(1, 3) == 13);
  CHECK(lattice.across(2, 2) == 16);
}

TEST_CASE("lattice: names count from 1") {
  const Lattice lattice{2, 9};
  CHECK(lattice.vertex_name(0) == "v1.1");
  CHECK(lattice.vertex_name(9) == "v1.10");
  CHECK(lattice.vertex_name(29) == "v3.10");
  CHECK(lattice.name(0) == "v1.1-v1.2");
  CHECK(lattice.name(lattice.down(0, 0)) == "v1.1-v2.1");
  CHECK(lattice.name(lattice.across(2, 8)) == "v3.9-v3.10");
}

TEST_CASE("lattice: every line is at one place, and between two neighbours") {
  each_lattice([](const Lattice& lattice) {
    int next = 0;
    for (int r = 0; r <= lattice.rows; ++r) {
      for (int c = 0; c < lattice.cols; ++c) {
        CHECK(lattice.ends(next) == Pair(lattice.vertex(r, c), lattice.vertex(r, c + 1)));
        CHECK(lattice.across(r, c) == next++);
      }
      for (int c = 0; c <= lattice.cols && r < lattice.rows; ++c) {
        CHECK(lattice.ends(next) == Pair(lattice.vertex(r, c), lattice.vertex(r + 1, c)));
        CHECK(lattice.down(r, c) == next++);
      }
    }
    CHECK(next == lattice.size());
  });
}

TEST_CASE("lattice: the lines of a vertex are those that end there") {
  each_lattice([](const Lattice& lattice) {
    for (int vertex = 0; vertex < lattice.vertices(); ++vertex) {
      std::vector<int> ending;
      for (int line = 0; line < lattice.size(); ++line) {
        const auto [from, to] = lattice.ends(line);
        if (from == vertex || to == vertex) ending.push_back(line);
      }
      CHECK(lattice.at(vertex) == ending);
    }
  });
}

TEST_CASE(
    "lattice: the lines of a cell join its four corners, and belong to two cells or the rim") {
  each_lattice([](const Lattice& lattice) {
    std::vector<int> cells_of(static_cast<std::size_t>(lattice.size()), 0);
    for (int r = 0; r < lattice.rows; ++r) {
      for (int c = 0; c < lattice.cols; ++c) {
        const std::array<int, 4> lines = lattice.around(r, c);
        std::multiset<int> ends;
        for (const int line : lines) {
          ++cells_of[line];
          ends.insert(lattice.ends(line).first);
          ends.insert(lattice.ends(line).second);
        }
        const int corner = lattice.vertex(r, c);
        const int under = lattice.vertex(r + 1, c);
        CHECK(ends == std::multiset<int>{corner, corner, corner + 1, corner + 1, under, under,
                                         under + 1, under + 1});
        CHECK(std::is_sorted(lines.begin(), lines.end()));
      }
    }
    const auto on_rim = std::count(cells_of.begin(), cells_of.end(), 1);
    CHECK(on_rim == 2 * (lattice.rows + lattice.cols));
    CHECK(std::count(cells_of.begin(), cells_of.end(), 2) == lattice.size() - on_rim);
  });
}

}  // namespace
}  // namespace p2c
