// The generator of a kind, for puzzles of any type.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "instances/generator.hpp"
#include "instances/kind/puzzle_kind.hpp"

namespace p2c {

/// A board and an answer of it. The puzzle is shared: boards that are made of it may be given up.
struct AnyPlanted {
  std::shared_ptr<const AnyPuzzle> puzzle;
  Answer answer;
};

/// The members of Generator<P>, which says what they mean: empty where they are null there. Puzzles
/// are of the generator's kind.
struct AnyGenerator {
  std::vector<StyleItem> styles;
  int most_side = 0;
  bool square = false;
  bool leaves_out_clues = false;  // the kind has clues that may be left out
  std::function<std::optional<AnyPlanted>(Rng&, int rows, int cols, const Style&, const Stop*)>
      plant;
  /// Where not empty, what `plant` gives has no clues, and any values for an answer: the nearest
  /// that keeps the rules of `ground` takes their place, and the board becomes the one around it;
  /// nothing: this try failed.
  std::function<PuzzlePtr(const AnyPuzzle&)> ground;
  /// Slots of its answers where two answers of the puzzle differ, or near there, in random order;
  /// first those that say there is a clue.
  std::function<std::vector<int>(const AnyPuzzle&, const Answer& one, const Answer& other, Rng&)>
      places_between;
  bool has_one_ground = false;  // of each size: where it has no answer there is no board
  std::function<std::optional<AnyPlanted>(const AnyPlanted&, Rng&, const Style&, const Stop*)>
      around;
  bool asks_afresh = false;
  int slots_per_mend = 0;
  int mends_compared = 0;
  std::function<AskByRules<AnyPuzzle>(const AnyPuzzle&)> asker;
  std::function<PuzzlePtr(const AnyPuzzle&)> base;
  std::function<PuzzlePtr(const AnyPuzzle&, const Answer&, Rng&, const Style&)> with_clues_of;
  std::function<PuzzlePtr(const AnyPuzzle&)> bare;
  std::function<std::optional<AnyPlanted>(const AnyPlanted&, const Answer& other, bool fixed, Rng&,
                                          const Style&, const Stop*)>
      mend;
  std::function<PuzzlePtr(const AnyPlanted&, Rng&, const Style&, const Stop*)> polish;
  std::function<PuzzlePtr(const AnyPuzzle&)> transposed;
  std::function<PuzzlePtr(const AnyPuzzle&)> mirrored;
  /// Clues that go together or stay, where a style says so; those in none go first. Empty: each is
  /// alone.
  std::function<std::vector<std::vector<int>>(const AnyPuzzle&, const Style&)> orbits;
  /// The least of the texts of the board in its eight positions.
  std::function<std::string(const AnyPuzzle&)> canonical_text;
};

/// What a generator says of its kind without a board; its functions are empty.
template <class P>
AnyGenerator figures_of(const Generator<P>& its) {
  AnyGenerator any;
  any.styles = its.styles;
  any.most_side = its.most_side;
  any.square = its.square;
  any.asks_afresh = its.asks_afresh;
  any.slots_per_mend = its.slots_per_mend;
  any.mends_compared = its.mends_compared;
  return any;
}

/// An ability of kinds of which new puzzles are made.
struct MakesPuzzles {
  std::function<AnyGenerator()> generator;
};

/// The kind's generator; nothing where it has none.
inline std::optional<AnyGenerator> generator_of(const PuzzleKind& kind) {
  const auto* makes = kind.abilities.find<MakesPuzzles>();
  if (makes == nullptr) return {};
  return makes->generator();
}

}  // namespace p2c
