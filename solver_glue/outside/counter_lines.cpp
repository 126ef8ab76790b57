#include "solver_glue/outside/counter_lines.hpp"

#include <algorithm>
#include <utility>

namespace p2c {
namespace {

constexpr std::size_t kLongestLine = 1'000'000;  // comments may be longer, counts are refused

bool is_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string without_zeros(std::string_view digits) {
  return std::string(digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1)));
}

// What comes after the words.
std::optional<std::string_view> after(std::string_view line, std::string_view words) {
  if (!line.starts_with(words)) return {};
  return line.substr(words.size());
}

}  // namespace

void CounterLines::take(std::string_view bytes) {
  for (const char c : bytes) {
    if (c == '\n') {
      end_line();
    } else if (line_.size() < kLongestLine) {
      line_ += c;
    } else {
      is_cut_ = true;
    }
  }
}

void CounterLines::take_count(std::string count) {
  counts_differ_ = counts_differ_ || (count_ && *count_ != count);
  count_ = std::move(count);
}

void CounterLines::end_line() {
  while (!line_.empty() && (line_.back() == ' ' || line_.back() == '\r')) line_.pop_back();
  const std::string line = std::exchange(line_, {});
  const bool is_cut = std::exchange(is_cut_, false);
  if (const auto word = after(line, "s "); word == "SATISFIABLE") {
    status_ = Status::kSatisfiable;
  } else if (word == "UNSATISFIABLE") {
    status_ = Status::kUnsatisfiable;
  } else if (word == "UNKNOWN") {
    status_ = Status::kUnknown;
  } else if (const auto number = after(line, "c s exact arb int ");
             number && is_digits(*number) && !is_cut) {
    take_count(without_zeros(*number));
  } else if (word || (line.starts_with("c s ") && !line.starts_with("c s type "))) {
    other_ = line;
  }
}

}  // namespace p2c
