// Clues in cells.
#include <algorithm>

#include "instances/notations/penpa/draw_penpa.hpp"

namespace p2c {
namespace {

void draw_list(int clue, const PenpaSpot& spot, PenpaBoard& drawn) {
  std::string text = list_in_words(clue, "?");
  std::erase(text, ',');
  drawn.numbers[spot] = {text, 0, true};
}

// For the eye, as an empty number shows nothing.
void outline(const PenpaSpot& spot, PenpaBoard& drawn) {
  const auto& [r, c] = spot;
  if (c > 0) drawn.walls.right(r, c - 1) = 1;
  if (c + 1 < drawn.cols) drawn.walls.right(r, c) = 1;
  if (r > 0) drawn.walls.below(r - 1, c) = 1;
  if (r + 1 < drawn.rows) drawn.walls.below(r, c) = 1;
}

void draw_word(const PenpaSigns& signs, int clue, const PenpaSpot& spot, PenpaBoard& drawn) {
  const std::size_t sign =
      clue == kUnknownClue ? signs.size() - 1 : static_cast<std::size_t>(clue) - 1;
  const std::string& its = signs[sign];
  if (is_penpa_surface(its)) {
    drawn.surfaces[spot] = penpa_style(its);
  } else if (is_penpa_number(its)) {
    drawn.blanks.insert(spot);
    outline(spot, drawn);
  } else {
    drawn.symbols[spot] = its;
  }
}

void draw_clue(const CellClues& its, const PenpaSigns& signs, int clue, const PenpaSpot& spot,
               PenpaBoard& drawn) {
  if (its.lists) return draw_list(clue, spot, drawn);
  if (!its.words.empty()) {
    const bool has_unknown = signs.size() > its.words.size();
    if (clue == kUnknownClue && !has_unknown) throw CannotCarry("a clue '?'");
    return draw_word(signs, clue, spot, drawn);
  }
  if (its.walls) drawn.surfaces[spot] = kBlackPenpa;
  if (its.walls && clue == kUnknownClue) return;
  const bool letter = are_penpa_letters(signs) && clue > 0;
  drawn.numbers[spot] = {clue == kUnknownClue ? "?"
                         : letter             ? penpa_letter(clue)
                                              : std::to_string(clue)};
}

// Beside words a number has the colour of one, none, or else that of "?".
void colour_arrow(const PenpaSigns& signs, const ArrowClue& clue, const PenpaSpot& spot,
                  PenpaBoard& drawn) {
  const auto colour = drawn.surfaces.find(spot);
  const bool unknown =
      colour != drawn.surfaces.end() && colour->second == penpa_style(signs.back());
  if (clue.number == kBlockClue || unknown) throw CannotCarry("two clues in a cell");
  const bool is_white = drawn.blanks.erase(spot) > 0;
  if (colour == drawn.surfaces.end() && !is_white) drawn.surfaces[spot] = penpa_style(signs.back());
}

void draw_arrow(const ArrowClue& clue, const PenpaSpot& spot, PenpaBoard& drawn) {
  constexpr std::string_view kWays = "^v<>";
  const auto [number, way] = clue;
  if (number == kBlockClue) {
    drawn.surfaces[spot] = kBlackPenpa;
    return;
  }
  PenpaBoard::Text& text = drawn.numbers[spot];
  text.text = number == kUnknownClue ? "?" : std::to_string(number);
  if (way != ArrowClue::Way::kNone) text.way = kWays[static_cast<std::size_t>(way) - 1];
}

}  // namespace

void draw_penpa(const CellClues& its, const PenpaSigns& signs, const Grid<int>& clues,
                PenpaBoard& drawn) {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    draw_clue(its, signs, clues[i], {i / clues.cols, i % clues.cols}, drawn);
  }
}

void draw_penpa(const ArrowClues& /*its*/, const PenpaSigns& signs, const Grid<ArrowClue>& clues,
                PenpaBoard& drawn) {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i].number == kNoClue) continue;
    const PenpaSpot spot{i / clues.cols, i % clues.cols};
    if (!signs.empty()) colour_arrow(signs, clues[i], spot, drawn);
    draw_arrow(clues[i], spot, drawn);
  }
}

}  // namespace p2c
