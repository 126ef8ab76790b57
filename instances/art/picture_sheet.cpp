#include "instances/art/picture_sheet.hpp"

#include "instances/art/picture_puzzle.hpp"
#include "instances/art/squares.hpp"

namespace p2c {
namespace {

Drawing grey_board(const GreyImage& image) {
  Drawing board(image.rows, image.cols);
  board.tight = true;
  clear_borders(board);
  for (int i = 0; i < image.size(); ++i) board.cells[i].grey = image[i];
  return board;
}

Drawing plain_board(const Picture& picture) {
  Drawing board(picture.rows, picture.cols);
  board.tight = true;
  rule_fives(board);
  shade_cells(board, picture.cells);
  return board;
}

Drawing clues_board(const PictureSheet& sheet) {
  Answer known(sheet.wanted.cells.size(), kOpen);
  for (const auto& [slot, value] : sheet.givens) known[slot] = value;
  return puzzle_of(sheet.board)->drawing(known);
}

Drawing solved_board(const PictureSheet& sheet) {
  Drawing board = plain_board(*sheet.solved);
  std::vector<int> differing;
  for (int i = 0; i < sheet.wanted.size(); ++i) {
    if ((*sheet.solved)[i] != sheet.wanted[i]) differing.push_back(i);
  }
  highlight_slots(board, differing);
  return board;
}

}  // namespace

std::vector<Drawing> draw_sheet(const PictureSheet& sheet) {
  std::vector<Drawing> boards;
  if (sheet.image) boards.push_back(grey_board(*sheet.image));
  boards.push_back(plain_board(sheet.wanted));
  boards.push_back(clues_board(sheet));
  if (!sheet.solved) return boards;
  boards.push_back(solved_board(sheet));
  boards.push_back(grey_board(squares_seen(*sheet.solved)));
  return boards;
}

}  // namespace p2c
