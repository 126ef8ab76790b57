// A part of a puzzle's data: the rooms into which its board is cut, of which some have a number,
// and lines inside rooms, which some published puzzles have.
#pragma once

#include <string>
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
  static constexpr bool kHasClues = true;
  static constexpr char kName[] = "rooms";  // of the member in JSON
  static constexpr int kMostClue = 1'000'000'000;

  std::string noun;         // "a number of shaded cells": a clue in messages
  bool everywhere = true;   // each cell is in a room
  bool has_values = false;  // cells have values, beside which clues are small
  int lines_from = 1;       // as of Regions

  static Data blank(int rows, int cols) { return {{Grid<int>(rows, cols, 0)}, {kNoClue}}; }
  /// Clues are in the first cells of their rooms.
  void draw(Drawing& board, const Data& rooms) const;

  /// The rooms with a number.
  static int places(const Data& rooms) { return static_cast<int>(rooms.clue.size()); }
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
