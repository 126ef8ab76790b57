// Task strings of the puzzle-*.com sites, respelt as our own text. A string names neither its kind
// nor its size.
//
//   cells            in reading order: a number, or a letter a to z for 1 to 26 cells without one;
//                    '_' is between two numbers that follow each other
//   cells;regions    below that the region of each cell, by commas
//   regions          the same alone
//   lines            of a nonogram: the blocks of each column, then of each row, "2.1/3/..."
//
// Sources: the decoders for these sites in SmilingWayne/PuzzleSolver and in public solvers of
// their Kurodokos.
#pragma once

#include <string>

#include "instances/formats/format.hpp"
#include "instances/text/respelt.hpp"

namespace p2c {

/// Never detected: a text is read as a task where --from or --kind says so.
Scheme task_scheme();

/// What is said beside a task.
struct TaskFacts {
  std::string kind;  // empty: the first line of the text names it, "nurikabe" or "nurikabe 6"
  int rows = 0;      // 0: as many as columns, or as the first line says
};

/// Our text of the kind, whose reader says what does not fit. Throws InputError.
Respelt text_of_task(TextReader& in, TaskFacts facts);

}  // namespace p2c
