// Puzzles with one answer, one after the other.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>

#include "instances/kind/any_generator.hpp"
#include "solver_glue/generate/difficulty.hpp"
#include "solver_glue/generate/fewer_clues.hpp"

namespace p2c {

enum class ClueChoice { kUsual, kMinimal, kFewest };

/// What is wanted. What it points to must outlive the work.
struct GeneratorTask {
  const PuzzleKind& kind;  // has a generator
  int rows = 10;
  int cols = 10;
  Style style = {};  // of the kind
  std::int64_t seed = 0;
  bool any = false;  // it may have several answers
  ClueChoice clues = ClueChoice::kUsual;
  std::optional<Difficulty> difficulty = {};
  /// Its rooms, islands or cages stay, with other clues. The sides and the style of boards do not
  /// count then.
  std::shared_ptr<const AnyPuzzle> like = {};
  const Stop* stop = nullptr;
  /// Nobody asked for them: they are smaller where no answer is drawn soon, or there is none.
  bool sides_are_usual = false;
};

struct Generated {
  std::shared_ptr<const AnyPuzzle> puzzle;
  Answer answer;  // the only one, unless any were asked for
  /// With kFewest: no fewer clues of the board with all clues leave one answer; less than the
  /// number of the puzzle's clues where a limit came before that was proved.
  std::optional<std::int64_t> fewest_bound = {};
};

/// Whether the board `like` has an answer, whatever its clues. Throws Stopped.
bool has_answer_without_clues(const AnyPuzzle& like, const AnyGenerator& generator,
                              const Stop* stop);

/// Thrown where so many tries have failed that there may be no such puzzle.
struct NoneFound : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The tries for one puzzle: number `index` from 0 on. Equal tasks and indices give equal puzzles,
/// whatever else is made.
class PuzzleTries {
 public:
  /// Throws Stopped.
  PuzzleTries(const GeneratorTask& task, std::int64_t index);

  /// The next puzzle as wanted; another each time, but perhaps one that is the same up to symmetry.
  /// It has one answer, found by a fresh Search, too. Throws NoneFound; Stopped, also where the
  /// search for the fewest clues has not begun.
  Generated next();

 private:
  bool shrink();

  GeneratorTask task_;
  std::uint64_t seed_;
  AnyGenerator generator_;
  Rng rng_;
  int tries_ = 0;    // in vain, since the last puzzle
  int undrawn_ = 0;  // answers, of boards of these sides
};

}  // namespace p2c
