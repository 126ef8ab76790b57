// How boards are made of a kind whose rules are data: an answer comes first, then what is given.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "instances/answers/description.hpp"
#include "instances/generator.hpp"
#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// The item of style that makes clues go in pairs: "none", "turn".
inline constexpr char kSymmetry[] = "symmetry";

/// Functions throw Stopped when `stop`, which may be null, says so.
struct BoardsAroundAnswers {
  std::vector<StyleItem> styles;
  bool leaves_out_clues = false;
  /// Boards with the same answers may have other regions.
  bool regions_move = false;
  /// A kind with these parts and some of the rules: what an answer is drawn from. Null: all rules,
  /// on a board without clues.
  KindPtr ground = {};
  /// The same, where answers have further layers that say where clues are, which come neither
  /// later nor elsewhere: used on boards without such clues. Null: there is none.
  KindPtr placing_ground = {};
  /// Where a number of the board is what an answer has: whether it is open on a board; and the kind
  /// without rules that count so.
  std::function<bool(const BoardData&)> is_uncounted = {};
  KindPtr uncounted_ground = {};
  /// Where regions came first all rules count: whether a board has some; and the kind with further
  /// layers then.
  std::function<bool(const BoardData&)> is_cut = {};
  KindPtr placing_cut_ground = {};
  /// Whether a board has none of them.
  std::function<bool(const BoardData&)> is_unplaced = {};

  /// A board without clues; it has the slots of all that is made of it. Those of one size and style
  /// are all the same, where that is said.
  bool one_blank = false;
  std::function<BoardData(Rng&, int rows, int cols, const Style&)> blank;
  /// That board with all that is given, and its answer, for one of its ground. Nothing: this try
  /// failed.
  std::function<std::optional<Planted<BoardData>>(const BoardData&, const Answer&, Rng&,
                                                  const Style&, const Stop*)>
      around;
  /// Slots of answers of the ground where two answers of a board differ, or near there, in random
  /// order; first those that say there is a clue.
  std::function<std::vector<int>(const BoardData&, const Answer&, const Answer&, Rng&)>
      places_between;
  /// Optional: the board, the regions of which stay, with all clues of this answer.
  std::function<BoardData(const BoardData&, const Answer&, Rng&)> with_clues_of;
  /// A board near this one, with its answer, that does not allow the other one; with `fixed` only
  /// numbers change. Nothing: none was found.
  std::function<std::optional<BoardData>(const Planted<BoardData>&, const Answer& other, bool fixed,
                                         Rng&, const Stop*)>
      mend;
};

}  // namespace p2c
