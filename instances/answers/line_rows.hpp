// Answers that are lines: an item for each line that is there, "row1 col1 row2 col2 1" in text.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "instances/answer_rows.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// The lines that are in the answer or open; ends(slot) are their places, the smaller first.
template <class Ends>
AnswerRows line_rows(std::string name, int cols, const Answer& lines, Ends ends) {
  AnswerRows items{AnswerRows::Form::kItems, std::move(name), 5, {}};
  for (std::size_t slot = 0; slot < lines.size(); ++slot) {
    if (lines[slot] == 0) continue;
    const auto [from, to] = ends(static_cast<int>(slot));
    for (const int place : {from, to}) {
      items.values.push_back(place / cols + 1);
      items.values.push_back(place % cols + 1);
    }
    items.values.push_back(lines[slot]);
  }
  return items;
}

/// With 0 for what is open; nothing where no line is there.
std::optional<Answer> drawn_in(Answer lines);

}  // namespace p2c
