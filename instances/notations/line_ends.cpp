#include "instances/notations/line_ends.hpp"

namespace p2c {

std::array<std::string, 4> ends_in_words(const std::pair<int, int>& line, int cols) {
  const auto& [a, b] = line;
  return {std::to_string(a / cols + 1), std::to_string(a % cols + 1), std::to_string(b / cols + 1),
          std::to_string(b % cols + 1)};
}

std::string expected_ends(std::string_view noun) {
  return "two cells of one " + std::string(noun) + " side by side, the smaller first";
}

}  // namespace p2c
