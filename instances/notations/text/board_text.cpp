#include "instances/notations/text/board_text.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "instances/givens.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/notations/text/take_line.hpp"
#include "instances/text/nearest_word.hpp"
#include "instances/text/size_line.hpp"
#include "instances/trimmed_sizes.hpp"

namespace p2c {

bool read_text_part(const BoardFlag& its, TextReader& in, int /*rows*/, int /*cols*/) {
  return take_line(in, its.word);
}

std::string print_part(const BoardFlag& its, bool on) { return on ? its.word + "\n" : ""; }

int read_text_part(const BoardNumber& its, TextReader& in, int /*rows*/, int /*cols*/) {
  const std::string word = in_quotes(its.word);
  TextReader ahead = in;
  if (its.side_if_unsaid && ahead.at_end()) return kUnsaidNumber;
  ahead.next_line(word);
  if (ahead.token(word) != its.word) {
    if (its.side_if_unsaid) return kUnsaidNumber;
    ahead.fail(word);
  }
  const int number = ahead.number(its.least, its.most);
  ahead.end_line();
  in = ahead;
  return number;
}

std::string print_part(const BoardNumber& its, int number) {
  return number == kUnsaidNumber ? "" : its.word + " " + std::to_string(number) + "\n";
}

namespace {

std::vector<int> numbers_to_end(const SizeNumbers& its, TextReader& in) {
  std::vector<int> numbers;
  do {
    if (numbers.size() == SizeNumbers::kMostSizes) in.fail("at most 1,000 numbers before");
    numbers.push_back(in.number(its.least, its.most));
  } while (!in.line_done());
  return trimmed_sizes(std::move(numbers));
}

}  // namespace

std::vector<int> read_text_part(const SizeNumbers& its, TextReader& in, int /*rows*/,
                                int /*cols*/) {
  const std::string word = in_quotes(its.word);
  in.next_line(word);
  if (in.token(word) != its.word) in.fail(word);
  std::vector<int> numbers = numbers_to_end(its, in);
  in.end_line();
  return numbers;
}

std::string print_part(const SizeNumbers& its, const std::vector<int>& numbers) {
  std::string line = its.word;
  for (const int number : numbers) line += " " + std::to_string(number);
  return line + "\n";
}

namespace {

// In the line of the size there may be numbers of the board and of sizes, in the order of the
// parts, and after them letters of flags, such as D for "diagonals".
std::vector<std::optional<PartData>> rest_of_size_line(const Parts& parts, TextReader& in) {
  std::vector<std::optional<PartData>> known(parts.size());
  for (const bool flags : {false, true}) {
    for (std::size_t i = 0; i < parts.size() && !in.line_done(); ++i) {
      if (const auto* number = std::get_if<BoardNumber>(&parts[i]); number != nullptr && !flags) {
        known[i] = in.number(number->least, number->most);
      }
      if (const auto* sizes = std::get_if<SizeNumbers>(&parts[i]); sizes != nullptr && !flags) {
        known[i] = numbers_to_end(*sizes, in);
      }
      if (const auto* flag = std::get_if<BoardFlag>(&parts[i]); flag != nullptr && flags) {
        const std::string what = "the letter of '" + flag->word + "' or the end of the line";
        if (in_small_letters(in.token(what)) != flag->word.substr(0, 1)) in.fail(what);
        known[i] = true;
      }
    }
  }
  in.end_line();
  return known;
}

}  // namespace

BoardData read_text_board(const Description& its, TextReader& in) {
  in.next_line("the number of rows and of columns");
  const int rows = read_rows(in, kMostBoardCells);
  const int cols = in.number(1, kMostBoardCells);
  check_board_size(in, rows, cols, bytes_per_cell(its.answers));
  if (!its.fits(rows, cols)) in.fail(kSquare);
  const std::vector<std::optional<PartData>> known = rest_of_size_line(its.parts, in);
  in.note_board(rows, cols);
  BoardData board{rows, cols};
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    board.parts.push_back(known[i] ? *known[i]
                                   : std::visit(
                                         [&](const auto& is) -> PartData {
                                           return read_text_part(is, in, board.rows, board.cols);
                                         },
                                         its.parts[i]));
  }
  expect_givens_or_end(in);
  return with_said_numbers(its.parts, std::move(board));
}

std::string print_board(const Description& its, const BoardData& data) {
  const BoardData board = with_unsaid_numbers(its.parts, data);
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
