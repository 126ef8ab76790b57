// A number in what a program prints.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// Finds the last number right after some words, as in `conflicts: 48`, or where none is there
/// right before them, as in `48 conflicts`, in lines that come in pieces.
class NumberBeside {
 public:
  /// Words with blanks between them; none: nothing is found.
  explicit NumberBeside(std::string_view words);

  void take(std::string_view bytes);
  std::optional<std::int64_t> found() const { return found_; }

 private:
  void end_line();

  std::vector<std::string> words_;
  std::string line_;
  std::optional<std::int64_t> found_;
};

}  // namespace p2c
