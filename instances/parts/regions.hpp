// A part of a puzzle's data: the regions into which its board is cut, and lines inside regions,
// which some published puzzles have.
//
//   text      rows of ids, any words; '@' where a cell is in no region; a line "line ROW COL ROW
//   COL"
//             for each line inside a region: the two cells beside it
//   JSON      rows of numbers from 1, null where a cell is in none; "lines", where there are any:
//             [row, col, row, col] for each
//   URL       the lines                 pzprv3   how many regions, and rows of ids; or lines
//
// Equal ids in two places are one region in text and JSON, and two in what pzpr writes. URLs with
// the flag d have an older body: a sign for each cell, equal ones side by side are in one region.
#pragma once

#include <string>
#include <string_view>

#include "instances/drawings/drawing.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/parts/region_notations.hpp"

namespace p2c {

struct Regions {
  using Data = CutBoard;
  static constexpr std::string_view kBodyFlags = "d";

  std::string_view name;     // of the member in JSON
  std::string_view meaning;  // of lines inside regions: "no loop crosses them"

  Data blank(int rows, int cols) const { return {Grid<int>(rows, cols, 0)}; }

  Data read_text(TextReader& in, int rows, int cols) const;
  std::string print(const Data& board) const;

  Data read_json(JsonObject& in) const;
  std::string write_json(const Data& board) const;
  JsonSchema schema() const;

  Data read_url(PuzzleUrl& url) const;
  std::string write_url(const Data& board) const;

  static std::string_view first_line(int version) { return first_region_line(version); }
  static int version(const Data& board) { return pzpr_version(board); }
  Data read_pzpr(PzprFile& file) const { return read_pzpr_regions(file, meaning); }
  std::string write_pzpr(const Data& board) const;

  void draw(Drawing& drawn, const Data& board) const;

  Data transposed(const Data& board) const { return p2c::transposed(board); }
  Data mirrored(const Data& board) const { return p2c::mirrored(board); }
};

/// The borders of regions, and the lines inside.
void draw_regions(Drawing& drawn, const CutBoard& board);

}  // namespace p2c
