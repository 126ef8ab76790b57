#include "instances/art/picture_puzzle.hpp"

#include <algorithm>

#include "instances/documents/document.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace puzzle2cnf {
namespace {

bool begins_as_answer(std::string_view text, const std::string& file) {
  TextReader in(text, file);
  in.skip_blank_lines();
  if (in.at_end()) return false;
  in.next_line("an answer");
  return in.token("answer") == "answer";
}

// Of an answer file, whose puzzle is not known: any of its size will do.
Picture read_answer_file(std::string_view text, const std::string& file) {
  TextReader in(text, file);
  in.skip_blank_lines();
  in.next_line("an answer");
  const auto [rows, cols] = read_board_size(in);
  Picture picture(rows, cols);
  picture.cells = read_answer(*from_picture().puzzle(picture), text, file);
  return picture;
}

}  // namespace

const FromPicture& from_picture() { return *find_kind(Nonogram::kName)->from_picture; }

Picture read_solved_board(std::string_view text, const std::string& file) {
  if (begins_as_answer(text, file)) return read_answer_file(text, file);
  const Document document = read_document(text, file);
  const Answer answer = document.answer.value_or(Answer{kOpen});
  const bool whole = std::find(answer.begin(), answer.end(), kOpen) == answer.end();
  if (document.puzzle->name() != Nonogram::kName || !whole) {
    throw InputError(
        {file}, "expected a solved board: an answer of a nonogram, or a nonogram with its answer");
  }
  if (const Broken broken = check_document(document, answer)) {
    throw InputError({file}, "the answer is wrong: " + *broken);
  }
  return read_answer_file(document.puzzle->print_answer(answer), file);  // which tells the size
}

}  // namespace puzzle2cnf
