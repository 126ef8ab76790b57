// Two parts with clues in cells that are one grid in notations of pzpr (Description::joined):
// either a word is '?' among the numbers, or each of two words has a number or none.
#pragma once

#include "instances/answers/description.hpp"

namespace p2c {

/// The parts in the order of notations of pzpr, but for one that is joined to another.
std::vector<std::size_t> order_of_pzpr(const Description& its);
bool is_order_of_pzpr(const Description& its);

/// Of two words: the clues of both in a cell are one number, twice the number, or 0 where there is
/// none, and one more for the second word.
bool has_two_words(const Description& its, std::size_t part);
/// What such numbers are: a part as URLs have it. Any other part is as it is.
Part part_of_pzpr(const Description& its, std::size_t part);

/// The clues of both as those of one. Throws CannotCarry for what has no such clue.
BoardData with_joined(const Description& its, BoardData board);
/// As two again.
void split_joined(const Description& its, BoardData& board);

}  // namespace p2c
