// Answers of puzzles with one slot per cell, row by row, as text and as JSON.
//
// A board whose slots all run from 0 to 1 is shaded: 'x' and '-' in text, "#" and "." in JSON.
// Any other board shows its numbers. A puzzle with another kind of answer has members
// print_answer, parse_answer and answer_json, which take the place of these.
#pragma once

#include <string>

#include "instances/optional_members.hpp"

namespace puzzle2cnf {

/// The lines after "answer NAME": "rows cols", then the grid.
std::string print_grid_answer(int rows, int cols, const std::vector<Slot>& slots,
                              const Answer& answer);

/// Reads what print_grid_answer writes. Throws InputError, also for another size.
Answer parse_grid_answer(int rows, int cols, const std::vector<Slot>& slots, TextReader& in);

/// The JSON object {"grid": [...]}.
std::string grid_answer_json(int rows, int cols, const std::vector<Slot>& slots,
                             const Answer& answer);

template <Puzzle P>
std::string print_answer(const P& puzzle, const std::vector<Slot>& slots, const Answer& answer) {
  if constexpr (PrintsAnswers<P>) {
    return puzzle.print_answer(answer);
  } else {
    return print_grid_answer(puzzle.rows(), puzzle.cols(), slots, answer);
  }
}

template <Puzzle P>
Answer parse_answer(const P& puzzle, const std::vector<Slot>& slots, TextReader& in) {
  if constexpr (ParsesAnswers<P>) {
    return puzzle.parse_answer(in);
  } else {
    return parse_grid_answer(puzzle.rows(), puzzle.cols(), slots, in);
  }
}

template <Puzzle P>
std::string answer_json(const P& puzzle, const std::vector<Slot>& slots, const Answer& answer) {
  if constexpr (WritesJsonAnswers<P>) {
    return puzzle.answer_json(answer);
  } else {
    return grid_answer_json(puzzle.rows(), puzzle.cols(), slots, answer);
  }
}

}  // namespace puzzle2cnf
