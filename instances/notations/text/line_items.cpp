#include "instances/notations/text/line_items.hpp"

#include <array>
#include <utility>

namespace p2c {
namespace {

bool begins_with_letter(std::string_view line) {
  const std::size_t at = line.find_first_not_of(" \t");
  return at != std::string_view::npos && line[at] >= 'a' && line[at] <= 'z';
}

std::pair<int, int> read_ends(const LineItems& its, TextReader& in) {
  std::array<int, 2> ends{};
  for (int& end : ends) {
    const int row = in.number(1, its.rows);
    end = (row - 1) * its.cols + in.number(1, its.cols) - 1;
  }
  const auto [from, to] = ends;
  if (its.between(from, to) >= 0) return {from, to};
  const bool swapped = its.between(to, from) >= 0;
  in.fail_as("expected " +
             (swapped ? "the smaller " + std::string(its.place) + " first"
                      : "two " + std::string(its.places) + " side by side") +
             ", got " + its.name(from, to));
}

}  // namespace

Answer parse_line_items(const LineItems& its, TextReader& in, bool more) {
  Answer lines(static_cast<std::size_t>(its.size), 0);
  while (!in.at_end()) {
    in.skip_blank_lines();
    if (more && begins_with_letter(in.peek_line())) break;
    in.next_line("row1 col1 row2 col2 1");
    const auto [from, to] = read_ends(its, in);
    int& line = lines[its.between(from, to)];
    if (line != 0) {
      in.fail_as("expected each " + std::string(its.line) + " once, got " + its.name(from, to) +
                 " again");
    }
    line = read_value(in, 1, 1);
    in.end_line();
  }
  return lines;
}

}  // namespace p2c
