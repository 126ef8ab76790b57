// The layers of a board of penpa-edit, as JSON: what is drawn at numbered places.
#pragma once

#include <optional>
#include <string_view>

#include "instances/formats/json.hpp"
#include "instances/formats/penpa/penpa_board.hpp"

namespace p2c {

/// Where numbers of places are: cells, then corners at their lower right, then two sorts of edges.
struct PenpaPlaces {
  int wide;  // with a frame of two cells
  int high;
  int top;  // margin
  int left;

  int cells() const { return wide * high; }
  PenpaBoard::Spot spot(int place) const {
    const int cell = place % cells();
    return {cell / wide - 2 - top, cell % wide - 2 - left};
  }
  int sort(int place) const { return place / cells(); }
};

/// A decimal number that is all of the text.
std::optional<int> penpa_number(std::string_view text);

/// Takes what comes before the next ',' and the ',' itself.
std::string_view take_penpa_word(std::string_view& line);

/// Puts on the board what is drawn.
void take_layers(const JsonValue& problem, const PenpaPlaces& places, PenpaBoard& board);

/// Anything is drawn.
bool is_drawn_on(const JsonValue& layers);

}  // namespace p2c
