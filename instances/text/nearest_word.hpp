// Which word was meant by a mistyped one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// Those of ASCII; other bytes stay.
std::string in_small_letters(std::string_view word);

/// The least number of characters to insert, drop, replace or swap with their neighbour.
std::size_t edit_distance(std::string_view from, std::string_view to);

/// The nearest of the words, the first of several, if it is near enough to be a typing error: one
/// edit in a word of up to five characters, two in a longer one; capitals count as small letters.
/// Else empty.
std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& words);

/// "; did you mean 'solve'?", or nothing where no word is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& words);

/// What may be written: "'solve', 'unique' or 'count'".
std::string alternatives(const std::vector<std::string_view>& words);

}  // namespace p2c
