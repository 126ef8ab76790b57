// Answers as text, and as the rows that are their text and their JSON.
//
// A puzzle with one slot per cell, row by row, needs nothing for it. A board whose slots all run
// from 0 to 1 is shaded: 'x' and '-' in text, "#" and "." in JSON; any other board shows its
// numbers. A puzzle with another kind of answer has members answer_rows and parse_answer.
#pragma once

#include <string>
#include <vector>

#include "instances/answer_rows.hpp"
#include "instances/optional_members.hpp"

namespace p2c {

/// The lines after "answer NAME": "rows cols" and the grid, or an item a line. Of several layers
/// each but the first begins with a line that is its name.
std::string print_answer_rows(const std::vector<AnswerRows>& layers);

AnswerRows grid_answer_rows(int cols, const std::vector<Slot>& slots, const Answer& answer);

/// Reads the line "rows cols" before a grid, which must have this size. Throws InputError.
void read_answer_size(int rows, int cols, TextReader& in);

/// Reads what is printed of a grid, kOpen for "?". Throws InputError, also for another size.
Answer parse_grid_answer(int rows, int cols, const std::vector<Slot>& slots, TextReader& in);
/// The same of 'x' and '-', where a cell may be fixed by its range; and of numbers.
Answer parse_marked_grid(int rows, int cols, const std::vector<Slot>& slots, TextReader& in);
Answer parse_number_grid(int rows, int cols, const std::vector<Slot>& slots, TextReader& in);
/// And of words, one for each value from 0 on.
Answer parse_word_grid(int rows, int cols, const std::vector<Slot>& slots,
                       const std::vector<std::string>& words, TextReader& in);

template <Puzzle P>
AnswerRows answer_rows(const P& puzzle, const std::vector<Slot>& slots, const Answer& answer) {
  if constexpr (HasAnswerRows<P>) {
    return puzzle.answer_rows(answer);
  } else {
    return grid_answer_rows(puzzle.cols(), slots, answer);
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

}  // namespace p2c
