#include "instances/families/spec_words.hpp"

#include <algorithm>

#include "instances/text/nearest_word.hpp"

namespace p2c {

void fail_word(const TextReader& in, const std::vector<std::string_view>& words,
               std::string_view got) {
  in.fail_as("expected " + alternatives(words) + ", got " + in_quotes(got) +
             did_you_mean(got, words));
}

bool is_name(std::string_view text) {
  return !text.empty() && text.front() != '-' && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

std::string_view name_word(TextReader& in, std::string_view what) {
  const std::string expected = std::string(what) + ": small letters, digits and hyphens";
  const std::string_view word = in.token(expected);
  constexpr std::size_t kLongest = 60;
  if (!is_name(word) || word.size() > kLongest) in.fail(expected);
  return word;
}

}  // namespace p2c
