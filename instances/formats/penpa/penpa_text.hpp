// Boards of penpa-edit as links.
#pragma once

#include <string>

#include "instances/formats/penpa/penpa_board.hpp"

namespace p2c {

/// How the site shows the board and what it has a solver draw.
struct PenpaStyle {
  std::string tag;                // the kind's name
  bool only_dots = false;         // lines are drawn on the grid, which has none, and no frame
  std::string draws = "surface";  // the layer
  std::string symbol = {};        // of the layer of symbols, "tents 2"
};

/// With an answer on the board the link has its check. Places are those of the site.
/// Throws CannotCarry for a side above kMostPenpaSide.
std::string write_penpa(const PenpaBoard& board, const PenpaStyle& style);

}  // namespace p2c
