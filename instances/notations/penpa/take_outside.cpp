// Numbers on margins and at corners of cells, dots at half steps, runs, and what is said of the
// whole board.
#include <algorithm>
#include <sstream>

#include "instances/formats/penpa/penpa_layers.hpp"
#include "instances/notations/penpa/take_penpa.hpp"

namespace p2c {
namespace {

using Spot = PenpaSpot;
using Small = PenpaBoard::Small;

// "?" says nothing there.
int said(int clue) { return clue == kUnknownClue ? kNoClue : clue; }

bool is_block(const PenpaBoard& board, const Spot& spot) {
  const auto symbol = board.symbols.find(spot);
  const auto surface = board.surfaces.find(spot);
  return (symbol != board.symbols.end() && symbol->second.starts_with(kBlockSymbol)) ||
         (surface != board.surfaces.end() && is_dark_penpa(surface->second));
}

int take_run(PenpaBoard& board, const Small& small) {
  const auto found = board.corners.find(small);
  if (found == board.corners.end()) return kNoClue;
  const int number = said(number_of_penpa(found->second, kCornerLayer, small.spot));
  board.corners.erase(found);
  return number;
}

RunClue take_block(PenpaBoard& board, const Spot& spot) {
  RunClue clue{spot.row < 0 || spot.col < 0 || is_block(board, spot)};
  if (!clue.block) return clue;
  clue.below = take_run(board, {spot, kPenpaRunBelow});
  clue.right = take_run(board, {spot, kPenpaRunRight});
  board.symbols.erase(spot);
  board.surfaces.erase(spot);
  return clue;
}

bool is_framed(const PenpaBoard& board) {
  if (board.rows < 2 || board.cols < 2 || board.top + board.left > 0) return false;
  for (int r = 0; r < board.rows; ++r) {
    if (!is_block(board, {r, 0})) return false;
  }
  for (int c = 0; c < board.cols; ++c) {
    if (!is_block(board, {0, c})) return false;
  }
  return true;
}

Spot one_back(const Spot& spot) { return {spot.row - 1, spot.col - 1}; }
Small one_back(const Small& small) { return {one_back(small.spot), small.at}; }
template <class Value>
std::map<Spot, Value> one_back(const std::map<Spot, Value>& all) {
  std::map<Spot, Value> moved;
  for (const auto& [spot, value] : all) moved.emplace(one_back(spot), value);
  return moved;
}

}  // namespace

Margins take_penpa(const MarginClues& its, const PenpaSigns& signs, PenpaBoard& board) {
  Margins margins(board.rows, board.cols);
  const auto take = [&](std::size_t side, auto spot) {
    std::vector<int>& clues = margins.clue[side];
    for (std::size_t i = 0; its.has(side) && i < clues.size(); ++i) {
      const Spot at = spot(static_cast<int>(i));
      clues[i] = said(take_penpa_number(board, at, are_penpa_letters(signs)));
    }
  };
  take(Margins::kTop, [](int i) { return Spot{-1, i}; });
  take(Margins::kBottom, [&](int i) { return Spot{board.rows, i}; });
  take(Margins::kLeft, [](int i) { return Spot{i, -1}; });
  take(Margins::kRight, [&](int i) { return Spot{i, board.cols}; });
  return margins;
}

Corners take_penpa(const CornerClues& /*its*/, const PenpaSigns& /*signs*/, PenpaBoard& board) {
  Corners corners = CornerClues::blank(board.rows, board.cols);
  for (int r = 0; r <= board.rows; ++r) {
    for (int c = 0; c <= board.cols; ++c) {
      const Spot spot{r - 1, c - 1};
      const auto found = board.vertices.find(spot);
      if (found == board.vertices.end()) continue;
      corners.clue(r, c) = said(number_of_penpa(found->second, "number", spot));
      board.vertices.erase(found);
    }
  }
  return corners;
}

// A cell in no area is dark.
Dots take_penpa(const PlaceDots& its, const PenpaSigns& signs, PenpaBoard& board) {
  Dots dots = PlaceDots::blank(board.rows, board.cols);
  const auto take = [&](std::map<Spot, std::string>& symbols, const Spot& at, int& dot) {
    const auto found = symbols.find(at);
    if (found == symbols.end()) return;
    for (std::size_t i = 0; i < its.words.size() && dot == kNoClue; ++i) {
      if (are_same_in_penpa(found->second, signs[i])) dot = static_cast<int>(i) + 1;
    }
    if (dot != kNoClue) symbols.erase(found);
  };
  for (int i = 0; i < dots.at.size(); ++i) {
    const Spot place{i / dots.at.cols, i % dots.at.cols};
    const Spot cell{place.row / 2, place.col / 2};
    const bool middle = place.row % 2 == 0 && place.col % 2 == 0;
    take(middle ? board.symbols : board.between, middle ? cell : place, dots.at[i]);
    const auto surface = board.surfaces.find(cell);
    const bool may_be_dark = middle && dots.at[i] == kNoClue && !its.outside.empty();
    if (!may_be_dark || surface == board.surfaces.end()) continue;
    if (!is_dark_penpa(surface->second)) continue;
    dots.at[i] = Dots::kNoArea;
    board.surfaces.erase(surface);
  }
  return dots;
}

CluedRuns take_penpa(const RunsWithClues& /*its*/, const PenpaSigns& /*signs*/, PenpaBoard& board) {
  Grid<RunClue> framed(board.rows + 1, board.cols + 1);
  for (int i = 0; i < framed.size(); ++i) {
    framed[i] = take_block(board, {i / framed.cols - 1, i % framed.cols - 1});
  }
  const auto stray = stray_clue(framed);
  if (stray) {
    const Spot spot{*stray / framed.cols - 1, *stray % framed.cols - 1};
    throw PenpaMisfit(kCornerLayer, "a number of no run", spot);
  }
  return without_frame(framed);
}

PenpaBoard with_runs_inside(PenpaBoard board) {
  const bool has_walls = board.walls != Borders(board.rows, board.cols);
  if (has_walls || !is_framed(board)) return board;
  board.walls = Borders(--board.rows, --board.cols);
  board.top = 1;
  board.left = 1;
  board.numbers = one_back(board.numbers);
  board.symbols = one_back(board.symbols);
  board.surfaces = one_back(board.surfaces);
  std::map<Small, PenpaBoard::Text> corners;
  for (const auto& [small, text] : board.corners) corners.emplace(one_back(small), text);
  board.corners = std::move(corners);
  board.answer.numbers = one_back(board.answer.numbers);
  return board;
}

std::optional<std::vector<int>> take_penpa_numbers(PenpaBoard& board, bool in_corner) {
  const auto is_there = [&](const Spot& spot) {
    const bool outside = spot.row < 0 || spot.row >= board.rows;
    const bool beside = spot.col < 0 || spot.col >= board.cols;
    return in_corner ? outside && beside : outside || beside;
  };
  const auto found = std::find_if(board.numbers.begin(), board.numbers.end(),
                                  [&](const auto& its) { return is_there(its.first); });
  if (found == board.numbers.end()) return {};
  const auto [spot, text] = *found;
  std::vector<int> numbers;
  std::istringstream words(text.text);
  for (std::string word; words >> word;) {
    const auto number = penpa_number(word);
    if (!number || *number < 0 || text.way != 0 || text.is_list) return {};
    numbers.push_back(*number);
  }
  board.numbers.erase(found);
  // With a picture of what it counts.
  for (const int side : {-1, 1}) {
    const Spot beside{spot.row, spot.col + side};
    if (!board.inside(beside)) board.symbols.erase(beside);
  }
  return numbers;
}

}  // namespace p2c
