// Boards drawn by hand: texts as people write them, with a line break in front where a raw string
// begins on a line of its own.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "instances/answer_text.hpp"
#include "instances/documents/registry.hpp"
#include "instances/parts/part.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Reads the lines after the name line.
template <Puzzle P>
P puzzle_of(std::string_view text) {
  TextReader in(text, "puzzle");
  in.skip_blank_lines();
  P puzzle = P::parse(in);
  in.expect_end();
  return puzzle;
}

/// Reads an answer without the line of its size, which the puzzle knows.
template <Puzzle P>
Answer answer_of(const P& puzzle, std::string_view text) {
  if (text.starts_with('\n')) text.remove_prefix(1);
  std::string lines(text);
  if constexpr (!ParsesAnswers<P>) {
    lines.insert(0, std::to_string(puzzle.rows()) + " " + std::to_string(puzzle.cols()) + "\n");
  }
  TextReader in(lines, "answer");
  Answer answer = parse_answer(puzzle, puzzle.slots(), in);
  in.expect_end();
  return answer;
}

/// What the rules say: "ok", or the first broken rule.
template <Puzzle P>
std::string verdict(std::string_view board, std::string_view answer) {
  const P puzzle = puzzle_of<P>(board);
  return puzzle.check(answer_of(puzzle, answer)).value_or("ok");
}

/// The same of a kind of the list that is made of parts.
inline PuzzlePtr puzzle_of(std::string_view kind, std::string_view text) {
  TextReader in(text, "puzzle");
  in.skip_blank_lines();
  PuzzlePtr puzzle = find_kind(kind)->parse(in);
  in.expect_end();
  return puzzle;
}
inline BoardData board_of_text(std::string_view kind, std::string_view text) {
  return *puzzle_of(kind, text)->as<BoardData>();
}
inline Answer answer_of(const AnyPuzzle& puzzle, std::string_view text) {
  if (text.starts_with('\n')) text.remove_prefix(1);
  std::string lines(text);
  const AnswerRows rows = puzzle.answer_rows(Answer(puzzle.slots().size(), 0)).front();
  if (rows.form != AnswerRows::Form::kItems) {
    const BoardData& board = *puzzle.as<BoardData>();
    lines.insert(0, std::to_string(board.rows) + " " + std::to_string(board.cols) + "\n");
  }
  TextReader in(lines, "answer");
  Answer answer = puzzle.parse_answer(in);
  in.expect_end();
  return answer;
}
inline std::string verdict(std::string_view kind, std::string_view board, std::string_view answer) {
  const PuzzlePtr puzzle = puzzle_of(kind, board);
  return puzzle->check(answer_of(*puzzle, answer)).value_or("ok");
}

/// The message of the InputError that `read` throws, with its place; "no error" without one.
inline std::string error_of(const std::function<void()>& read) {
  try {
    read();
  } catch (const InputError& error) {
    return error.what();
  }
  return "no error";
}

}  // namespace p2c
