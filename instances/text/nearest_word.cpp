#include "instances/text/nearest_word.hpp"

#include <algorithm>
#include <bit>

namespace p2c {
namespace {

constexpr std::size_t kLongest = 40;  // longer words are no typing errors, and cost time

// A bit for each letter that is there, by its last five bits.
unsigned letters_of(std::string_view word) {
  unsigned letters = 0;
  for (const char c : word) letters |= 1U << (static_cast<unsigned char>(c) & 31U);
  return letters;
}

// No edit distance is less, as an edit adds at most one letter and drops at most one; for words of
// which few are near, so that little is compared.
std::size_t least_distance(std::string_view from, std::string_view to) {
  const unsigned has = letters_of(from);
  const unsigned wants = letters_of(to);
  const std::size_t longer = std::max(from.size(), to.size()) - std::min(from.size(), to.size());
  return std::max({longer, static_cast<std::size_t>(std::popcount(has & ~wants)),
                   static_cast<std::size_t>(std::popcount(wants & ~has))});
}

}  // namespace

std::string in_small_letters(std::string_view word) {
  std::string small(word);
  for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return small;
}

std::size_t edit_distance(std::string_view from, std::string_view to) {
  const std::size_t width = to.size() + 1;
  std::vector<std::size_t> cost((from.size() + 1) * width);
  for (std::size_t i = 0; i <= from.size(); ++i) {
    for (std::size_t j = 0; j <= to.size(); ++j) {
      std::size_t& here = cost[i * width + j];
      here = i == 0 ? j : i;
      if (i == 0 || j == 0) continue;
      const bool same = from[i - 1] == to[j - 1];
      here = std::min({cost[(i - 1) * width + j] + 1, cost[i * width + j - 1] + 1,
                       cost[(i - 1) * width + j - 1] + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (swapped) here = std::min(here, cost[(i - 2) * width + j - 2] + 1);
    }
  }
  return cost.back();
}

std::string_view nearest_word(std::string_view word, const std::vector<std::string_view>& words) {
  if (word.size() > kLongest) return {};
  const std::string small = in_small_letters(word);
  std::size_t best = word.size() > 5 ? 3 : 2;  // not near enough
  if (word.size() < 3) best = 0;               // near to everything short
  std::string_view nearest;
  for (const std::string_view candidate : words) {
    if (least_distance(small, candidate) >= best) continue;
    const std::size_t distance = edit_distance(small, candidate);
    if (distance >= best) continue;
    best = distance;
    nearest = candidate;
  }
  return nearest;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& words) {
  const std::string_view nearest = nearest_word(word, words);
  if (nearest.empty()) return "";
  std::string text = "; did you mean '";
  text.append(nearest).append("'?");
  return text;
}

std::string alternatives(const std::vector<std::string_view>& words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    list += i == 0 ? "'" : i + 1 == words.size() ? " or '" : ", '";
    list.append(words[i]).append("'");
  }
  return list;
}

}  // namespace p2c
