// Rooms of a new board are joined as long as it has one answer.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "instances/puzzles/heyawake/heyawake_others.hpp"
#include "instances/puzzles/heyawake/heyawake_rooms.hpp"

namespace p2c {

// Joining takes rules away and adds none. So two rooms that cannot be joined now never can, and
// each other answer that was found forbids what it forbade then.
class RoomJoins {
 public:
  /// `answer` is the only one of the board where each room has as its number what is shaded in it.
  RoomJoins(const Grid<int>& rooms, const Answer& answer, const RoomStyle& style, Rng& rng);

  /// Joins rooms until no two are left that could be, but for a few of one cell; the rooms then.
  /// Throws Stopped.
  const Grid<int>& join_all(const Stop* stop);

 private:
  struct Other {
    Answer answer;
    std::vector<int> changes;
  };

  class Joined;

  std::vector<RoomPair> open_pairs() const;
  std::vector<RoomPair> draw(std::size_t most);
  RoomPair draw_one(const std::vector<RoomPair>& pairs);
  bool try_joins(const std::vector<RoomPair>& pairs);
  void mark_failed(const RoomPair& pair);
  bool is_refuted(const RoomPair& pair) const;
  bool allows(const RoomPair& pair, const Other& other) const;
  bool keeps_numbers(const Joined& room, const Other& other) const;
  bool keeps_runs(const Joined& room, const Other& other) const;
  std::vector<CellValue> differences(const std::vector<RoomPair>& pairs) const;
  void keep_other();

  const Answer& answer_;
  const RoomStyle style_;
  Rng& rng_;
  RoomLayout layout_;
  OtherShading shading_;
  std::vector<Other> others_;
  std::set<std::pair<int, int>> failed_;  // rooms
  std::set<int> alone_;                   // rooms of one cell that stay: people like a few
};

}  // namespace p2c
