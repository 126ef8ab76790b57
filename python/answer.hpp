// Answers of a puzzle, and states of players, as Python has them.
#pragma once

#include <pybind11/pybind11.h>

#include <puzzle2cnf/puzzle.hpp>
#include <string>

namespace p2c::python {

/// A value for each slot of the puzzle; kOpen where it is not known.
struct PuzzleAnswer {
  puzzle2cnf::Puzzle puzzle;
  puzzle2cnf::Answer values;
};

/// str or bytes.
bool is_text(pybind11::handle object);
/// An int of any type that is one. Throws TypeError, and std::invalid_argument where it is too
/// large.
int whole_number(pybind11::handle object);

/// The values that an Answer, a text, a dict, a list or rows have. Throws InputError for a text,
/// std::invalid_argument for names, values and shapes that do not fit, and TypeError.
puzzle2cnf::Answer whole_answer(const puzzle2cnf::Puzzle& puzzle, pybind11::handle object);
/// The same, for what may be partial; None: nothing is known.
puzzle2cnf::Answer partial_answer(const puzzle2cnf::Puzzle& puzzle, pybind11::handle object);

/// The slot with this name. Throws std::invalid_argument where there is none.
int slot_named(const puzzle2cnf::Puzzle& puzzle, const std::string& name);

/// "none", "unique" or "several".
const char* word_for(puzzle2cnf::Verdict verdict);

}  // namespace p2c::python
