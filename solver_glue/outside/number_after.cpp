#include "solver_glue/outside/number_after.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace p2c {
namespace {

constexpr std::size_t kLongestLine = 1000;  // models have longer ones, statistics have not

std::vector<std::string> split_line(std::string_view line) {
  std::istringstream in{std::string(line)};
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(std::move(word));
  return words;
}

}  // namespace

NumberAfter::NumberAfter(std::string_view words) : words_(split_line(words)) {}

void NumberAfter::take(std::string_view bytes) {
  if (words_.empty()) return;
  for (const char c : bytes) {
    if (c == '\n') {
      end_line();
    } else if (line_.size() < kLongestLine) {
      line_ += c;
    }
  }
}

void NumberAfter::end_line() {
  const std::vector<std::string> words = split_line(line_);
  line_.clear();
  const auto at = std::search(words.begin(), words.end(), words_.begin(), words_.end());
  if (words.end() - at <= static_cast<std::ptrdiff_t>(words_.size())) return;
  const std::string& next = at[static_cast<std::ptrdiff_t>(words_.size())];
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(next.data(), next.data() + next.size(), number);
  if (error == std::errc() && end == next.data() + next.size()) found_ = number;
}

}  // namespace p2c
