// What the data of a puzzle is made of: parts, each a description of it and a value. A description
// says no word of how a notation writes it: that is in instances/notations.
//
// A description has a type Data, and blank(rows, cols), the data of which nothing is said.
// Optional:
//
//   draw(drawing, data)
//   kHasClues: clues(data), places(data), without(data, clues), change_one(data, rng)
//                                          clues that may be left out, by number from 0 to
//                                          places - 1; change_one is false where there is none
//   transposed(data), mirrored(data)       for what has places
#pragma once

#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "instances/parts/arrow_clues.hpp"
#include "instances/parts/board_flag.hpp"
#include "instances/parts/board_number.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/parts/clued_rooms.hpp"
#include "instances/parts/clued_runs.hpp"
#include "instances/parts/corner_clues.hpp"
#include "instances/parts/margin_clues.hpp"
#include "instances/parts/place_dots.hpp"
#include "instances/parts/regions.hpp"
#include "instances/parts/size_numbers.hpp"

namespace p2c {

using Part = std::variant<CellClues, Regions, RoomsWithClues, MarginClues, CornerClues, PlaceDots,
                          ArrowClues, RunsWithClues, BoardFlag, BoardNumber, SizeNumbers>;
using Parts = std::vector<Part>;
using PartData = std::variant<bool, int, Grid<int>, CutBoard, CluedRooms, Margins, Corners, Dots,
                              Grid<ArrowClue>, CluedRuns, std::vector<int>>;

/// The data of a board, part by part.
struct BoardData {
  int rows = 0;
  int cols = 0;
  std::vector<PartData> parts = {};

  int cells() const { return rows * cols; }
  /// The data of a part of this type.
  template <class T>
  const T& part(std::size_t i) const {
    return std::get<T>(parts[i]);
  }
  bool operator==(const BoardData&) const = default;
};

/// Rows and columns of the board of which this is the data; nothing of a flag and of numbers.
std::optional<std::pair<int, int>> size_of(const PartData& data);

/// That of which nothing is said.
PartData blank_of(const Part& part, int rows, int cols);

/// Numbers of the board that are those of its longer side, put in where they are unsaid, and left
/// unsaid where they may be.
BoardData with_said_numbers(const Parts& parts, BoardData data);
BoardData with_unsaid_numbers(const Parts& parts, BoardData data);

/// A description of clues that may be left out.
template <class Description>
concept HasClues = requires {
  requires Description::kHasClues;
};

void draw_parts(Drawing& board, const Parts& parts, const BoardData& data);

/// The parts in the order of notations of pzpr: flags, numbers of the board and regions, the
/// rest, numbers of sizes.
std::vector<std::size_t> order_of_pzpr(const Parts& parts);
/// In that order each part but the last says where it ends, as clues in cells do not.
bool is_order_of_pzpr(const Parts& parts);

/// Clues that may be left out: their numbers, ascending, those of later parts after those of
/// earlier ones; the board without some; and with a number of one more or less by one, nothing
/// where no clue has one.
std::vector<int> clues_of(const Parts& parts, const BoardData& data);
BoardData without_clues(const Parts& parts, BoardData data, const std::vector<int>& clues);
std::optional<BoardData> with_clue_changed(const Parts& parts, BoardData data, Rng& rng);

/// With rows and columns exchanged, and with left and right exchanged.
BoardData transposed(const Parts& parts, const BoardData& data);
BoardData mirrored(const Parts& parts, const BoardData& data);

}  // namespace p2c
