#include "solver_glue/judge/board_lines.hpp"

#include <sstream>

namespace p2c {

std::string wrong_board_lines(const std::string& key, const AnyPuzzle& board,
                              const Answer& answer) {
  std::string lines = "wrong " + key + "\n";
  std::istringstream in(board.print() + board.print_answer(answer));
  for (std::string line; std::getline(in, line);) lines += "  " + line + "\n";
  return lines;
}

void note_broken_alone(JudgedRule& rule, const AnyPuzzle& board, const Answer& answer) {
  if (rule.found.empty()) rule.found = wrong_board_lines(rule.key, board, answer);
  rule.breaks_alone = true;
}

}  // namespace p2c
