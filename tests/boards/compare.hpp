// A small board in every way in which this program, or another one, can look for its answers.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "instances/documents/registry.hpp"

namespace p2c {

/// Two ways gave different answers; what() says which.
struct Difference : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The answers of a board, sorted.
struct KnownAnswers {
  std::vector<Answer> answers;
  bool by_rules = false;  // by brute force, so all of them
  bool all = true;        // else the board has more
};

/// By brute force where it is cheap; else by search, up to a number.
KnownAnswers known_answers(const AnyPuzzle& board);

/// Every form of connectivity and of counts, with and without presolving, or three of these ways in
/// turn; with a random seed.
void compare_modes(const AnyPuzzle& board, const KnownAnswers& known, bool every_mode, Rng& rng);

/// A moved board has as many answers. False where the puzzle has no symmetries in tests/boards.
bool compare_moved(const PuzzleKind& kind, const AnyPuzzle& board, const KnownAnswers& known,
                   Rng& rng);

/// cadical and minisat, by a DIMACS file. Their models are answers.
void compare_solvers(const AnyPuzzle& board, const KnownAnswers& known, Rng& rng);

}  // namespace p2c
