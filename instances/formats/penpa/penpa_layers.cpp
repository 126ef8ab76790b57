#include "instances/formats/penpa/penpa_layers.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "instances/formats/penpa/penpa_cages.hpp"

namespace p2c {
namespace {

using Spot = PenpaBoard::Spot;

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
  return text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
}

bool is_empty(const JsonValue& layer) {
  return layer.items.empty() && layer.kind != JsonValue::Kind::kString;
}

// The players' steps, which each board has.
bool is_history(std::string_view layer) { return layer.starts_with("command"); }

// As people see it in the site's menus.
std::string shown_name(const std::string& layer) {
  if (layer == "lineE") return "edge";
  if (layer == "numberS") return std::string(kCornerLayer);
  if (layer == "freelineE") return "freeedge";
  return layer == "deletelineE" ? "deleteedge" : layer;
}

class PenpaLayers {
 public:
  PenpaLayers(const PenpaPlaces& places, PenpaBoard& board) : places_(places), board_(board) {}

  void take_layer(const std::string& layer, const JsonValue& value) {
    if (layer == kCageLayer && take_cage_lists(value, places_, board_.cages)) return;
    if (value.kind != JsonValue::Kind::kObject) return leave(layer, "something");
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2) {
      const std::string& key = *value.items[i].text;
      if (!take_item(layer, key, value.items[i + 1])) leave(layer, in_quotes(key));
    }
  }

  // The list, where there is one, has cages in several pieces, too; what is drawn must say the
  // same.
  void take_drawn_cages() {
    if (dashes_.empty()) return;
    if (!board_.cages.empty()) {
      if (dashes_of(board_.cages) != dashes_) leave("cage", "other cages than those of a list");
      return;
    }
    auto drawn = cages_within(dashes_);
    if (!drawn) return leave("cage", "lines that are not around cages");
    board_.cages = *std::move(drawn);
  }

 private:
  void leave(const std::string& layer, std::string what) {
    board_.unread.push_back({layer, std::move(what)});
  }

  // False for what no kind reads.
  bool take_item(std::string_view layer, const std::string& key, const JsonValue& value) {
    if (layer == "edge") return take_edge(key, value);
    if (layer == "cage") return take_dash(key, places_, dashes_);
    const auto place = penpa_number(key);
    if (!place || *place < 0) return false;
    if (layer == kCornerLayer) return take_corner(*place, value);
    const Spot spot = places_.spot(*place);
    if (layer == "number" && places_.sort(*place) <= 1) {
      return take_number(spot, places_.sort(*place) == 0 ? board_.numbers : board_.vertices, value);
    }
    if (layer == "symbol") return take_symbol(*place, value);
    if (*place >= places_.cells()) return false;
    if (layer != "surface" || value.kind != JsonValue::Kind::kInteger) return false;
    return board_.surfaces.emplace(spot, static_cast<int>(value.number)).second;
  }

  bool take_number(const Spot& spot, std::map<Spot, PenpaBoard::Text>& numbers,
                   const JsonValue& value) {
    auto text = penpa_text(value);
    if (!text || value.items.size() < 3) return false;
    const JsonValue& mode = value.items[2];
    const std::string name = mode.text ? *mode.text : std::to_string(mode.number);
    if (text->empty()) {  // in a circle it is a clue that is not given
      if (name == "2" || !is_circled(value.items[1])) {
        board_.blanks.insert(spot);
        return true;
      }
      *text = "?";
    }
    if (name == "7") return false;  // candidates
    PenpaBoard::Text number{std::move(*text)};
    number.is_list = name == "4";
    constexpr std::string_view kWays = "^<>v";
    const std::size_t line = number.text.find('_');
    if (name == "2" && line != std::string::npos) {
      const auto way = penpa_number(number.text.substr(line + 1));
      if (!way || *way < 0 || *way > 3) return false;
      number.way = kWays[static_cast<std::size_t>(*way)];
      number.text.resize(line);
    }
    return numbers.emplace(spot, std::move(number)).second;
  }

  // White and black circles, and the like of them.
  static bool is_circled(const JsonValue& style) {
    constexpr std::array<int, 4> kStyles{5, 6, 7, 11};
    return style.kind == JsonValue::Kind::kInteger &&
           std::find(kStyles.begin(), kStyles.end(), style.number) != kStyles.end();
  }

  // Four to each corner or edge of a cell.
  bool take_corner(int place, const JsonValue& value) {
    auto text = penpa_text(value);
    if (!text || places_.sort(place / 4) == 0 || places_.sort(place / 4) > 2) return false;
    if (text->empty()) return true;
    const int at = (places_.sort(place / 4) - 1) * 4 + place % 4;
    return board_.corners
        .emplace(PenpaBoard::Small{places_.spot(place / 4), at}, PenpaBoard::Text{std::move(*text)})
        .second;
  }

  // [style, name, layer].
  bool take_symbol(int place, const JsonValue& value) {
    auto symbol = penpa_symbol(value);
    const int sort = places_.sort(place);
    if (!symbol || sort > 3) return false;
    const Spot spot = places_.spot(place);
    if (sort == 0) return board_.symbols.emplace(spot, *std::move(symbol)).second;
    const Spot between{2 * spot.row + (sort == 3 ? 0 : 1), 2 * spot.col + (sort == 2 ? 0 : 1)};
    return board_.between.emplace(between, *std::move(symbol)).second;
  }

