// The kinds of puzzle that tests of all kinds try: the one that PUZZLE2CNF_KIND in the environment
// names; else the first of the list, which have code of their own, and each fourth of the others,
// which are a text alone and share all code, fewer under sanitizers. With PUZZLE2CNF_DEEP in the
// environment: all.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/documents/registry.hpp"
#include "tests/board_count.hpp"

namespace p2c {

using Kinds = std::vector<std::reference_wrapper<const PuzzleKind>>;

inline constexpr std::size_t kFirstKinds = 9;
inline constexpr std::size_t kEach = fewer_if_sanitized(4, 16);

inline Kinds usual_kinds() {
  Kinds kinds;
  for (std::size_t i = 0; i < puzzle_kinds().size(); ++i) {
    if (i < kFirstKinds || i % kEach == 0) kinds.push_back(puzzle_kinds()[i]);
  }
  return kinds;
}

inline const Kinds& tested_kinds() {
  static const auto kinds = [] {
    const char* name = std::getenv("PUZZLE2CNF_KIND");
    if (name == nullptr)
      return std::getenv("PUZZLE2CNF_DEEP") != nullptr ? puzzle_kinds() : usual_kinds();
    const PuzzleKind* kind = find_kind(name);
    if (kind == nullptr) throw std::invalid_argument(std::string("no kind of puzzle: ") + name);
    return Kinds{*kind};
  }();
  return kinds;
}

inline bool is_tested(const PuzzleKind& kind) {
  return std::any_of(tested_kinds().begin(), tested_kinds().end(),
                     [&](const PuzzleKind& its) { return &its == &kind; });
}

/// One of the first of the list.
inline bool is_first(const PuzzleKind& kind) {
  const auto first = puzzle_kinds().begin();
  return std::any_of(first, first + kFirstKinds,
                     [&](const PuzzleKind& its) { return &its == &kind; });
}

/// So many boards of a kind, or fewer where others show the same.
inline int boards_of(const PuzzleKind& kind, int boards) {
  return is_first(kind) || std::getenv("PUZZLE2CNF_DEEP") != nullptr ? boards : boards / 10;
}

/// What kinds have together can only be asked for where several are tried.
inline bool tries_all_kinds() { return std::getenv("PUZZLE2CNF_KIND") == nullptr; }

}  // namespace p2c
