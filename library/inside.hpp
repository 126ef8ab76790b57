// What a Puzzle of the library holds.
#pragma once

#include <puzzle2cnf/puzzle.hpp>
#include <vector>

#include "encoder/slot_names.hpp"
#include "instances/documents/document.hpp"

namespace p2c {

struct PuzzleInside {
  /// Throws Stopped.
  PuzzleInside(Document read, const Stop* stop);

  const AnyPuzzle& any() const { return *document.puzzle; }

  Document document;
  std::vector<puzzle2cnf::Slot> slots;
  SlotNames names;
};

/// The puzzle of a document. Throws Stopped.
puzzle2cnf::Puzzle puzzle_of(Document document, const Stop* stop);

/// Throws std::invalid_argument for a partial answer with other slots, or with a value that is out
/// of its slot's range.
void expect_values(const AnyPuzzle& puzzle, const puzzle2cnf::Answer& values);

}  // namespace p2c
