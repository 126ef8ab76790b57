// Nonograms from pictures, and pictures from solved nonograms.
#pragma once

#include <string>
#include <string_view>

#include "instances/art/picture.hpp"
#include "instances/documents/registry.hpp"

namespace puzzle2cnf {

/// The kind of puzzle that pictures become: nonograms. Cell i is slot i.
const FromPicture& from_picture();

/// The picture that a text shows: an answer file ("answer nonogram"), or a nonogram in a format
/// that carries its answer. Throws InputError for anything else, or a cell that is left open.
Picture read_solved_board(std::string_view text, const std::string& file);

}  // namespace puzzle2cnf
