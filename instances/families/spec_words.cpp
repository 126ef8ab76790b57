#include "instances/families/spec_words.hpp"

#include <algorithm>

#include "instances/text/nearest_word.hpp"

namespace puzzle2cnf {
namespace {

// "a, b or c", and a word that was perhaps meant.
std::string one_of(const std::vector<std::string_view>& words, std::string_view got) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 < words.size() ? ", " : " or ";
    text += words[i];
  }
  return text + ", got " + quoted(got) + did_you_mean(got, words);
}

}  // namespace

void fail_word(const TextReader& in, const std::vector<std::string_view>& words,
               std::string_view got) {
  in.fail_as("expected " + one_of(words, got));
}

std::string_view name_word(TextReader& in, std::string_view what) {
  const std::string expected = std::string(what) + ": small letters, digits and hyphens";
  const std::string_view word = in.token(expected);
  const bool fits = std::all_of(word.begin(), word.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  constexpr std::size_t kLongest = 60;
  if (!fits || word.front() == '-' || word.size() > kLongest) in.fail(expected);
  return word;
}

}  // namespace puzzle2cnf
