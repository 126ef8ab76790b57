// What notations say of the regions of a board, whatever else they say: ids, and lines inside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/puzzlink.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {

// --- text -----------------------------------------------------------------------------------

/// Reads rows of ids, each any word, or none where it is `none`; `noun` is what messages call a
/// region. `firsts` gets the place of the first cell of each.
Grid<int> read_region_ids(TextReader& in, int rows, int cols, std::string_view noun,
                          std::string_view none = {}, std::vector<Place>* firsts = nullptr);

/// Rows of numbers from 1 on, `none` for a cell in no region.
std::string print_region_ids(const Grid<int>& ids, std::string_view none = {});

/// Reads the lines "line ROW COL ROW COL" that are there; messages call a region `noun`.
void read_text_lines(TextReader& in, CutBoard& board, std::string_view noun);
std::string print_text_lines(const CutBoard& board);

// --- JSON -----------------------------------------------------------------------------------

std::string write_json_ids(std::string_view name, const Grid<int>& ids);

/// The member "lines", [row, col, row, col] for each, where there is one.
void read_json_lines(JsonObject& in, CutBoard& board, std::string_view noun);
/// With a comma before it; nothing without lines.
std::string write_json_lines(const CutBoard& board);
void allow_json_lines(JsonSchema& schema, std::string_view noun);

// --- puzz.link and pzpr ---------------------------------------------------------------------

/// `meaning`: what lines inside regions do, for a warning of them.
CutBoard read_url_lines(PuzzleUrl& url, std::string_view meaning);

/// By ids or, from version 1 on, by lines.
CutBoard read_pzpr_regions(PzprFile& file, std::string_view meaning);
/// By ids, as older files of pzpr; only lines can say that some are inside regions.
inline int pzpr_version(const CutBoard& board) { return board.lines.empty() ? 0 : 1; }
std::string write_pzpr_regions(const CutBoard& board);

/// The first line of a file of this version.
inline std::string_view first_region_line(int version) {
  return version == 0 ? "the number of rooms" : "line row 1";
}

}  // namespace p2c
