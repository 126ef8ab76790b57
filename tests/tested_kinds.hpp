// The kinds of puzzle that tests of all kinds try: all, or the one that PUZZLE2CNF_KIND in the
// environment names.
#pragma once

#include <cstdlib>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

#include "instances/documents/registry.hpp"

namespace p2c {

inline const std::vector<std::reference_wrapper<const PuzzleKind>>& tested_kinds() {
  static const auto kinds = [] {
    const char* name = std::getenv("PUZZLE2CNF_KIND");
    if (name == nullptr) return puzzle_kinds();
    const PuzzleKind* kind = find_kind(name);
    if (kind == nullptr) throw std::invalid_argument(std::string("no kind of puzzle: ") + name);
    return std::vector<std::reference_wrapper<const PuzzleKind>>{*kind};
  }();
  return kinds;
}

/// What all kinds have together can only be asked for where all are tried.
inline bool tries_all_kinds() { return tested_kinds().size() == puzzle_kinds().size(); }

}  // namespace p2c
