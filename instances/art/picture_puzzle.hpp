// Nonograms from pictures, and pictures from solved nonograms.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/art/picture.hpp"
#include "instances/documents/registry.hpp"

namespace p2c {

/// The nonogram with the clues of a picture, which is one of its answers. Cell i is slot i.
PuzzlePtr puzzle_of(const Picture& filled);

/// The cells of that puzzle that its quickest reasoning leaves open, all of them when `stop` says
/// so at once: a measure of how far the puzzle is from having one answer.
std::vector<int> open_cells(const Picture& filled, const Stop* stop);

/// The picture that a text shows: an answer file ("answer nonogram"), or a nonogram in a format
/// that carries its answer. Throws InputError for anything else, or a cell that is left open.
Picture read_solved_board(std::string_view text, const std::string& file);

}  // namespace p2c
