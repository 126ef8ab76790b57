#include "solver_glue/judge/plain_boards.hpp"

#include <algorithm>

namespace p2c {
namespace {

Grid<int> stripes(int rows, int cols) {
  Grid<int> ids(rows, cols, 0);
  const int last = std::max(0, cols / 2 - 1);
  for (int cell = 0; cell < ids.size(); ++cell) ids[cell] = std::min(cell % cols / 2, last);
  return ids;
}

PartData striped(const Part& part, int rows, int cols) {
  if (const auto* regions = std::get_if<Regions>(&part)) {
    CutBoard board{stripes(rows, cols)};
    if (!regions->everywhere && cols % 2 == 1) board.room.cells.back() = kNoRegion;
    return board;
  }
  if (!std::holds_alternative<RoomsWithClues>(part)) {
    return std::visit([&](const auto& its) { return PartData(its.blank(rows, cols)); }, part);
  }
  CluedRooms rooms;
  rooms.number_rooms(stripes(rows, cols));
  return rooms;
}

template <class T>
Grid<T> four_of(const Grid<T>& grid) {
  Grid<T> four(2 * grid.rows, 2 * grid.cols);
  for (int cell = 0; cell < four.size(); ++cell) {
    const int row = cell / four.cols % grid.rows;
    four[cell] = grid[row * grid.cols + cell % four.cols % grid.cols];
  }
  return four;
}

// Which board of the four a cell is on.
int quarter_of(const Grid<int>& four, int cell) {
  const bool is_low = cell / four.cols >= four.rows / 2;
  const bool is_right = cell % four.cols >= four.cols / 2;
  return (is_low ? 2 : 0) + (is_right ? 1 : 0);
}

Grid<int> four_cut(const Grid<int>& room) {
  Grid<int> four = four_of(room);
  const int count = count_of_regions(room);
  for (int cell = 0; cell < four.size(); ++cell) {
    if (four[cell] != kNoRegion) four[cell] += count * quarter_of(four, cell);
  }
  return four;
}

struct FourOf {
  PartData operator()(bool flag) const { return flag; }
  PartData operator()(int number) const { return number; }
  PartData operator()(const std::vector<int>& numbers) const { return numbers; }
  PartData operator()(const Grid<int>& clues) const { return four_of(clues); }
  PartData operator()(const Grid<ArrowClue>& arrows) const { return four_of(arrows); }
  PartData operator()(const CutBoard& board) const {
    CutBoard four{four_cut(board.room)};
    number_from_zero(four.room);
    return four;
  }
  PartData operator()(const CluedRooms& rooms) const {
    const Grid<int> ids = four_cut(rooms.room);
    const int count = count_of_regions(rooms.room);
    CluedRooms four;
    four.number_rooms(ids);
    for (int cell = 0; cell < ids.size(); ++cell) {
      four.clue[four.room[cell]] = rooms.clue[ids[cell] % count];
    }
    return four;
  }
  PartData operator()(const CluedRuns& runs) const {
    CluedRuns four;
    four.block = four_of(runs.block);
    four.right = four_of(runs.right);
    four.below = four_of(runs.below);
    four.drop_stray();
    return four;
  }
  // The corners where two boards meet are those of the latter.
  PartData operator()(const Corners& corners) const {
    Corners four = CornerClues::blank(2 * corners.rows(), 2 * corners.cols());
    for (int r = 0; r < four.clue.rows; ++r) {
      for (int c = 0; c < four.clue.cols; ++c) {
        four.clue(r, c) = corners.clue(r % corners.rows(), c % corners.cols());
      }
    }
    return four;
  }
  // Without dots on the lines where two boards meet.
  PartData operator()(const Dots& dots) const {
    Dots four = PlaceDots::blank(2 * dots.rows(), 2 * dots.cols());
    for (int r = 0; r < four.at.rows; ++r) {
      for (int c = 0; c < four.at.cols; ++c) {
        const int row = r % (dots.at.rows + 1);
        const int col = c % (dots.at.cols + 1);
        if (dots.at.inside(row, col)) four.at(r, c) = dots.at(row, col);
      }
    }
    return four;
  }
  PartData operator()(const Margins& margins) const {
    Margins four = margins;
    for (std::vector<int>& side : four.clue) {
      const std::vector<int> half = side;
      side.insert(side.end(), half.begin(), half.end());
    }
    return four;
  }
};

}  // namespace

BoardData four_of(const BoardData& board) {
  BoardData four{2 * board.rows, 2 * board.cols, {}};
  for (const PartData& part : board.parts) four.parts.push_back(std::visit(FourOf(), part));
  return four;
}

BoardData empty_board(const Parts& parts, int side) {
  BoardData data{side, side, {}};
  for (const Part& part : parts) {
    data.parts.push_back(
        std::visit([&](const auto& its) { return PartData(its.blank(side, side)); }, part));
  }
  return data;
}

BoardData striped_board(const Parts& parts, int rows, int cols) {
  BoardData data{rows, cols, {}};
  for (const Part& part : parts) data.parts.push_back(striped(part, rows, cols));
  return data;
}

}  // namespace p2c
