// A board of any kind in our text, after the line with the name: "rows cols", then its parts.
#pragma once

#include <string>

#include "instances/answers/description.hpp"

namespace p2c {

/// Throws InputError, and where more follows than givens.
BoardData read_text_board(const Description& its, TextReader& in);
std::string print_board(const Description& its, const BoardData& board);

}  // namespace p2c
