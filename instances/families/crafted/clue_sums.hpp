// Boards with one clue that is off by one, where sums of the clues show that there is no answer.
#pragma once

#include <string>
#include <string_view>

namespace p2c {

/// What sums say of the puzzles of a kind.
struct ClueSums {
  std::string_view kind;
  /// Why a puzzle in our text format has no answer; empty where sums do not show it.
  std::string (*argument)(const std::string& puzzle);
};

// Each in a file that is named after its kind.
const ClueSums& block_sums();
const ClueSums& cage_sums();

/// The same for a kind of any name; empty, too, where nothing is known about the kind.
std::string argument_by_sums(std::string_view kind, const std::string& puzzle);

}  // namespace p2c
