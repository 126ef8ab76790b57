#include "instances/planted/planted_tetrominoes.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "instances/words/shading_rules.hpp"
#include "tests/board_count.hpp"

namespace p2c {
namespace {

// 1 for the cells of a region but these.
Answer rest_of(const Grid<int>& ids, int id, const std::vector<int>& cells) {
  Answer rest;
  for (const int one : ids.cells) rest.push_back(one == id ? 1 : 0);
  for (const int cell : cells) rest[static_cast<std::size_t>(cell)] = 0;
  return rest;
}

bool is_connected(const Answer& cells, int cols) { return !check_connected(cells, cols, 1); }

}  // namespace

TEST_CASE("what hangs on a cell: without it a region is connected, and without less it is not") {
  Rng rng(5);
  int more = 0;
  for (int round = 0; round < 200; ++round) {
    const Grid<int> planted = random_tetrominoes(rng, 6, 6, 40, 4);
    const Answer shaded = shaded_where_planted(planted);
    if (std::count(shaded.begin(), shaded.end(), 1) == 0) continue;
    const Grid<int> ids = grown_regions(rng, planted);
    for (int cell = 0; cell < ids.size(); ++cell) {
      if (shaded[static_cast<std::size_t>(cell)] == 1) continue;
      CAPTURE(cell);
      std::vector<int> hanging = hanging_on(ids, cell, shaded);
      CHECK(std::find(hanging.begin(), hanging.end(), cell) != hanging.end());
      for (const int one : hanging) CHECK(shaded[static_cast<std::size_t>(one)] == 0);
      CHECK(is_connected(rest_of(ids, ids[cell], hanging), ids.cols));
      if (hanging.size() == 1) continue;
      ++more;
      for (const int kept : hanging) {
        if (kept == cell) continue;
        std::vector<int> fewer = hanging;
        std::erase(fewer, kept);
        CHECK_FALSE(is_connected(rest_of(ids, ids[cell], fewer), ids.cols));
      }
    }
  }
  CHECK(more >= least_drawn(200));
}

}  // namespace p2c
