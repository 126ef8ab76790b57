// Which cells are black, as rows of '*' and '.' of pzprv3 files: 1 for black, or kNoClue.
#pragma once

#include <string>

#include "instances/formats/pzprv3.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

inline Grid<int> read_black_grid(PzprFile& file) {
  Grid<int> cells(file.rows(), file.cols(), kNoClue);
  file.section(cells.rows, cells.cols, "cell", [&](int r, int c, std::string_view token) {
    if (token != "*" && token != ".") file.reader().fail("'*' or '.'");
    if (token == "*") cells(r, c) = 1;
  });
  return cells;
}

inline std::string write_black_grid(const Grid<int>& cells) {
  return write_pzpr_grid(cells,
                         [](int cell) { return std::string(1, cell == kNoClue ? '.' : '*'); });
}

}  // namespace p2c
