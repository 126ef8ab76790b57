// Clues that are short lists of numbers, in any order, as one number each: a digit for each of
// theirs. They say how many pieces there are, and how large each is.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

inline constexpr int kMostInList = 8;
inline constexpr int kOpenInList = 9;  // "?"
inline constexpr int kLongestList = 4;
inline constexpr int kMostList = 9999;

/// Those that eight cells in a ring can have, each once: of "0", "1", "1,1" to "8".
inline constexpr std::array<int, 23> kRingLists{0,  1,  2,  3,  4,  5,  6,   7,   8,   11,  12,  13,
                                                14, 15, 22, 23, 24, 33, 111, 112, 113, 122, 1111};

int random_list(Rng& rng);

/// The numbers of a list, in the order in which it was given; kOpenInList for "?".
std::vector<int> numbers_of_list(int list);
/// The list of these, nothing where there are none, or too many, or 0 is not alone.
std::optional<int> list_of_numbers(const std::vector<int>& numbers);

/// "1,?,3", and the list that such a word is, or nothing.
std::string list_in_words(int list, std::string_view unknown);
std::optional<int> list_of_words(std::string_view word, std::string_view unknown);

}  // namespace p2c
