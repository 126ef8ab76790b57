// Reading a line character by character, with the place of every error.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "instances/text/text_reader.hpp"
#include "instances/text/utf8.hpp"

namespace p2c {

class Characters {
 public:
  /// `place` is that of the first character; `end` names the end in messages ("the end of the
  /// URL"). Warnings and leniency are those of `in`, which must outlive this. `tails`: a site or a
  /// mail may have put something after the text, which then is skipped with a warning.
  Characters(TextReader& in, std::string_view text, Place place, std::string_view end,
             bool tails = false)
      : in_(in), text_(text), start_(std::move(place)), end_(end), tails_(tails) {}

  bool done() const { return pos_ >= text_.size(); }
  /// The next character, or 0 at the end.
  char peek() const { return done() ? '\0' : text_[pos_]; }
  char take() { return done() ? '\0' : text_[pos_++]; }
  void skip(std::size_t count) { pos_ = std::min(pos_ + count, text_.size()); }
  std::string_view rest() const { return text_.substr(pos_); }
  std::string_view since(std::size_t begin) const { return text_.substr(begin, pos_ - begin); }
  std::size_t position() const { return pos_; }
  Place place() const { return place_at(pos_); }
  Place place_at(std::size_t position) const {
    return {start_.file, start_.line, start_.col + static_cast<int>(position)};
  }

  /// Takes decimal digits as a number from lo to hi (0 <= lo). Throws InputError.
  int number(int lo, int hi) {
    const std::string what = "a number from " + std::to_string(lo) + " to " + std::to_string(hi);
    const std::size_t begin = pos_;
    long long value = 0;
    while (peek() >= '0' && peek() <= '9') {
      value = std::min(value * 10 + (take() - '0'), 1'000'000'000'000LL);
    }
    if (pos_ == begin) fail(what);
    if (value < lo || value > hi) {
      throw InputError(place_at(begin), "expected " + what + ", got " + in_quotes(since(begin)));
    }
    return static_cast<int>(value);
  }

  /// "expected EXPECTED, got 'c'" with the next character.
  std::string message(std::string_view expected) const {
    const std::string got = done() ? std::string(end_) : in_quotes(next_character());
    return "expected " + std::string(expected) + ", got " + got;
  }
  [[noreturn]] void fail(std::string_view expected) const {
    throw InputError(place(), message(expected));
  }
  /// The same; when lenient it is a warning.
  void odd(std::string_view expected) { in_.odd_at(place(), message(expected)); }
  void odd_at(const Place& place, const std::string& message) { in_.odd_at(place, message); }
  /// What is left is odd, and is skipped.
  void expect_done() {
    if (done()) return;
    if (tails_ && begins_tail()) {
      in_.warn_at(place(), "expected " + std::string(end_) + ", skipped " + in_quotes(rest()));
    } else {
      odd(end_);
    }
    skip(rest().size());
  }
  TextReader& reader() { return in_; }

 private:
  // A query, a fragment, or a sign around or after a URL in a text.
  bool begins_tail() const {
    std::string_view tail = rest();
    if (tail.starts_with('/') && tail.size() > 1) tail.remove_prefix(1);
    return std::string_view("&#?%<>\"'()[]{},; \t\\|").find(tail[0]) != std::string_view::npos;
  }

  // One byte where it is not UTF-8.
  std::string_view next_character() const {
    return rest().substr(0, std::max<std::size_t>(character_length(rest()), 1));
  }

  TextReader& in_;
  std::string_view text_;
  Place start_;
  std::string_view end_;
  bool tails_;
  std::size_t pos_ = 0;
};

}  // namespace p2c
