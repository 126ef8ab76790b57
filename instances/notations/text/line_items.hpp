// Lines in the text of an answer.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "instances/puzzle.hpp"

namespace p2c {

/// Lines between places of a grid, or borders between its cells; each is a slot.
struct LineItems {
  std::string_view line;   // what messages call one: "line"
  std::string_view place;  // "vertex", and its plural
  std::string_view places;
  int rows;  // of places
  int cols;
  int size;                                           // slots
  std::function<int(int from, int to)> between;       // the slot; -1: there is none
  std::function<std::string(int from, int to)> name;  // of any two places
};

/// Reads them to the end of the text; with `more`, up to a line that begins with a letter.
Answer parse_line_items(const LineItems& its, TextReader& in, bool more);

}  // namespace p2c
