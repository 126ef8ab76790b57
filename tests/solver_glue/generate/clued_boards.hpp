// Random boards of a kind with all their clues.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "instances/kind/any_generator.hpp"
#include "solver_glue/generate/rule_versions.hpp"
#include "solver_glue/search.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {

struct CluedBoard {
  std::shared_ptr<const AnyPuzzle> puzzle;
  Answer answer;
};

/// The board with this answer of it and all clues; as it is where its kind makes no other clues.
inline CluedBoard with_all_clues(PuzzlePtr board, const Answer& answer, const PuzzleKind& kind,
                                 Rng& rng) {
  const std::optional<AnyGenerator> generator = generator_of(kind);
  if (!generator || !generator->with_clues_of) return {std::move(board), answer};
  return {generator->with_clues_of(*board, answer, rng, Style(generator->styles)), answer};
}

/// The next random board of up to `side` x `side` that has an answer and clues.
inline CluedBoard next_clued_board(const PuzzleKind& kind, int side, Rng& rng) {
  while (true) {
    const int rows = 1 + below(rng, side);
    PuzzlePtr board = kind.random(rng, rows, 1 + below(rng, side));
    Search search(*board, {}, {});
    if (search.next() != Status::kSatisfiable) continue;
    CluedBoard clued = with_all_clues(std::move(board), search.answer(), kind, rng);
    if (!clued.puzzle->clues().empty()) return clued;
  }
}

/// Those kinds the clues of which may be left out.
inline std::vector<const PuzzleKind*> kinds_with_clues() {
  std::vector<const PuzzleKind*> found;
  for (const PuzzleKind& kind : tested_kinds()) {
    Rng rng(1);
    bool has_clues = false;
    for (int i = 0; i < 20 && !has_clues; ++i) has_clues = !kind.random(rng, 5, 5)->clues().empty();
    if (has_clues) found.push_back(&kind);
  }
  return found;
}

/// A solver for a board and what is made of it.
inline RuleVersions versions_of(const PuzzleKind& kind, const AnyPuzzle& puzzle) {
  const std::optional<AnyGenerator> generator = generator_of(kind);
  const PuzzlePtr base = generator && generator->base ? generator->base(puzzle) : nullptr;
  return RuleVersions(puzzle.slots(), base.get(), {});
}

/// Each clue with a chance of `percent`; ascending.
inline std::vector<int> random_clues(const AnyPuzzle& puzzle, int percent, Rng& rng) {
  std::vector<int> some;
  for (const int clue : puzzle.clues()) {
    if (chance(rng, percent)) some.push_back(clue);
  }
  return some;
}

}  // namespace p2c
