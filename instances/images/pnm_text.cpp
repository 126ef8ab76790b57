#include "instances/images/pnm_text.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr std::string_view kAfterToken = " \t\r\n\v\f#";

bool is_blank_or_hash(char c) { return kAfterToken.find(c) != std::string_view::npos; }

}  // namespace

void PnmText::skip_blanks() {
  while (at_ < bytes_.size() && is_blank_or_hash(bytes_[at_])) {
    if (bytes_[at_] == '#') at_ = std::min(bytes_.find_first_of("\r\n", at_), bytes_.size());
    if (at_ < bytes_.size()) ++at_;
  }
}

void PnmText::fail(const std::string& expected) const {
  const std::string got = at_ < bytes_.size()
                              ? in_quotes(left().substr(0, left().find_first_of(kAfterToken)))
                              : "the end of the file";
  throw InputError(place(), "expected " + expected + ", got " + got);
}

// Counted only when something is wrong.
Place PnmText::place() const {
  const std::string_view before = bytes_.substr(0, at_);
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t begin = before.rfind('\n') + 1;  // npos + 1 is 0
  return {file_, static_cast<int>(line), static_cast<int>(at_ - begin) + 1};
}

long long PnmText::number(long long lo, long long hi, const std::string& what) {
  skip_blanks();
  long long value = 0;
  std::size_t end = at_;
  for (; end < bytes_.size() && bytes_[end] >= '0' && bytes_[end] <= '9'; ++end) {
    value = std::min(value * 10 + (bytes_[end] - '0'), hi + 1);
  }
  const bool apart = end == bytes_.size() || is_blank_or_hash(bytes_[end]);
  if (end == at_ || !apart || value < lo || value > hi) {
    fail(what + " from " + std::to_string(lo) + " to " + std::to_string(hi));
  }
  at_ = end;
  return value;
}

int PnmText::bit() {
  skip_blanks();
  const char c = at_ < bytes_.size() ? bytes_[at_] : '\0';
  if (c != '0' && c != '1') fail("a pixel 0 or 1");
  ++at_;
  return c - '0';
}

void PnmText::end_header() {
  if (at_ < bytes_.size() && bytes_[at_] == '#') at_ = bytes_.find_first_of("\r\n", at_);
  if (at_ >= bytes_.size()) {
    throw InputError({file_}, "expected pixels, got the end of the file");
  }
  ++at_;
}

void PnmText::expect_end() {
  skip_blanks();
  if (at_ < bytes_.size()) fail("the end of the file after one image");
}

}  // namespace p2c
