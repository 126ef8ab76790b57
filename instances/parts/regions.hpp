// A part of a puzzle's data: the regions into which its board is cut. Their ids are 0, 1, ... in
// the order of their first cells.
//
//   text      rows of ids, any words; '@' where a cell is in no region
//   JSON      rows of numbers from 1, null where a cell is in none
//   URL       the lines between regions              pzprv3   how many, and rows of ids; or lines
//
// Equal ids in two places are one region in text and JSON, and two in what pzpr writes. A line with
// one region on both sides, which its users can draw, is left out.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/drawings/drawing.hpp"
#include "instances/formats/borders.hpp"
#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/formats/puzzlink.hpp"

namespace p2c {

/// In a grid of ids: a cell in no region.
inline constexpr int kNoRegion = -1;

struct Regions {
  using Data = Grid<int>;

  std::string_view name;  // of the member in JSON

  Data blank(int rows, int cols) const { return {rows, cols, 0}; }

  Data read_text(TextReader& in, int rows, int cols) const;
  std::string print(const Data& ids) const;

  Data read_json(JsonObject& in) const;
  std::string write_json(const Data& ids) const;
  JsonSchema schema() const;

  Data read_url(PuzzleUrl& url) const;
  std::string write_url(const Data& ids) const;

  static std::string_view first_line(int version) {
    return version == 0 ? "the number of rooms" : "line row 1";
  }
  Data read_pzpr(PzprFile& file) const;
  std::string write_pzpr(const Data& ids) const;

  void draw(Drawing& board, const Data& ids) const;

  Data transposed(const Data& ids) const { return numbered(p2c::transposed(ids)); }
  Data mirrored(const Data& ids) const { return numbered(p2c::mirrored(ids)); }

 private:
  static Data numbered(Data ids);
};

/// Numbers regions by their first cells; returns how many there are. The ids, from 0 on, must be at
/// most twice the number of cells.
int number_from_zero(Grid<int>& ids);

/// The cells of each region.
std::vector<std::vector<int>> cells_by_region(const Grid<int>& ids);

/// Reads rows of ids, each any word, or none where it is `none`; `noun` is what messages call a
/// region. `firsts` gets the place of the first cell of each.
Grid<int> read_region_ids(TextReader& in, int rows, int cols, std::string_view noun,
                          std::string_view none = {}, std::vector<Place>* firsts = nullptr);

/// What a pzprv3 file says of regions: by ids or, from version 1 on, by lines.
Borders read_region_lines(PzprFile& file);
/// By ids.
std::string write_region_ids(const Grid<int>& ids);

/// Warns of lines with one region on both sides; `meaning`: what becomes of them.
void warn_of_inner_lines(const Borders& borders, const Grid<int>& ids, TextReader& in,
                         const Place& place, std::string_view meaning);

}  // namespace p2c
