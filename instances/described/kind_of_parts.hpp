// A kind of puzzle that is made while the program runs: names, parts, the shape of the answer, and
// functions for what the kind does itself. All notations, slots, drawing and symmetries follow from
// the parts.
// Source of the idea: the serializers of cspuz_core, which describe both directions at once.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "instances/answers/description.hpp"
#include "instances/described/boards_around_answers.hpp"
#include "instances/formats/format.hpp"
#include "instances/generator.hpp"
#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// What a kind says of answers of one board.
struct BoardJudge {
  /// The first rule that an answer breaks; it has a value within its range for each slot.
  std::function<Broken(const Answer&)> check;
  /// False only where no answer begins with the slots up to this one (puzzle.hpp).
  std::function<bool(const Answer&, int slot)> possible;
};

struct KindOfParts {
  std::string name;   // in texts and JSON, in small letters
  std::string about;  // one line
  std::vector<std::string> aliases = {};
  Description made_of;
  /// The board outlives its judge.
  std::function<BoardJudge(const BoardData&)> judge;
  /// Optional: a board for tests, of this size or a smaller one.
  std::function<BoardData(Rng&, int rows, int cols)> random = {};
  /// Optional: how boards are made. What turns and strips them follows from the parts; all clues
  /// of an answer leave a board its slots.
  std::optional<Generator<BoardData>> generator = {};
  /// Optional, and used where there is no generator.
  std::optional<BoardsAroundAnswers> around_answers = {};
  /// What is planted and breaks a rule is given up, and no answer near to it is looked for.
  bool gives_up_broken = false;
  /// Mending moves clues to other cells: boards need not have in common what they say without their
  /// numbers. Instead all have the rules of `base`, a kind without data on the same slots; or null.
  bool clues_move = false;
  KindPtr base = {};
  /// After those that follow from the parts.
  std::vector<Format<BoardData>> formats = {};
  bool refuses_beginnings = false;  // its judges have `possible`
  /// What must be connected may wind through the whole board, as a loop does: a way in it then has
  /// many more steps than the board has rows and columns.
  bool winds = false;
  Abilities abilities = {};  // such as its Encoding
};

KindPtr kind_of(KindOfParts its);

/// A puzzle of a kind that kind_of made; as<BoardData>() is the board. Throws Stopped.
PuzzlePtr board_of(const KindPtr& kind, BoardData board, const Stop* stop = nullptr);
/// The same, with the slots of another one, which are equal.
PuzzlePtr board_on_slots_of(const AnyPuzzle& other, const KindPtr& kind, BoardData board);

}  // namespace p2c
