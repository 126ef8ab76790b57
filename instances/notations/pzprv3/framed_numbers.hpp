// Numbers of an answer in pzprv3 files, alone and between clues on the margins of the board.
#pragma once

#include <string>
#include <string_view>

#include "instances/notations/pzprv3/answer_lines.hpp"

namespace p2c {

/// A grid with a row or column more at each side of the board, as pzpr's skyscrapers have it: '.'
/// in its corners, clues or '.' at the ends of lines, and the numbers in between.
void read_framed_numbers(const MarginClues& margins, const CellNumbers& numbers, PzprFile& file,
                         std::size_t part, BoardContent& content);
std::string write_framed_numbers(const Margins& margins, const BoardContent& content);

/// No number: '.', which the player's candidates in brackets may follow.
bool is_open_number(std::string_view token);
/// '.' for kOpen.
std::string number_token(int number);
/// "a number from 1 to 4".
std::string number_between(int lo, int hi);

}  // namespace p2c
