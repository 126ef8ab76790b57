#include "instances/formats/penpa/penpa_answer.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "instances/formats/json_text.hpp"

namespace p2c {
namespace {

using Kind = JsonValue::Kind;
using Ends = PenpaAnswer::Ends;

constexpr int kDouble = 30;  // the style of a line

// Names that are those of kinds, too.
constexpr std::string_view kTents = std::string_view("symbol tents").substr(7);
constexpr std::string_view kShips = "sol_battleship";

// Symbols that the check compares.
struct Checked {
  std::string_view name;
  std::string_view styles;  // a digit each
  char letter;
  std::string_view option;

  bool is(std::string_view symbol) const {
    const std::size_t end = symbol.find(' ');
    return symbol.size() == end + 2 && symbol.substr(0, end) == name &&
           styles.find(symbol.back()) != std::string_view::npos;
  }
};
constexpr std::array<Checked, 8> kChecked{{{"circle_M", "12", 'A', "sol_circle"},
                                           {"battleship_B", "123456", 'D', kShips},
                                           {"star", "123", 'E', "sol_star"},
                                           {kTents, "2", 'F', "sol_tent"},
                                           {"math", "23", 'G', "sol_math"},
                                           {"math_G", "23", 'G', "sol_math"},
                                           {"sun_moon", "3", 'H', "sol_akari"},
                                           {"sun_moon", "45", 'I', "sol_mine"}}};

class AnswerTaker {
 public:
  AnswerTaker(const PenpaPlaces& places, PenpaAnswer& answer) : places_(places), answer_(answer) {}

  void take_drawn(std::string_view layer, const std::string& key, const JsonValue& value) {
    const bool number = value.kind == Kind::kInteger;
    if (layer == "line" && number) take_line(key, value.number == kDouble ? 2 : 1, 0);
    if (layer == "edge" && number) take_line(key, value.number == kDouble ? 2 : 1, 1);
    const auto spot = spot_of(key);
    if (!spot) return;
    if (layer == "surface" && number) answer_.surfaces[*spot] = static_cast<int>(value.number);
    if (layer == "number" && !is_of_candidates(value)) {
      if (auto text = penpa_text(value)) answer_.numbers[*spot] = *std::move(text);
    }
    if (layer == "symbol") {
      if (auto symbol = penpa_symbol(value)) answer_.symbols[*spot] = *std::move(symbol);
    }
  }

  void take_checked(std::size_t list, std::string_view text) {
    const std::string_view whole = text;
    const std::string_view first = take_penpa_word(text);
    const auto spot = spot_of(first);
    if (list == 0 && spot) answer_.surfaces[*spot] = 1;
    if (list == 1 || list == 2) {
      const std::size_t comma = whole.rfind(',');
      if (comma != std::string_view::npos) {
        take_line(whole.substr(0, comma), whole.substr(comma) == ",2" ? 2 : 1, list == 1 ? 0 : 1);
      }
    }
    if (list == 4 && spot) answer_.numbers[*spot] = text;
    if (list == 5 && spot && !text.empty()) take_symbol(*spot, text);
  }

 private:
  std::optional<PenpaSpot> spot_of(std::string_view key) const {
    const auto place = penpa_number(key);
    if (!place || *place < 0 || *place >= places_.cells()) return {};
    return places_.spot(*place);
  }

  // "PLACE,PLACE" between two cells or two corners; other marks are aids.
  void take_line(std::string_view key, int count, int sort) {
    const auto a = penpa_number(take_penpa_word(key));
    const auto b = penpa_number(key);
    if (!a || !b || *a < 0 || *b < 0) return;
    if (places_.sort(*a) != sort || places_.sort(*b) != sort) return;
    const Ends ends = std::minmax(places_.spot(*a), places_.spot(*b));
    (sort == 0 ? answer_.lines : answer_.edges)[ends] = count;
  }

