// Connected cells of a board.
#pragma once

#include <string>

#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// The graph whose nodes are the cells of a whole board, row by row, and slots 0, 1, ... too; its
/// edges join cells that share an edge. For connected(); the caller adds what more it promises.
Connected cell_graph(Lits nodes, int cols, std::string words);

}  // namespace p2c
