// Parts of a puzzle's data as members of our JSON:
//
//   clues in cells      rows of null, "?" and numbers
//   regions             rows of numbers from 1, null where a cell is in none; "lines", where there
//                       are any: [row, col, row, col] for each
//   rooms with clues    "rooms": rows of numbers from 1 to n; "clues": a number or null for each
//                       room, room 1 first; "lines" as of regions
//   clues on margins    an object: a list of null and numbers for each side
//   clues at corners    as clues in cells, one row and one column more
//   dots                rows of null and words, of places at half steps
//   clues with ways     rows of null and the words that our text has, as strings
//   runs with clues     rows of null and these words, with a row and a column more before them
//   a flag              true, or left out
//   a number            it
//   numbers of sizes    a list of them
//
// read_json_part throws InputError. What write_json_part writes begins with blanks.
#pragma once

#include <string>

#include "instances/formats/json.hpp"
#include "instances/formats/json_schema.hpp"
#include "instances/parts/part.hpp"

namespace p2c {

Grid<int> read_json_part(const CellClues& its, JsonObject& in);
std::string write_json_part(const CellClues& its, const Grid<int>& clues);
JsonSchema schema_of_part(const CellClues& its);

CutBoard read_json_part(const Regions& its, JsonObject& in);
std::string write_json_part(const Regions& its, const CutBoard& board);
JsonSchema schema_of_part(const Regions& its);

CluedRooms read_json_part(const RoomsWithClues& its, JsonObject& in);
std::string write_json_part(const RoomsWithClues& its, const CluedRooms& rooms);
JsonSchema schema_of_part(const RoomsWithClues& its);

Margins read_json_part(const MarginClues& its, JsonObject& in);
std::string write_json_part(const MarginClues& its, const Margins& margins);
JsonSchema schema_of_part(const MarginClues& its);

Corners read_json_part(const CornerClues& its, JsonObject& in);
std::string write_json_part(const CornerClues& its, const Corners& corners);
JsonSchema schema_of_part(const CornerClues& its);

Dots read_json_part(const PlaceDots& its, JsonObject& in);
std::string write_json_part(const PlaceDots& its, const Dots& dots);
JsonSchema schema_of_part(const PlaceDots& its);

Grid<ArrowClue> read_json_part(const ArrowClues& its, JsonObject& in);
std::string write_json_part(const ArrowClues& its, const Grid<ArrowClue>& clues);
JsonSchema schema_of_part(const ArrowClues& its);

CluedRuns read_json_part(const RunsWithClues& its, JsonObject& in);
std::string write_json_part(const RunsWithClues& its, const CluedRuns& runs);
JsonSchema schema_of_part(const RunsWithClues& its);

bool read_json_part(const BoardFlag& its, JsonObject& in);
std::string write_json_part(const BoardFlag& its, bool on);
JsonSchema schema_of_part(const BoardFlag& its);

std::vector<int> read_json_part(const SizeNumbers& its, JsonObject& in);
std::string write_json_part(const SizeNumbers& its, const std::vector<int>& numbers);
JsonSchema schema_of_part(const SizeNumbers& its);

int read_json_part(const BoardNumber& its, JsonObject& in);
std::string write_json_part(const BoardNumber& its, int number);
JsonSchema schema_of_part(const BoardNumber& its);

}  // namespace p2c
