// Clues of cages as they are read.
#pragma once

#include <map>
#include <optional>
#include <string_view>

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c::kenken_text {

struct Clue {
  KenKen::Operation operation;
  long long target;  // kNoTarget says that the cage has none
  Place place;
};

/// The operation of a sign: one of ASCII, x, mod, or one of those in our drawings.
std::optional<KenKen::Operation> operation_of(std::string_view sign);

/// Reads a token taken last, such as 6+, but not '?'. Throws InputError, where it is none with
/// `expected`.
Clue read_clue(TextReader& in, std::string_view token, std::string_view expected);

/// Gives the cage its one clue. Throws InputError where it has none, or two, or is in two places.
void take_clue(KenKen::Cage& cage, int n, const std::map<int, Clue>& clues, const Place& place);

}  // namespace p2c::kenken_text
