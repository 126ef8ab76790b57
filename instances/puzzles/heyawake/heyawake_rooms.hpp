// Boards cut into rooms, for new puzzles. Rooms are numbered from 0 on,
// some numbers perhaps left out.
#pragma once

#include <optional>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

struct RoomStyle {
  int mean;        // cells of a room, about
  bool any_shape;  // else rectangles
  bool symmetric;  // the same after half a turn
};

/// Of the cells of a room.
struct RoomBox {
  int top;
  int left;
  int bottom = -1;  // the last row
  int right = -1;
  int cells = 0;

  int area() const { return (bottom - top + 1) * (right - left + 1); }
  bool is_rectangle() const { return cells > 0 && area() == cells; }
};

/// Rectangles in reading order; what is left over beside them is smaller.
Grid<int> random_rooms(Rng& rng, int rows, int cols, const RoomStyle& style,
                       const Stop* stop = nullptr);

/// Cells side by side in two rooms.
struct RoomPair {
  int a;
  int b;
};

/// Rooms that are joined step by step.
class RoomLayout {
 public:
  /// Rooms are numbered up to the number of cells.
  RoomLayout(const Grid<int>& rooms, const Answer& shaded);

  /// A room that is joined of two has a number of its own, above all others.
  const Grid<int>& rooms() const { return rooms_; }
  /// The number of shaded cells of each room; 0 of one that is gone.
  const std::vector<int>& shaded() const { return shaded_; }
  int cells(int room) const { return boxes_[room].cells; }

  /// The places where two rooms may be joined, one of fewer than `mean` cells; together they have
  /// at most two and a half times `mean` cells.
  std::vector<RoomPair> joinable(const RoomStyle& style) const;
  /// With `symmetric` those opposite, too.
  void join(const RoomPair& pair, bool symmetric);

 private:
  void join_two(int one, int two);

  Grid<int> rooms_;
  std::vector<RoomBox> boxes_;
  std::vector<int> shaded_;
};

/// Cells in a line, `step` apart: the last one of a room, all of the next room, the first one of a
/// third. One of them is shaded.
struct RoomWindow {
  int first;
  int step;
  int cells;
};

std::vector<RoomWindow> windows_of(const Grid<int>& rooms);

/// The rooms that are rectangles, each cut in two in every way that gives the parts other numbers
/// of ones in `a` than in `b`, in random order; of very many, some.
std::vector<Grid<int>> cuts_between(const Grid<int>& rooms, const Answer& a, const Answer& b,
                                    bool symmetric, Rng& rng);

}  // namespace p2c
