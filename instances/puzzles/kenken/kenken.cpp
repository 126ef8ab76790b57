#include "instances/puzzles/kenken/kenken.hpp"

#include <utility>

#include "instances/parts/cut_board.hpp"
#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {

std::vector<KenKen::Cage> KenKen::cages_of(const Grid<int>& ids) {
  std::vector<Cage> cages;
  for (std::vector<int>& cells : cells_by_region(ids)) {
    cages.push_back({std::move(cells), Operation::kAdd, kNoTarget});
  }
  return cages;
}

Grid<int> KenKen::cages_in_cells() const {
  Grid<int> ids(n, n);
  for (std::size_t id = 0; id < cages.size(); ++id) {
    for (const int cell : cages[id].cells) ids[cell] = static_cast<int>(id);
  }
  return ids;
}

std::vector<Format<KenKen>> KenKen::formats() {
  return {kenken_sgt(),  kenken_save_file(),   kenken_letters(), kenken_list(),
          kenken_game(), kenken_arithmatrix(), kenken_penpa()};
}

Drawing KenKen::drawing(const Answer& digits) const {
  Drawing board(n, n);
  outline_regions(board, cages_in_cells());
  for (const Cage& cage : cages) {
    if (cage.has_clue()) board.cells[cage.cells[0]].label = clue_text(cage);
  }
  write_values(board, digits);
  return board;
}

}  // namespace p2c
