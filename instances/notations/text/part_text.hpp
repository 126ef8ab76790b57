// Parts of a puzzle's data in our text:
//
//   clues in cells      rows of '-', '?' and numbers, or words for these; '.' is read for '-', too
//   regions             rows of ids, any words; '@' where a cell is in no region; a line
//                       "line ROW COL ROW COL" for each line inside a region: the cells beside it.
//                       A grid of '-' may come before them
//   rooms with clues    rows of '-' and numbers, one in any cell of a room; then as regions
//   clues on margins    a line for each side: its word, then '-' or a number for each row or column
//   clues at corners    rows as of clues in cells, one row and one column more
//   dots                2 rows - 1 rows of 2 columns - 1 places, of '-' and words
//   clues with ways     rows of '-', 'x' and numbers or '?', with '^', 'v', '<' or '>' after it
//   runs with clues     rows and columns with one more before them, of '-', 'x' and numbers before
//                       and after '/'
//   a flag              a line with its word, or none
//   a number            a line with its word and the number
//   numbers of sizes    a line with its word and the numbers
//
// read_text_part throws InputError.
#pragma once

#include <string>

#include "instances/parts/part.hpp"

namespace p2c {

Grid<int> read_text_part(const CellClues& its, TextReader& in, int rows, int cols);
std::string print_part(const CellClues& its, const Grid<int>& clues);

CutBoard read_text_part(const Regions& its, TextReader& in, int rows, int cols);
std::string print_part(const Regions& its, const CutBoard& board);

CluedRooms read_text_part(const RoomsWithClues& its, TextReader& in, int rows, int cols);
std::string print_part(const RoomsWithClues& its, const CluedRooms& rooms);

Margins read_text_part(const MarginClues& its, TextReader& in, int rows, int cols);
std::string print_part(const MarginClues& its, const Margins& margins);

Corners read_text_part(const CornerClues& its, TextReader& in, int rows, int cols);
std::string print_part(const CornerClues& its, const Corners& corners);

Dots read_text_part(const PlaceDots& its, TextReader& in, int rows, int cols);
std::string print_part(const PlaceDots& its, const Dots& dots);

Grid<ArrowClue> read_text_part(const ArrowClues& its, TextReader& in, int rows, int cols);
std::string print_part(const ArrowClues& its, const Grid<ArrowClue>& clues);

CluedRuns read_text_part(const RunsWithClues& its, TextReader& in, int rows, int cols);
std::string print_part(const RunsWithClues& its, const CluedRuns& runs);

bool read_text_part(const BoardFlag& its, TextReader& in, int rows, int cols);
std::string print_part(const BoardFlag& its, bool on);

std::vector<int> read_text_part(const SizeNumbers& its, TextReader& in, int rows, int cols);
std::string print_part(const SizeNumbers& its, const std::vector<int>& numbers);

int read_text_part(const BoardNumber& its, TextReader& in, int rows, int cols);
std::string print_part(const BoardNumber& its, int number);

}  // namespace p2c
