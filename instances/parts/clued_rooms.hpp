// A part of a puzzle's data: the rooms into which its board is cut, of which some have a number,
// and lines inside rooms, which some published puzzles have.
//
//   text      rows of '-' and numbers, one in any cell of a room; rows of ids, any words; a line
//             "line ROW COL ROW COL" for each line inside a room: the two cells beside it
//   JSON      "rooms": rows of numbers from 1 to n; "clues": a number or null for each room, room 1
//             first; "lines", where there are any: [row, col, row, col] for each
//   URL       the lines, then a number or a gap for each room, in the order of their first cells
//   pzprv3    how many rooms, and rows of ids, or lines; rows of '.' and numbers
//
// Rooms of URLs and pzprv3 files are what the lines cut off: equal ids in two places are two rooms
// there. A line with the same room on both sides is no border, but pzpr counts it in a run.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/parts/cell_clues.hpp"
#include "instances/parts/regions.hpp"

namespace p2c {

struct CluedRooms : CutBoard {
  std::vector<int> clue;  // of each room: a number, or kNoClue

  bool operator==(const CluedRooms&) const = default;
  /// Without clues. `ids` may be any numbers from 0 to its size - 1.
  void number_rooms(const Grid<int>& ids);
  /// Each in the first cell of its room.
  Grid<int> clues_in_cells() const;
};

struct RoomsWithClues {
  using Data = CluedRooms;
  static constexpr std::string_view name = "rooms";  // of the member in JSON
  static constexpr int kMostClue = 1'000'000'000;

  std::string_view noun;  // "a number of shaded cells": a clue in messages

  Data blank(int rows, int cols) const { return {{Grid<int>(rows, cols, 0)}, {kNoClue}}; }

  Data read_text(TextReader& in, int rows, int cols) const;
  std::string print(const Data& rooms) const;

  Data read_json(JsonObject& in) const;
  std::string write_json(const Data& rooms) const;
  JsonSchema schema() const;

  Data read_url(PuzzleUrl& url) const;
  std::string write_url(const Data& rooms) const;

  static std::string_view first_line(int version) { return first_region_line(version); }
  static int version(const Data& rooms);
  Data read_pzpr(PzprFile& file) const;
  std::string write_pzpr(const Data& rooms) const;

  /// Clues are in the first cells of their rooms.
  void draw(Drawing& board, const Data& rooms) const;

  /// The rooms with a number.
  std::vector<int> clues(const Data& rooms) const { return numbers_in(rooms.clue); }
  Data without(Data rooms, const std::vector<int>& some) const {
    for (const int id : some) rooms.clue[id] = kNoClue;
    return rooms;
  }
  bool change_one(Data& rooms, Rng& rng) const {
    return change_one_number(rooms.clue, 0, kMostClue, rng);
  }

  Data transposed(const Data& rooms) const;
  Data mirrored(const Data& rooms) const;
};

}  // namespace p2c
