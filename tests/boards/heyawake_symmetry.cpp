#include <numeric>

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "tests/boards/symmetry.hpp"

namespace p2c {
namespace {

// The text with the rooms of `board` under other ids, and each clue in any cell of its room.
std::string print_with_ids(Rng& rng, const Heyawake& board, const std::vector<int>& ids) {
  std::vector<std::vector<int>> cells(board.clue.size());
  for (int i = 0; i < board.room.size(); ++i) {
    cells[board.room[i]].push_back(i);
  }
  Grid<std::string> clues(board.rows(), board.cols(), "-");
  for (std::size_t id = 0; id < cells.size(); ++id) {
    const int chosen = cells[id][rng() % cells[id].size()];
    if (board.clue[id] != Heyawake::kNoClue) clues[chosen] = std::to_string(board.clue[id]);
  }
  std::string clue_lines;
  std::string id_lines;
  for (int i = 0; i < board.room.size(); ++i) {
    const char end = (i + 1) % board.cols() == 0 ? '\n' : ' ';
    clue_lines += clues[i] + end;
    id_lines += std::to_string(ids[board.room[i]]) + end;
  }
  return std::to_string(board.rows()) + " " + std::to_string(board.cols()) + "\n" + clue_lines +
         id_lines;
}

std::string print_lines(const std::vector<std::pair<int, int>>& lines, const Move& move) {
  std::string text;
  const int cols = move.new_cols();
  for (const auto& [from, to] : lines) {
    const auto [a, b] = std::minmax({move(from), move(to)});
    text += "line";
    for (const int number : {a / cols, a % cols, b / cols, b % cols}) {
      text += " " + std::to_string(number + 1);
    }
    text += '\n';
  }
  return text;
}

std::string moved(Rng& rng, std::string_view text) {
  TextReader in(text, "board");
  const Heyawake board = Heyawake::parse(in);
  const Move move = random_move(rng, board.rows(), board.cols());
  Heyawake turned = board;
  turned.room = Grid<int>(move.new_rows(), move.new_cols());
  for (int i = 0; i < board.room.size(); ++i) turned.room[move(i)] = board.room[i];
  std::vector<int> ids(board.clue.size());
  std::iota(ids.begin(), ids.end(), 0);
  shuffle(ids, rng);
  return print_with_ids(rng, turned, ids) + print_lines(board.lines, move);
}

const SymmetryRow row(Heyawake::kName, moved);

}  // namespace
}  // namespace p2c