  // "CORNER,CORNER", neighbours. Where no cell of the board is on either side it says nothing.
  bool take_edge(const std::string& key, const JsonValue& value) {
    std::string_view rest = key;
    const auto a = penpa_number(take_penpa_word(rest));
    const auto b = penpa_number(rest);
    if (!a || !b || *a < 0 || *b < 0 || !is_solid(value)) return false;
    if (places_.sort(*a) != 1 || places_.sort(*b) != 1) return false;
    const Spot from = std::min(places_.spot(*a), places_.spot(*b));
    const Spot to = std::max(places_.spot(*a), places_.spot(*b));
    const bool across = from.row == to.row && to.col == from.col + 1;
    const bool down = from.col == to.col && to.row == from.row + 1;
    if (!across && !down) return false;
    const Spot beyond = across ? Spot{to.row + 1, to.col} : Spot{to.row, to.col + 1};
    if (!board_.inside(to) || !board_.inside(beyond)) return true;
    (across ? board_.walls.below : board_.walls.right)(to.row, to.col) = 1;
    return true;
  }

  // Thick lines, of any colour.
  static bool is_solid(const JsonValue& style) {
    constexpr std::array<int, 6> kStyles{2, 21, 3, 5, 8, 9};
    return style.kind == JsonValue::Kind::kInteger &&
           std::find(kStyles.begin(), kStyles.end(), style.number) != kStyles.end();
  }

  const PenpaPlaces& places_;
  PenpaBoard& board_;
  PenpaDashes dashes_ = {};
};

std::string spot_name(const Spot& spot) {
  return "row " + std::to_string(spot.row + 1) + ", column " + std::to_string(spot.col + 1);
}

}  // namespace

std::optional<int> penpa_number(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return {};
  return value;
}

std::string_view take_penpa_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(','), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

PenpaMisfit::PenpaMisfit(std::string_view layer, const std::string& what, const Spot& spot)
    : PenpaMisfit(what + " in the layer " + in_quotes(layer) + " at " + spot_name(spot)) {}

std::optional<std::string> penpa_text(const JsonValue& value) {
  if (value.kind != JsonValue::Kind::kArray || value.items.empty()) return {};
  const JsonValue& text = value.items[0];
  if (text.kind == JsonValue::Kind::kInteger) return std::to_string(text.number);
  if (text.kind != JsonValue::Kind::kString) return {};
  return std::string(trimmed(*text.text));
}

std::optional<std::string> penpa_symbol(const JsonValue& value) {
  if (value.kind != JsonValue::Kind::kArray || value.items.size() < 2) return {};
  const JsonValue& style = value.items[0];
  if (style.kind != JsonValue::Kind::kInteger || !value.items[1].text) return {};
  return *value.items[1].text + " " + std::to_string(style.number);
}

void take_layers(const JsonValue& problem, const PenpaPlaces& places, PenpaBoard& board) {
  PenpaLayers layers(places, board);
  each_penpa_layer(problem, [&](const std::string& layer, const JsonValue& value) {
    layers.take_layer(layer, value);
  });
  layers.take_drawn_cages();
}

void each_penpa_layer(const JsonValue& board,
                      const std::function<void(const std::string&, const JsonValue&)>& take) {
  for (std::size_t i = 0; i + 1 < board.items.size(); i += 2) {
    const std::string layer = shown_name(*board.items[i].text);
    if (!is_history(layer) && !is_empty(board.items[i + 1])) take(layer, board.items[i + 1]);
  }
}

namespace {

std::optional<PenpaMisfit> first_left(const PenpaBoard& board) {
  for (const auto& [layer, what] : board.unread) {
    return PenpaMisfit(what + " in the layer " + in_quotes(layer));
  }
  for (const auto& [spot, text] : board.numbers) {
    return PenpaMisfit("number", in_quotes(text.text), spot);
  }
  for (const auto& [spot, text] : board.vertices) {
    return PenpaMisfit("number", in_quotes(text.text) + " at a corner", spot);
  }
  for (const auto& [small, text] : board.corners) {
    return PenpaMisfit(kCornerLayer, in_quotes(text.text), small.spot);
  }
  for (const auto& cage : board.cages) return PenpaMisfit(kCageLayer, "a cage", cage.front());
  for (const auto& [spot, symbol] : board.symbols)
    return PenpaMisfit("symbol", in_quotes(symbol), spot);
  for (const auto& [spot, symbol] : board.between) {
    return PenpaMisfit("symbol", in_quotes(symbol) + " beside the middle",
                       {spot.row / 2, spot.col / 2});
  }
  for (const auto& [spot, colour] : board.surfaces) {
    return PenpaMisfit("surface", "the colour " + std::to_string(colour), spot);
  }
  return {};
}

}  // namespace

void expect_all_taken(const PenpaBoard& board) {
  const auto first = first_left(board);
  if (!first) return;
  throw PenpaRest(*first, board.unread.size() + board.numbers.size() + board.vertices.size() +
                              board.corners.size() + board.cages.size() + board.symbols.size() +
                              board.between.size() + board.surfaces.size());
}

}  // namespace p2c
