// Parts of a puzzle's data in the URLs of puzz.link:
//
//   clues in cells      a list with gaps
//   regions             the lines; with the flag d before the size an older body: a sign for each
//                       cell, equal ones side by side are in one region
//   rooms with clues    the lines, then a number or a gap for each room, in the order of their
//   first
//                       cells
//   clues with ways     a list with gaps, arrow_numbers.hpp
//   clues at corners    a list with gaps, numbers4.hpp
//   clues on margins    a list with gaps, side after side, or halved_margins.hpp; clues in cells
//                       may be missing after them
//   runs with clues     instances/formats/blocks.hpp
//   dots                dots.hpp, then black_cells.hpp
//   a flag              a letter before the size
//   a number            decimal, with a '/' after it
//   numbers of sizes    instances/notations/piece_bank.hpp
//
// read_url_part throws InputError, write_url_part CannotCarry.
#pragma once

#include <string>

#include "instances/formats/puzzlink.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

/// Letters before the size that a body of regions may have.
inline constexpr std::string_view kRegionBodies = "d";

Grid<int> read_url_part(const CellClues& its, PuzzleUrl& url);
std::string write_url_part(const CellClues& its, const Grid<int>& clues);

CutBoard read_url_part(const Regions& its, PuzzleUrl& url);
std::string write_url_part(const Regions& its, const CutBoard& board);

CluedRooms read_url_part(const RoomsWithClues& its, PuzzleUrl& url);
std::string write_url_part(const RoomsWithClues& its, const CluedRooms& rooms);

Grid<ArrowClue> read_url_part(const ArrowClues& its, PuzzleUrl& url);
std::string write_url_part(const ArrowClues& its, const Grid<ArrowClue>& clues);

int read_url_part(const BoardNumber& its, PuzzleUrl& url);
std::string write_url_part(const BoardNumber& its, int number);

std::vector<int> read_url_part(const SizeNumbers& its, PuzzleUrl& url);
std::string write_url_part(const SizeNumbers& its, const std::vector<int>& numbers);

CluedRuns read_url_part(const RunsWithClues& its, PuzzleUrl& url);
std::string write_url_part(const RunsWithClues& its, const CluedRuns& runs);

Margins read_url_part(const MarginClues& its, PuzzleUrl& url);
std::string write_url_part(const MarginClues& its, const Margins& margins);

Corners read_url_part(const CornerClues& its, PuzzleUrl& url);
std::string write_url_part(const CornerClues& its, const Corners& corners);

Dots read_url_part(const PlaceDots& its, PuzzleUrl& url);
std::string write_url_part(const PlaceDots& its, const Dots& dots);

bool read_url_part(const BoardFlag& its, PuzzleUrl& url);

}  // namespace p2c
