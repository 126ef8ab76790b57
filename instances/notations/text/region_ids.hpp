// Regions in our text: rows of ids, and a line "line ROW COL ROW COL" for each line inside one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/parts/cut_board.hpp"

namespace p2c {

/// Reads rows of ids, each any word, or none where it is `none`; `noun` is what messages call a
/// region. `firsts` gets the place of the first cell of each.
Grid<int> read_region_ids(TextReader& in, int rows, int cols, std::string_view noun,
                          std::string_view none = {}, std::vector<Place>* firsts = nullptr);

/// Rows of numbers from 1 on, `none` for a cell in no region.
std::string print_region_ids(const Grid<int>& ids, std::string_view none = {});

/// Reads the lines that are there; messages call a region `noun`.
void read_text_lines(TextReader& in, CutBoard& board, std::string_view noun);
std::string print_text_lines(const CutBoard& board);

}  // namespace p2c
