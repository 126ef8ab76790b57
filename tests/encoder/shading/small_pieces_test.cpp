// Small pieces of connected cells: which boards are refused, on all inputs of small boards.
#include "encoder/shading/small_pieces.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "encoder/shading/cell_graph.hpp"
#include "instances/grid.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

namespace p2c::small_pieces_test {
namespace {

struct Board {
  Board(int number_of_rows, int number_of_cols, std::vector<int> promised)
      : rows(number_of_rows), cols(number_of_cols), cells(formula.fresh(rows * cols)) {
    Connected graph = cell_graph(slots_from(0, cells), cols, "");
    graph.one_is_true = std::move(promised);
    small_pieces(formula, graph);
  }
  Formula formula;
  int rows;
  int cols;
  Lits cells;
};

// By their first cell, the pieces of the shaded cells.
std::vector<std::vector<int>> pieces_of(const Answer& shaded, int rows, int cols) {
  Pieces joined(rows * cols);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    if (shaded[a] == 1 && shaded[b] == 1) joined.join(a, b);
  }
  std::map<int, std::vector<int>> by_name;
  for (int i = 0; i < rows * cols; ++i) {
    if (shaded[i] == 1) by_name[joined.find(i)].push_back(i);
  }
  std::vector<std::vector<int>> pieces;
  for (const auto& [name, piece] : by_name) pieces.push_back(piece);
  return pieces;
}

bool has_one_of(const std::vector<int>& cells, const std::vector<int>& promised) {
  return std::find_first_of(cells.begin(), cells.end(), promised.begin(), promised.end()) !=
         cells.end();
}

struct Tally {
  int refused = 0;
  int connected = 0;
};

Tally try_all(int rows, int cols, const std::vector<int>& promised) {
  const Board board(rows, cols, promised);
  Propagator propagator(board.formula);
  Tally tally;
  for (int number = 0; number < power(2, rows * cols); ++number) {
    const Answer shaded = answer_of_bits(number, rows * cols);
    const std::vector<std::vector<int>> pieces = pieces_of(shaded, rows, cols);
    const bool is_lone = std::any_of(pieces.begin(), pieces.end(), [&](const auto& piece) {
      return piece.size() <= 3 && !has_one_of(piece, promised);
    });
    CHECK(satisfiable_under(propagator, full_input(board.cells, number)) == !is_lone);
    const bool is_kept = pieces.size() == 1 && has_one_of(pieces[0], promised);
    if (is_kept) CHECK(!is_lone);
    tally.refused += is_lone ? 1 : 0;
    tally.connected += is_kept ? 1 : 0;
  }
  return tally;
}

TEST_CASE("small pieces: refused are boards on which one without a promised cell is alone") {
  const Tally square = try_all(4, 4, {5, 6});
  CHECK(square.refused > 20'000);
  CHECK(square.connected > 3'000);
  CHECK(try_all(3, 5, {0}).connected > 1'000);
  CHECK(try_all(1, 9, {4, 8}).refused > 100);
  CHECK(try_all(5, 2, {9}).refused > 100);
}

TEST_CASE("small pieces: nothing is stated where no cell is promised") {
  CHECK(Board(3, 3, {}).formula.size() == 0);
}

TEST_CASE("small pieces: no clause is idle") {
  CHECK(idle_clauses(Board(3, 3, {0}).formula, 9) == "");
  CHECK(idle_clauses(Board(2, 4, {3, 7}).formula, 8) == "");
}

}  // namespace
}  // namespace p2c::small_pieces_test
