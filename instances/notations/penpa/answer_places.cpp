#include "instances/notations/penpa/answer_places.hpp"

#include <set>

namespace p2c {
namespace {

using Ends = PenpaAnswer::Ends;

// What a layer is drawn as.
std::string way_of(const ShadedCells& /*its*/, const PenpaSigns& /*signs*/) { return "surface"; }
std::string way_of(const CellNumbers& /*its*/, const PenpaSigns& /*signs*/) { return "number"; }
std::string way_of(const CellMarks& its, const PenpaSigns& signs) {
  return "symbol " + penpa_symbol_of(its, signs);
}
std::string way_of(const Slashes& /*its*/, const PenpaSigns& /*signs*/) { return "lineE"; }
std::string way_of(const CellLines& /*its*/, const PenpaSigns& /*signs*/) { return "line"; }
std::string way_of(const LatticeLines& /*its*/, const PenpaSigns& /*signs*/) { return "lineE"; }
std::string way_of(const RegionBorders& /*its*/, const PenpaSigns& /*signs*/) { return "lineE"; }

std::string way_of(const AnswerLayers& layers, std::size_t i, const PenpaLayerSigns& signs) {
  return std::visit([&](const auto& its) { return way_of(its, signs_of_layer(signs, i)); },
                    layers[i]);
}

// Corners are at the lower right of cells.
PenpaSpot corner(int vertex, int cols) {
  return {vertex / (cols + 1) - 1, vertex % (cols + 1) - 1};
}

}  // namespace

Ends penpa_ends(const Lattice& lattice, int line) {
  const auto [from, to] = lattice.ends(line);
  return {corner(from, lattice.cols), corner(to, lattice.cols)};
}
Ends penpa_cells(const InnerEdges& edges, int edge) {
  const auto [a, b] = edges.cells_beside_edge(edge);
  return {spot_of_cell(a, edges.cols), spot_of_cell(b, edges.cols)};
}
// The ends of the border between two cells.
Ends penpa_border(const InnerEdges& edges, int edge) {
  const auto [a, b] = penpa_cells(edges, edge);
  if (a.row == b.row) return {{a.row - 1, a.col}, a};
  return {{a.row, a.col - 1}, a};
}

// From corner to corner.
Ends penpa_slash(const BoardData& board, int cell, bool rises) {
  const auto [from, to] = ends_of_slash(board.cols, cell, rises);
  return {corner(from, board.cols), corner(to, board.cols)};
}

PenpaSigns signs_of_layer(const PenpaLayerSigns& signs, std::size_t layer) {
  const auto found = signs.find(layer);
  return found == signs.end() ? PenpaSigns() : found->second;
}

std::string penpa_symbol_of(const CellMarks& its, const PenpaSigns& signs) {
  if (!signs.empty()) return signs.front();
  switch (its.mark) {
    case Mark::kStar:
      return "star 1";
    case Mark::kCircle:
      return "circle_M 1";
    case Mark::kCross:
      return "math 2";
    default:
      return "circle_M 2";
  }
}

bool has_penpa_answers(const AnswerLayers& layers, const PenpaLayerSigns& signs) {
  const auto* numbers = std::get_if<CellNumbers>(&layers.front());
  if (numbers != nullptr && numbers->halves) return false;
  std::set<std::string> ways;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (!ways.insert(way_of(layers, i, signs)).second) return false;
  }
  return true;
}

std::string layer_of_penpa(const AnswerLayers& layers, const PenpaLayerSigns& signs) {
  return way_of(layers, layers.size() - 1, signs);
}

}  // namespace p2c
