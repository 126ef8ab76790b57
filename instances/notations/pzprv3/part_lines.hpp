// Parts of a puzzle's data as lines of pzprv3 files:
//
//   clues in cells      rows of '.', '-' and numbers; among the shading of the other cells, where
//                       that is in the same grid, '#' and '+'; with two words '0,' or '1,' before
//   regions             how many, and rows of ids; or lines; perhaps rows of '.' and '*' for
//                       cells in none
//   rooms with clues    the same, then rows of '.' and numbers
//   clues with ways     rows of '.', '#' and a way, ',', a number or '-'
//   clues on margins    where cells are halved, a grid with a row and a column more: '-1', numbers
//   runs with clues     a grid with a row and a column more: '.', and the numbers to the right and
//                       below, 0 for none; beside the board one
//   clues at corners    as clues in cells, one row and one column more
//   dots                2 rows - 1 lines of 2 columns - 1 signs, without blanks
//   a flag              a line with its letter
//   a number            a line with it
//
// read_pzpr_part throws InputError, write_pzpr_part CannotCarry; both take the answer, too, where a
// part's grid has it. Where anything is marked there, the cells with clues are unshaded, and those
// with '.' open.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "instances/formats/pzprv3.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

Grid<int> read_pzpr_part(const CellClues& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const CellClues& its, const Grid<int>& clues,
                            const std::optional<Answer>& answer);

CutBoard read_pzpr_part(const Regions& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const Regions& its, const CutBoard& board,
                            const std::optional<Answer>& answer);

CluedRooms read_pzpr_part(const RoomsWithClues& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const RoomsWithClues& its, const CluedRooms& rooms,
                            const std::optional<Answer>& answer);

Grid<ArrowClue> read_pzpr_part(const ArrowClues& its, PzprFile& file,
                               std::optional<Answer>& answer);
std::string write_pzpr_part(const ArrowClues& its, const Grid<ArrowClue>& clues,
                            const std::optional<Answer>& answer);

/// Numbers with one of two words (joined_clues.hpp): "0,4", or "1,-2" for the second alone.
Grid<int> read_pzpr_words(const CellClues& its, PzprFile& file);
std::string write_pzpr_words(const Grid<int>& clues);

int read_pzpr_part(const BoardNumber& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const BoardNumber& its, int number,
                            const std::optional<Answer>& answer);

Margins read_pzpr_part(const MarginClues& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const MarginClues& its, const Margins& margins,
                            const std::optional<Answer>& answer);

CluedRuns read_pzpr_part(const RunsWithClues& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const RunsWithClues& its, const CluedRuns& runs,
                            const std::optional<Answer>& answer);

Dots read_pzpr_part(const PlaceDots& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const PlaceDots& its, const Dots& dots,
                            const std::optional<Answer>& answer);

Corners read_pzpr_part(const CornerClues& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const CornerClues& its, const Corners& corners,
                            const std::optional<Answer>& answer);

bool read_pzpr_part(const BoardFlag& its, PzprFile& file, std::optional<Answer>& answer);
std::string write_pzpr_part(const BoardFlag& its, bool on, const std::optional<Answer>& answer);

/// What the first line of a part is in a file of this version, in messages.
inline std::string_view first_pzpr_line(const CellClues& /*its*/, int /*version*/) {
  return "clue row 1";
}
inline std::string_view first_pzpr_line(const RunsWithClues& /*its*/, int /*version*/) {
  return "clue row 1";
}
inline std::string_view first_pzpr_line(const CornerClues& /*its*/, int /*version*/) {
  return "corner row 1";
}
inline std::string_view first_pzpr_line(const ArrowClues& /*its*/, int /*version*/) {
  return "clue row 1";
}
inline std::string_view first_pzpr_line(const BoardNumber& its, int /*version*/) {
  return its.noun;
}
inline std::string_view first_pzpr_line(const Regions& its, int version) {
  return version < its.lines_from ? "the number of rooms" : "line row 1";
}
inline std::string_view first_pzpr_line(const RoomsWithClues& its, int version) {
  return version < its.lines_from ? "the number of rooms" : "line row 1";
}

/// The version of a file that has these.
int pzpr_version(const Regions& its, const CutBoard& board);
int pzpr_version(const RoomsWithClues& its, const CluedRooms& rooms);

}  // namespace p2c
