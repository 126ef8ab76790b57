// Connected cells of a board.
#pragma once

#include <string>

#include "encoder/clauses/slot_literals.hpp"
#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// The graph whose nodes are the cells of a whole board, row by row; its edges join cells that
/// share an edge. For connected(); the caller adds what more it promises.
Connected cell_graph(const SlotLits& nodes, int cols, std::string words);

}  // namespace p2c
