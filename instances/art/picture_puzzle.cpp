#include "instances/art/picture_puzzle.hpp"

#include <algorithm>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/wrapped.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c {
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
  picture.cells = read_answer(*puzzle_of(picture), text, file);
  return picture;
}

// Of a nonogram that carries its answer.
Picture read_document_board(std::string_view text, const std::string& file) {
  const Document document = read_document(text, file);
  const Answer answer = document.answer.value_or(Answer{kOpen});
  const auto* const puzzle = document.puzzle->as<Nonogram>();
  if (puzzle == nullptr || !is_whole(answer)) {
    throw InputError(
        {file}, "expected a solved board: an answer of a nonogram, or a nonogram with its answer");
  }
  if (const Broken broken = check_document(document, answer)) {
    throw InputError({file}, "the answer is wrong: " + *broken);
  }
  Picture picture(puzzle->rows(), puzzle->cols());
  picture.cells = answer;
  return picture;
}

}  // namespace

PuzzlePtr puzzle_of(const Picture& filled) { return wrap(Nonogram::of_picture(filled)); }

std::vector<int> open_cells(const Picture& filled, const Stop* stop) {
  return Nonogram::of_picture(filled).open_cells(stop);
}

Picture read_solved_board(std::string_view text, const std::string& file) {
  return begins_as_answer(text, file) ? read_answer_file(text, file)
                                      : read_document_board(text, file);
}

}  // namespace p2c
