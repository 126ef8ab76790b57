#include "instances/answers/shaded_cells.hpp"
#include "instances/notations/text/board_text.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

std::string moved(Rng& rng, std::string_view text) {
  const Description made_of{{}, {Regions{"regions", ""}}, {ShadedCells()}};
  TextReader in(text, "board");
  const BoardData read = read_text_board(made_of, in);
  const auto& board = read.part<CutBoard>(0);
  const Move move = random_move(rng, read.rows, read.cols);
  CutBoard turned{Grid<int>(move.new_rows(), move.new_cols())};
  for (int i = 0; i < board.room.size(); ++i) turned.room[move(i)] = board.room[i];
  for (const auto& [a, b] : board.lines) turned.lines.emplace_back(std::minmax(move(a), move(b)));
  return print_board(made_of, {move.new_rows(), move.new_cols(), {std::move(turned)}});
}

const SymmetryRow row("lits", moved);

}  // namespace
}  // namespace p2c
