// Lines of an answer as a graph: links between cells, or sides between the corners of cells.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "instances/rules/rule_board.hpp"

namespace p2c {

struct LineGraph {
  bool of_sides;
  int rows;  // of places
  int cols;
  std::vector<std::pair<int, int>> ends;  // of each line, the smaller place first
  std::vector<std::vector<int>> at;       // of each place, its lines

  int places() const { return rows * cols; }
  std::string name_of_place(int place) const;
  std::string name_of_line(int line) const;
};

/// Of the links between cells, and of the sides of cells.
LineGraph graph_of_links(int rows, int cols);
LineGraph graph_of_sides(int rows, int cols);
/// Of a layer of either.
LineGraph line_graph(const RuleBoard& board, int layer);

}  // namespace p2c
