// Banks of pieces, as pzpr's Battleships has them, of which each is some cells in a row: how many
// there are of each length, from 1 on.
//
//   "41u"    a piece: columns and rows in base 36, then its cells, five to a digit of base 32
//   "d"      one of the banks with a name, here 4, 3, 2 and 1 of lengths 1 to 4
//
// In URLs a bank is "//" and such a name, or "/", the number of pieces, and "/" before each piece;
// in files a line with a name or a number, then a line for each piece.
//
// Source: robx/pzprjs, src/variety/statuepark.js, src/variety-common/Encode.js.
#pragma once

#include <string>
#include <vector>

#include "instances/text/characters.hpp"

namespace p2c {

inline constexpr int kLongestPiece = 35;
inline constexpr int kMostPieces = 10'000;

/// There is such a text: no piece is too long, and there are not too many.
bool has_bank_text(const std::vector<int>& counts);

/// Throws InputError. The last count is not 0, but where there is no piece: then 0 is the only one.
std::vector<int> read_bank(Characters& in);
std::string write_bank(const std::vector<int>& counts);

std::vector<int> read_bank_lines(TextReader& in);
std::string write_bank_lines(const std::vector<int>& counts);

}  // namespace p2c
