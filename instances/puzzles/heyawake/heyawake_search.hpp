// A search for shaded cells by the rules alone, for the many small questions that a new puzzle
// asks: hundreds of cells, and an answer that is nearly known.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "instances/grid.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// A cell has a value.
struct CellValue {
  int cell;
  int value;
  bool operator==(const CellValue&) const = default;
};

enum class SearchEnd {
  kSettled,  // all near cells that are not as preferred have values; with the others as preferred,
             // what was said by then holds, as a rule
  kFound,    // each cell has a value
  kNone,     // nothing is left
  kUnknown,  // there were too many contradictions
};

/// Goes down cell by cell, follows what the rules imply, and learns from each contradiction which
/// values cannot go together (Marques-Silva and Sakallah 1996).
///
/// It keeps cells that touch apart, and rooms with a number at that number. What else must hold is
/// said by `one_of`.
class CellSearch {
 public:
  /// Throws Stopped.
  CellSearch(int rows, int cols, const Stop* stop = nullptr);

  /// Begins again. The rooms of `number` without one have Heyawake::kNoClue.
  void begin(const Grid<int>& rooms, const std::vector<int>& number, const Answer& preferred);
  /// One of these must hold. May be said whenever the search stands still.
  void one_of(std::span<const CellValue> values);
  /// One of these must hold, and they are tried before all else, in this order.
  void try_first(std::span<const CellValue> values);
  /// Goes on to the next of these ends. Contradictions count from `begin` on. After kSettled it may
  /// go on; each cell has a value only after a kSettled since the last change of an unlike cell.
  SearchEnd run(int most_contradictions);
  /// The value of a cell, or else what is preferred.
  int value(int cell) const { return value_[cell] < 0 ? preferred_[cell] : value_[cell]; }
  /// The cells that have values, in the order in which they got them.
  const std::vector<int>& trail() const { return trail_; }
  bool is_changed(int cell) const { return value(cell) != preferred_[cell]; }

 private:
  static constexpr int kOpenCell = -1;
  // Why a cell has its value: the index of a clause, a shaded cell beside it (kBeside less the
  // cell), or one of these.
  static constexpr int kFree = -1;  // a decision, or a fact
  static constexpr int kByRoom = -2;
  static constexpr int kBeside = -3;

  using Literal = int;  // 2 * cell + value
  static int cell_of(Literal x) { return x / 2; }
  static Literal opposite(Literal x) { return x ^ 1; }
  bool holds(Literal x) const { return value_[cell_of(x)] == x % 2; }
  bool fails(Literal x) const { return value_[cell_of(x)] == 1 - x % 2; }
  int level() const { return static_cast<int>(level_begins_.size()); }

  // A clause in `clauses_`: its size, the next clauses of the lists of its first two literals, and
  // its literals.
  static constexpr int kHead = 3;
  Literal* literals(int clause) { return clauses_.data() + clause + kHead; }

  void set(Literal x, int reason);
  bool propagate();  // false: a contradiction, with all that leads to it in why_
  bool propagate_touch(int cell);
  bool propagate_room(int cell);
  bool propagate_clauses(Literal failed);
  bool room_contradicts(int room, int value);
  void pair_cells(int room);
  void empty_room(int room);
  void fill_room(int room);
  int next_watch(int clause, Literal failed);
  void watch(int clause, int place);
  void add(std::vector<Literal>& clause);
  void explain(int cell);
  bool learn();
  void see(Literal x, std::vector<Literal>& learned, int& open);
  void bump();
  void back_to(int level);
  bool decide_first();
  bool decide_bumped();
  bool decide_near_change();
  bool decide_rest();

  std::vector<std::vector<int>> beside_;
  std::vector<int> room_;
  std::vector<int> number_;
  std::vector<int> room_begins_;  // of each room in room_cells_
  std::vector<int> room_cells_;
  // Of two cells side by side at most one is shaded, so a room is cut into pairs, and has room for
  // as many shaded cells as it has pairs (one cell alone is a pair, too).
  std::vector<int> mate_;    // of each cell: the other one of its pair, or itself
  std::vector<int> shaded_;  // of each room
  std::vector<int> pairs_;   // of each room: those that may have a shaded cell
  Answer preferred_;

  std::vector<signed char> value_;
  std::vector<int> level_;
  std::vector<int> reason_;
  std::vector<int> place_;  // on the trail
  std::vector<int> trail_;  // cells in the order in which they got values
  std::size_t propagated_ = 0;
  std::vector<int> level_begins_;

  std::vector<int> clauses_;
  std::vector<int> lists_;  // of each literal: the first clause that watches it
  std::vector<Literal> clause_;
  std::vector<Literal> first_;
  std::size_t held_ = 0;  // one of first_, perhaps one that holds
  std::vector<Literal> why_;
  std::vector<char> seen_;
  std::vector<int> seen_cells_;
  std::vector<int> bumped_;  // cells of contradictions, the latest last; perhaps twice
  std::vector<int> last_bump_;
  std::size_t bumps_left_ = 0;  // all later ones have values
  std::size_t near_ = 0;        // on the trail: up to here all near a changed cell have values
  int rest_ = 0;                // up to here all cells have values
  int contradictions_ = 0;
  bool settled_ = false;
  bool impossible_ = false;
};

}  // namespace p2c
