// The graph of regions: where the shaded cells of each region are connected, its models are the
// shadings that are connected.
#include "encoder/shading/region_graph.hpp"

#include <doctest/doctest.h>

#include "instances/words/shading_rules.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/shading/region_boards.hpp"

namespace p2c {
namespace {

// The promise.
bool are_pieces(const CutBoard& board, const Answer& shaded) {
  for (const std::vector<int>& cells : cells_by_region(board.room)) {
    Answer its(shaded.size(), 0);
    int count = 0;
    for (const int cell : cells) count += its[cell] = shaded[cell];
    if (count == 0 || check_connected(its, board.room.cols, 1)) return false;
  }
  for (int i = 0; i < board.room.size(); ++i) {
    if (board.room[i] == kNoRegion && shaded[i] == 1) return false;
  }
  return true;
}

struct Graph {
  explicit Graph(const CutBoard& board, const EncodeOptions& options)
      : shaded(formula.fresh(board.room.size())) {
    const Connected graph =
        region_graph(formula, board, slots_from(0, shaded), "the regions are connected");
    clauses = formula.size();
    connected(formula, graph, options);
  }
  Formula formula;
  Lits shaded;
  std::size_t clauses;  // before those of the form
};

TEST_CASE("region graph: the models are the connected shadings of connected regions") {
  constexpr Connectivity kForms[] = {Connectivity::kLayers, Connectivity::kElimination,
                                     Connectivity::kPaper};
  Rng rng(1);
  int connected_ones = 0;
  int in_pieces = 0;
  for (int k = 0; k < 60; ++k) {
    const CutBoard board = random_cut_board(rng, 2 + below(rng, 2), 2 + below(rng, 3));
    const Graph graph(board, {kForms[k % 3]});
    Propagator propagator(graph.formula);
    for (int number = 0; number < power(2, board.room.size()); ++number) {
      const Answer shaded = shading_of(number, board.room.size());
      if (!are_pieces(board, shaded)) continue;
      const bool good = !check_connected(shaded, board.room.cols, 1);
      REQUIRE(satisfiable_under(propagator, full_input(graph.shaded, number)) == good);
      ++(good ? connected_ones : in_pieces);
    }
  }
  CHECK(connected_ones > 1'000);
  CHECK(in_pieces > 100);
}

TEST_CASE("region graph: whether two regions touch follows from the cells, and no clause is idle") {
  const CutBoard board = cut_board(2, 4, {0, 0, 1, 1, 0, 0, 1, 2});
  Formula formula;
  const Lits shaded = formula.fresh(8);
  const Connected graph =
      region_graph(formula, board, slots_from(0, shaded), "the regions are connected");
  Lits seen = shaded;
  REQUIRE(graph.edges.size() == 2);
  for (const Connected::Edge& edge : graph.edges) seen.push_back(edge.present);
  Propagator known(formula);
  const std::size_t start = known.mark();
  for (int number = 0; number < power(2, 8); ++number) {
    REQUIRE(known.assume(full_input(shaded, number)));
    const bool left = (number >> 1 & number >> 2 & 1) != 0 || (number >> 5 & number >> 6 & 1) != 0;
    const bool right = (number >> 3 & number >> 7 & 1) != 0 || (number >> 6 & number >> 7 & 1) != 0;
    CHECK(known.value(graph.edges[0].present) == (left ? 1 : -1));
    CHECK(known.value(graph.edges[1].present) == (right ? 1 : -1));
    known.undo(start);
  }
  for (std::size_t c = 0; c < formula.size(); ++c) CHECK(is_missed(formula, c, shaded, seen));
}

}  // namespace
}  // namespace p2c
