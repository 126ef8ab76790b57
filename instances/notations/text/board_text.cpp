#include "instances/notations/text/board_text.hpp"

#include "instances/givens.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/take_line.hpp"

namespace p2c {

bool read_text_part(const BoardFlag& its, TextReader& in, int /*rows*/, int /*cols*/) {
  return take_line(in, its.word);
}

std::string print_part(const BoardFlag& its, bool on) { return on ? its.word + "\n" : ""; }

int read_text_part(const BoardNumber& its, TextReader& in, int /*rows*/, int /*cols*/) {
  const std::string word = in_quotes(its.word);
  in.next_line(word);
  if (in.token(word) != its.word) in.fail(word);
  const int number = in.number(its.least, its.most);
  in.end_line();
  return number;
}

std::string print_part(const BoardNumber& its, int number) {
  return its.word + " " + std::to_string(number) + "\n";
}

BoardData read_text_board(const Description& its, TextReader& in) {
  const auto [rows, cols] = read_board_size(in, bytes_per_cell(its.answers));
  BoardData board{rows, cols};
  for (const Part& part : its.parts) {
    board.parts.push_back(std::visit(
        [&](const auto& is) -> PartData { return read_text_part(is, in, board.rows, board.cols); },
        part));
  }
  expect_givens_or_end(in);
  return board;
}

std::string print_board(const Description& its, const BoardData& board) {
  std::string out = std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n";
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    out += std::visit(
        [&]<class Is>(const Is& is) {
          return print_part(is, std::get<typename Is::Data>(board.parts[i]));
        },
        its.parts[i]);
  }
  return out;
}

}  // namespace p2c
