#include "solver_glue/outside/number_beside.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
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

std::optional<std::int64_t> number_of(const std::string& word) {
  const char* last = word.data() + word.size();
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), last, number);
  if (error != std::errc() || end != last) return {};
  return number;
}

}  // namespace

NumberBeside::NumberBeside(std::string_view words) : words_(split_line(words)) {}

void NumberBeside::take(std::string_view bytes) {
  if (words_.empty()) return;
  for (const char c : bytes) {
    if (c == '\n') {
      end_line();
    } else if (line_.size() < kLongestLine) {
      line_ += c;
    }
  }
}

void NumberBeside::end_line() {
  const std::vector<std::string> words = split_line(line_);
  line_.clear();
  const auto at = std::search(words.begin(), words.end(), words_.begin(), words_.end());
  if (at == words.end()) return;
  const auto next = at + static_cast<std::ptrdiff_t>(words_.size());
  std::optional<std::int64_t> number;
  if (next != words.end()) number = number_of(*next);
  if (!number && at != words.begin()) number = number_of(*std::prev(at));
  if (number) found_ = number;
}

}  // namespace p2c
