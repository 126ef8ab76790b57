// What a Puzzle of the library holds.
#pragma once

#include <puzzle2cnf/puzzle.hpp>
#include <vector>

#include "encoder/slot_names.hpp"
#include "instances/documents/document.hpp"

struct puzzle2cnf::Puzzle::Inside {
  explicit Inside(p2c::Document read);

  const p2c::AnyPuzzle& any() const { return *document.puzzle; }

  p2c::Document document;
  std::vector<Slot> slots;
  p2c::SlotNames names;
};

namespace p2c {

/// Throws std::invalid_argument for a partial answer with other slots, or with a value that is out
/// of its slot's range.
void expect_values(const AnyPuzzle& puzzle, const puzzle2cnf::Answer& values);

}  // namespace p2c