  void take_symbol(const PenpaSpot& spot, std::string_view text) {
    const std::string_view style = text.substr(0, text.size() - 1);
    for (const Checked& its : kChecked) {
      if (its.letter != text.back()) continue;
      answer_.symbols[spot] = std::string(its.name) + " " + std::string(style);
      return;
    }
  }

  static bool is_of_candidates(const JsonValue& value) {
    if (value.items.size() < 3) return false;
    const JsonValue& mode = value.items[2];
    return mode.text && (*mode.text == "4" || *mode.text == "7");
  }

  const PenpaPlaces& places_;
  PenpaAnswer& answer_;
};

using List = std::vector<std::string>;

List lines_in(const std::map<Ends, int>& lines, const PenpaPlaces& places, int sort) {
  List list;
  for (const auto& [ends, count] : lines) {
    const int from = places.cell(ends.first) + sort * places.cells();
    const int to = places.cell(ends.second) + sort * places.cells();
    list.push_back(std::to_string(from) + "," + std::to_string(to) + "," + std::to_string(count));
  }
  return list;
}

List symbols_in(const std::map<PenpaSpot, std::string>& symbols, const PenpaPlaces& places) {
  List list;
  for (const auto& [spot, symbol] : symbols) {
    for (const Checked& its : kChecked) {
      if (its.is(symbol)) {
        list.push_back(std::to_string(places.cell(spot)) + "," + symbol.back() + its.letter);
      }
    }
  }
  return list;
}

}  // namespace

void take_drawn_answer(const JsonValue& layers, const PenpaPlaces& places, PenpaAnswer& answer) {
  AnswerTaker taker(places, answer);
  each_penpa_layer(layers, [&](const std::string& layer, const JsonValue& value) {
    if (value.kind != Kind::kObject) return;
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2) {
      taker.take_drawn(layer, *value.items[i].text, value.items[i + 1]);
    }
  });
}

void take_checked_answer(const JsonValue& lists, const PenpaPlaces& places, PenpaAnswer& answer) {
  AnswerTaker taker(places, answer);
  answer.is_check = true;
  for (std::size_t list = 0; list < lists.items.size(); ++list) {
    for (const JsonValue& item : lists.items[list].items) {
      if (item.text) taker.take_checked(list, *item.text);
    }
  }
}

std::string checked_answer(const PenpaAnswer& answer, const PenpaPlaces& places) {
  std::array<List, 6> lists;
  for (const auto& [spot, colour] : answer.surfaces) {
    lists[0].push_back(std::to_string(places.cell(spot)));
  }
  lists[1] = lines_in(answer.lines, places, 0);
  lists[2] = lines_in(answer.edges, places, 1);
  for (const auto& [spot, number] : answer.numbers) {
    lists[4].push_back(std::to_string(places.cell(spot)) + "," + number);
  }
  lists[5] = symbols_in(answer.symbols, places);
  std::string text;
  for (List& list : lists) {
    std::sort(list.begin(), list.end());
    std::string items;
    for (const std::string& item : list) items += (items.empty() ? "" : ",") + json_string(item);
    text += (text.empty() ? "[" : ",") + ("[" + items + "]");
  }
  return text + "]";
}

std::string what_is_checked(const PenpaAnswer& answer) {
  std::set<std::string_view> options;
  if (!answer.surfaces.empty()) options.insert("sol_surface");
  if (!answer.lines.empty()) options.insert("sol_loopline");
  if (!answer.edges.empty()) options.insert("sol_loopedge");
  if (!answer.numbers.empty()) options.insert("sol_number");
  for (const auto& [spot, symbol] : answer.symbols) {
    for (const Checked& its : kChecked) {
      if (its.is(symbol)) options.insert(its.option);
    }
  }
  std::string text;
  for (const std::string_view option : options) {
    text += (text.empty() ? "" : ",") + json_string(option) + ":true";
  }
  return "{" + text + "}";
}

}  // namespace p2c
