#include "instances/text/size_line.hpp"

#include <algorithm>

namespace p2c {
namespace {

bool is_number(std::string_view text) {
  return !text.empty() &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// "7 7" for 7x7, 7,7 and the like; empty for any other word.
std::string taken_apart(std::string_view word) {
  const std::size_t end = word.find_first_not_of("0123456789");
  if (end == std::string_view::npos) return "";
  const std::size_t next = word.find_first_of("0123456789", end);
  if (next == std::string_view::npos) return "";
  const std::string_view between = word.substr(end, next - end);
  const bool joins = between == "x" || between == "X" || between == "," || between == "*" ||
                     between == ";" || between == "\xC3\x97";  // the sign for times
  if (!joins || !is_number(word.substr(0, end)) || !is_number(word.substr(next))) return "";
  std::string apart(word.substr(0, end));
  apart.append(" ").append(word.substr(next));
  return apart;
}

}  // namespace

int read_rows(TextReader& in, int most) {
  const std::string number = "a number from 1 to " + std::to_string(most);
  const std::string_view word = in.token(number);
  const std::string apart = taken_apart(word);
  if (!apart.empty()) in.fail("rows and columns with a blank between them, '" + apart + "'");
  return in.to_number(word, 1, most);
}

}  // namespace p2c
