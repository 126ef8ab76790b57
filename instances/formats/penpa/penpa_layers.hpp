// The layers of a board of penpa-edit, as JSON: what is drawn at numbered places.
#pragma once

#include <functional>
#include <optional>
#include <string>
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
  /// The number of a cell; that of its lower right corner is cells() more.
  int cell(const PenpaBoard::Spot& spot) const {
    return (spot.row + 2 + top) * wide + spot.col + 2 + left;
  }
};

/// A decimal number that is all of the text.
std::optional<int> penpa_number(std::string_view text);

/// Takes what comes before the next ',' and the ',' itself.
std::string_view take_penpa_word(std::string_view& line);

/// Puts on the board what is drawn.
void take_layers(const JsonValue& problem, const PenpaPlaces& places, PenpaBoard& board);

/// Calls take(layer, value) for each layer with something in it.
void each_penpa_layer(const JsonValue& board,
                      const std::function<void(const std::string&, const JsonValue&)>& take);

/// The text of [text, style, mode], and "NAME STYLE" of [style, name, layer].
std::optional<std::string> penpa_text(const JsonValue& value);
std::optional<std::string> penpa_symbol(const JsonValue& value);

}  // namespace p2c
