// Marks that are the sizes of their regions in pzprv3 files (Description::sizes_part): numbers, '+'
// for none and '.'.
#pragma once

#include "instances/answers/description.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"

namespace p2c {

/// Cells with joined clues have a mark where any other cell says something.
void read_sizes(const Description& its, PzprFile& file, BoardContent& content);
/// Throws CannotCarry for such a cell without a mark.
std::string write_sizes(const Description& its, const BoardContent& content);

}  // namespace p2c
