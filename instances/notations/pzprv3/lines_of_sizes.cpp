#include "instances/notations/pzprv3/lines_of_sizes.hpp"

#include <utility>
#include <vector>

#include "instances/notations/pzprv3/framed_board.hpp"

namespace p2c {
namespace {

std::vector<int> sizes_of(const Description& its, const BoardData& board) {
  const Grid<int>& room = board.part<CutBoard>(static_cast<std::size_t>(its.sizes_part)).room;
  std::vector<int> sizes(static_cast<std::size_t>(count_of_regions(room)), 0);
  for (const int id : room.cells) ++sizes[id];
  std::vector<int> by_cell;
  for (const int id : room.cells) by_cell.push_back(sizes[id]);
  return by_cell;
}

bool has_clue(const Description& its, const BoardData& board, int cell) {
  return its.joined && board.part<Grid<int>>(its.joined->clues)[cell] >= 0;
}

}  // namespace

void read_sizes(const Description& its, PzprFile& file, BoardContent& content) {
  TextReader& in = file.reader();
  const std::vector<int> sizes = sizes_of(its, content.puzzle);
  Answer marks(sizes.size(), kOpen);
  bool any = false;
  file.section(file.rows(), file.cols(), "answer", [&](int r, int c, std::string_view token) {
    const int cell = r * file.cols() + c;
    if (is_open_number(token)) return;
    const int size = sizes[cell];
    if (token != "+") in.to_number(token, size, size, "'.', '+' or the size of the region");
    marks[cell] = token == "+" ? 0 : 1;
    any = true;
  });
  for (int cell = 0; any && cell < content.puzzle.cells(); ++cell) {
    if (has_clue(its, content.puzzle, cell)) marks[cell] = 1;
  }
  take_lines(std::move(marks), content);
}

std::string write_sizes(const Description& its, const BoardContent& content) {
  const BoardData& board = content.puzzle;
  const std::vector<int> sizes = sizes_of(its, board);
  Grid<std::string> tokens(board.rows, board.cols, ".");
  for (int cell = 0; content.answer && cell < board.cells(); ++cell) {
    const int value = (*content.answer)[cell];
    const bool given = has_clue(its, board, cell);
    if (given && value == 0) throw CannotCarry("no number in " + cell_name_at(cell, board.cols));
    if (given || value == kOpen) continue;
    tokens[cell] = value == 1 ? std::to_string(sizes[cell]) : "+";
  }
  return write_pzpr_grid(tokens, [](const std::string& token) { return token; });
}

}  // namespace p2c
