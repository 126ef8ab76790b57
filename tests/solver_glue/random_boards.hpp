// Random boards of a kind, all different and small enough for brute force.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "instances/documents/registry.hpp"
#include "tests/board_count.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {

/// Draws boards of all shapes: single lines up to 20 cells, and up to 7 x 7 where the slots allow
/// it. Most have up to 2^10 ways to fill them, some up to 2^16, very few up to 2^20; the limit
/// grows for a kind whose smaller boards run out.
class RandomBoards {
 public:
  static constexpr int kMostDraws = 20'000;

  explicit RandomBoards(const PuzzleKind& kind) : kind_(kind) {}

  /// A board that was not drawn before, or null when the draws are used up.
  PuzzlePtr next() {
    while (draws_ < kMostDraws) {
      const std::int64_t limit = std::int64_t{1} << limit_bits();
      PuzzlePtr board = draw();
      const bool fits = ways_to_fill(board->slots(), limit) <= limit;
      if (fits && seen_.insert(board->print()).second) {
        fruitless_ = 0;
        return board;
      }
      if (++fruitless_ % kPatience == 0 && usual_bits_ < kMostBits) ++usual_bits_;
    }
    return nullptr;
  }

  /// A larger board, of up to 5 x 5, with more than kMostTried ways to fill it: a walk soon finds
  /// its answers, which are not many. Null for a kind without `possible`, or when the draws are
  /// used up. It alters nothing of what `next` draws.
  PuzzlePtr next_larger() {
    while (kind_.refuses_beginnings && larger_draws_++ < kMostLargerDraws) {
      const int rows = 3 + below(larger_rng_, 3);
      PuzzlePtr board = kind_.random(larger_rng_, rows, 3 + below(larger_rng_, 3));
      const std::int64_t ways = ways_to_fill(board->slots(), kMostWays);
      if (ways <= kMostTried || ways > kMostWays || !soon_walked(*board)) continue;
      if (larger_.insert(board->print()).second) return board;
    }
    return nullptr;
  }

  /// The draws since the last new board: many when the kind has hardly any more.
  int fruitless_draws() const { return fruitless_; }

 private:
  static constexpr int kMostBits = 20;
  static constexpr int kPatience = 100;

  static constexpr int kMostLargerDraws = 2'000;
  static constexpr std::int64_t kMostWays = std::int64_t{1} << 32;
  static constexpr std::int64_t kMostBeginnings = std::int64_t{1} << 16;
  static constexpr int kMostAnswers = 10;

  static bool soon_walked(const AnyPuzzle& board) {
    int answers = 0;
    const auto count = [&](const Answer& answer) { answers += board.check(answer) ? 0 : 1; };
    return walk(board, kMostBeginnings, count) && answers <= kMostAnswers;
  }

  int limit_bits() const {
    const int rare = draws_ % 1000 == 999 ? kMostBits : draws_ % 50 == 0 ? 16 : 0;
    return std::max({usual_bits_, rare, draws_ % 4 == 0 ? 14 : 0});
  }

  PuzzlePtr draw() {
    ++draws_;
    if (chance(rng_, 10)) {
      const int length = 1 + below(rng_, 20);
      return chance(rng_, 50) ? kind_.random(rng_, 1, length) : kind_.random(rng_, length, 1);
    }
    const int rows = 1 + below(rng_, 7);
    return kind_.random(rng_, rows, 1 + below(rng_, 7));
  }

  const PuzzleKind& kind_;
  Rng rng_{seed_of_boards(1)};
  std::set<std::string> seen_;
  std::set<std::string> larger_;
  Rng larger_rng_{seed_of_boards(2)};
  int draws_ = 0;
  int larger_draws_ = 0;
  int fruitless_ = 0;
  int usual_bits_ = 12;
};

}  // namespace p2c
