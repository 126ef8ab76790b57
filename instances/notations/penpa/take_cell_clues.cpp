// Clues in cells.
#include <algorithm>
#include <charconv>

#include "instances/formats/penpa/penpa_layers.hpp"
#include "instances/notations/penpa/take_penpa.hpp"

namespace p2c {
namespace {

using Spot = PenpaSpot;

// Ornaments where a clue is.
void take_surfaces(PenpaBoard& board, const Spot& spot) { board.surfaces.erase(spot); }

template <class Value>
void each_cell(PenpaBoard& board, Grid<Value>& grid, auto read) {
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) grid(r, c) = read(Spot{r, c});
  }
}

bool take_dark(PenpaBoard& board, const Spot& spot) {
  const auto found = board.surfaces.find(spot);
  if (found == board.surfaces.end() || !is_dark_penpa(found->second)) return false;
  board.surfaces.erase(found);
  return true;
}

// A number alone is a list, too.
int take_list(PenpaBoard& board, const Spot& spot) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) return kNoClue;
  const std::string text = found->second.text;
  const bool alone = text.size() == 1 && found->second.way == 0;
  std::string words;
  for (const char sign : text) words += words.empty() ? std::string{sign} : std::string{',', sign};
  const auto list = list_of_words(words, "?");
  if (!list || !(found->second.is_list || alone)) fail_penpa("number", text, spot);
  board.numbers.erase(found);
  return *list;
}

int clue_of_sign(const CellClues& its, std::size_t sign) {
  return sign < its.words.size() ? static_cast<int>(sign) + 1 : kUnknownClue;
}

int take_symbol(const CellClues& its, const PenpaSigns& signs, PenpaBoard& board,
                const Spot& spot) {
  const auto found = board.symbols.find(spot);
  if (found == board.symbols.end()) return kNoClue;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (!are_same_in_penpa(found->second, signs[i])) continue;
    board.symbols.erase(found);
    return clue_of_sign(its, i);
  }
  throw PenpaMisfit("symbol", in_quotes(found->second), spot);
}

// A dark cell is of the last sign that is one, if none has its colour.
std::size_t sign_of_colour(const PenpaSigns& signs, int colour) {
  std::size_t last = signs.size();
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (!is_penpa_surface(signs[i])) continue;
    last = i;
    if (penpa_style(signs[i]) == colour) return i;
  }
  return is_dark_penpa(colour) ? last : signs.size();
}

// A cell "?" with a number has this alone to say.
int take_surface(const CellClues& its, const PenpaSigns& signs, PenpaBoard& board,
                 const Spot& spot) {
  const auto found = board.surfaces.find(spot);
  if (found == board.surfaces.end()) return kNoClue;
  const std::size_t sign = sign_of_colour(signs, found->second);
  if (sign == signs.size()) return kNoClue;
  const int clue = clue_of_sign(its, sign);
  if (clue == kUnknownClue && board.numbers.count(spot) > 0) return kNoClue;
  board.surfaces.erase(found);
  return clue;
}

int take_word(const CellClues& its, const PenpaSigns& signs, PenpaBoard& board, const Spot& spot) {
  const bool is_coloured = board.surfaces.count(spot) > 0;
  const int clue = take_surface(its, signs, board, spot);
  if (clue != kNoClue) return clue;
  const bool is_numbered = board.numbers.count(spot) > 0 || board.blanks.count(spot) > 0;
  for (std::size_t i = 0; i < signs.size(); ++i) {
    if (is_penpa_number(signs[i]) && is_numbered && !is_coloured) return clue_of_sign(its, i);
  }
  return is_penpa_symbol(signs.front()) ? take_symbol(its, signs, board, spot) : kNoClue;
}

int take_number(const CellClues& its, bool letters, PenpaBoard& board, const Spot& spot) {
  if (its.lists) return take_list(board, spot);
  const int clue = take_penpa_number(board, spot, letters);
  if (clue != kNoClue) take_surfaces(board, spot);
  return clue == kNoClue && its.walls && take_dark(board, spot) ? kUnknownClue : clue;
}

// A number without a way is one, too.
ArrowClue take_arrow(PenpaBoard& board, const Spot& spot) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) {
    return {take_dark(board, spot) ? kBlockClue : kNoClue, ArrowClue::Way::kNone};
  }
  ArrowClue clue;
  constexpr std::string_view kWays = "^v<>";
  const char way = found->second.way;
  if (way != 0) clue.way = static_cast<ArrowClue::Way>(kWays.find(way) + 1);
  clue.number = number_of_penpa({found->second.text, 0, found->second.is_list}, "number", spot);
  board.numbers.erase(found);
  take_surfaces(board, spot);
  return clue;
}

}  // namespace

void fail_penpa(std::string_view layer, std::string_view text, const PenpaSpot& spot) {
  throw PenpaMisfit(layer, in_quotes(text), spot);
}

int number_of_penpa(const PenpaBoard::Text& text, std::string_view layer, const Spot& spot,
                    bool letters) {
  if (text.is_list) fail_penpa(layer, text.text, spot);
  if (text.text == "?" && text.way == 0) return kUnknownClue;
  const auto letter = letters ? penpa_number_of_letter(text.text) : std::nullopt;
  if (letter && text.way == 0) return *letter;
  int value = 0;
  const char* end = text.text.data() + text.text.size();
  const auto [stop, error] = std::from_chars(text.text.data(), end, value);
  if (error != std::errc() || stop != end || value < 0 || text.way != 0) {
    fail_penpa(layer, text.text, spot);
  }
  return value;
}

int take_penpa_number(PenpaBoard& board, const Spot& spot, bool letters) {
  const auto found = board.numbers.find(spot);
  if (found == board.numbers.end()) return kNoClue;
  const int number = number_of_penpa(found->second, "number", spot, letters);
  board.numbers.erase(found);
  return number;
}

void take_penpa_outlines(PenpaBoard& board) {
  const auto is_clue = [&](int r, int c) {
    const Spot spot{r, c};
    return board.numbers.count(spot) > 0 || board.blanks.count(spot) > 0 ||
           board.surfaces.count(spot) > 0;
  };
  for (int r = 0; r < board.rows; ++r) {
    for (int c = 0; c < board.cols; ++c) {
      if (c + 1 < board.cols && (is_clue(r, c) || is_clue(r, c + 1))) board.walls.right(r, c) = 0;
      if (r + 1 < board.rows && (is_clue(r, c) || is_clue(r + 1, c))) board.walls.below(r, c) = 0;
    }
  }
  std::erase_if(board.unread, [](const auto& its) { return its.layer == "deleteedge"; });
}

Grid<int> take_penpa(const CellClues& its, const PenpaSigns& signs, PenpaBoard& board) {
  Grid<int> clues(board.rows, board.cols);
  each_cell(board, clues, [&](const Spot& spot) {
    return its.words.empty() ? take_number(its, are_penpa_letters(signs), board, spot)
                             : take_word(its, signs, board, spot);
  });
  return clues;
}

Grid<ArrowClue> take_penpa(const ArrowClues& /*its*/, const PenpaSigns& /*signs*/,
                           PenpaBoard& board) {
  Grid<ArrowClue> clues(board.rows, board.cols);
  each_cell(board, clues, [&](const Spot& spot) { return take_arrow(board, spot); });
  return clues;
}

}  // namespace p2c
