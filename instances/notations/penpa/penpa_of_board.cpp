#include <algorithm>

#include "instances/box_shape.hpp"
#include "instances/formats/format.hpp"
#include "instances/notations/penpa/board_penpa.hpp"

namespace p2c {
namespace {

using Text = PenpaBoard::Text;

void draw_clue(const CellClues& its, int clue, const PenpaSpot& spot, PenpaBoard& drawn) {
  if (clue == kNoClue) return;
  if (its.lists) {
    std::string text = list_in_words(clue, "?");
    std::erase(text, ',');
    drawn.numbers[spot] = {text, 0, true};
    return;
  }
  if (are_penpa_circles(its)) {
    if (clue == kUnknownClue) throw CannotCarry("a circle '?'");
    drawn.symbols[spot] = "circle_L " + std::to_string(clue);
    return;
  }
  if (its.walls) drawn.surfaces[spot] = kBlackPenpa;
  if (are_penpa_walls(its) || (its.walls && clue == kUnknownClue)) return;
  drawn.numbers[spot] = {clue == kUnknownClue ? "?" : std::to_string(clue)};
}

void draw_part(const CellClues& its, const Grid<int>& clues, PenpaBoard& drawn) {
  for (int i = 0; i < clues.size(); ++i) {
    draw_clue(its, clues[i], {i / clues.cols, i % clues.cols}, drawn);
  }
}

void draw_walls(const CutBoard& cut, PenpaBoard& drawn) {
  drawn.walls = all_lines(cut);
  if (cut_by(drawn.walls) == cut) return;
  throw CannotCarry("cells in no region, or regions in several pieces");
}

void draw_part(const Regions& its, const CutBoard& cut, PenpaBoard& drawn) {
  draw_walls(cut, drawn);
  if (!lines_say(its) && !cut.lines.empty()) throw CannotCarry("lines inside regions");
}

// Each in the first cell of its room.
void draw_part(const RoomsWithClues& /*its*/, const CluedRooms& rooms, PenpaBoard& drawn) {
  draw_walls(rooms, drawn);
  const Grid<int> clues = rooms.clues_in_cells();
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    drawn.numbers[{i / clues.cols, i % clues.cols}] = {std::to_string(clues[i])};
  }
}

void draw_part(const MarginClues& its, const Margins& margins, PenpaBoard& drawn) {
  drawn.top = its.has(Margins::kTop) ? 1 : 0;
  drawn.bottom = its.has(Margins::kBottom) ? 1 : 0;
  drawn.left = its.has(Margins::kLeft) ? 1 : 0;
  drawn.right = its.has(Margins::kRight) ? 1 : 0;
  const auto draw = [&](std::size_t side, auto spot) {
    const std::vector<int>& clues = margins.clue[side];
    for (std::size_t i = 0; i < clues.size(); ++i) {
      if (clues[i] != kNoClue)
        drawn.numbers[spot(static_cast<int>(i))] = {std::to_string(clues[i])};
    }
  };
  draw(Margins::kTop, [](int i) { return PenpaSpot{-1, i}; });
  draw(Margins::kBottom, [&](int i) { return PenpaSpot{drawn.rows, i}; });
  draw(Margins::kLeft, [](int i) { return PenpaSpot{i, -1}; });
  draw(Margins::kRight, [&](int i) { return PenpaSpot{i, drawn.cols}; });
}

void draw_part(const CornerClues& /*its*/, const Corners& /*corners*/, PenpaBoard& /*drawn*/) {
  throw CannotCarry("clues at corners");
}

void draw_part(const ArrowClues& /*its*/, const Grid<ArrowClue>& clues, PenpaBoard& drawn) {
  constexpr std::string_view kWays = "^v<>";
  for (int i = 0; i < clues.size(); ++i) {
    const auto [number, way] = clues[i];
    const PenpaSpot spot{i / clues.cols, i % clues.cols};
    if (number == kBlockClue) drawn.surfaces[spot] = kBlackPenpa;
    if (number == kBlockClue || number == kNoClue) continue;
    Text& text = drawn.numbers[spot];
    text.text = number == kUnknownClue ? "?" : std::to_string(number);
    if (way != ArrowClue::Way::kNone) text.way = kWays[static_cast<std::size_t>(way) - 1];
  }
}

void draw_part(const RunsWithClues& /*its*/, const CluedRuns& /*runs*/, PenpaBoard& /*drawn*/) {
  throw CannotCarry("numbers of runs");
}

void draw_part(const SizeNumbers& its, const std::vector<int>& /*numbers*/, PenpaBoard& /*drawn*/) {
  throw CannotCarry(its.word);
}

void draw_part(const BoardFlag& its, bool flag, PenpaBoard& /*drawn*/) {
  if (flag) throw CannotCarry(its.word);
}
void draw_part(const BoardNumber& its, int number, PenpaBoard& drawn) {
  if (number != its.blank(drawn.rows, drawn.cols)) {
    throw CannotCarry(its.word + " " + std::to_string(number));
  }
}

// For the eye.
void draw_boxes(PenpaBoard& drawn) {
  const BoxShape boxes(drawn.cols);
  Grid<int> ids(drawn.rows, drawn.cols);
  for (int i = 0; i < ids.size(); ++i) ids[i] = boxes.box_of(i);
  drawn.walls = borders_of(ids);
}

}  // namespace

PenpaBoard penpa_of_board(const Description& its, const BoardData& data) {
  constexpr int kMostSide = 200;
  PenpaBoard drawn{data.rows, data.cols};
  for (std::size_t i = 0; i < its.parts.size(); ++i) {
    std::visit(
        [&](const auto& part) {
          using Data = typename std::decay_t<decltype(part)>::Data;
          draw_part(part, data.part<Data>(i), drawn);
        },
        its.parts[i]);
  }
  if (its.boxes) draw_boxes(drawn);
  const bool values = its.values_part >= 0;
  const bool unknown = std::any_of(drawn.numbers.begin(), drawn.numbers.end(),
                                   [](const auto& number) { return number.second.text == "?"; });
  if (values && unknown) throw CannotCarry("a clue '?'");
  if (std::max(drawn.rows + drawn.top + drawn.bottom, drawn.cols + drawn.left + drawn.right) >
      kMostSide) {
    throw CannotCarry("a board with a side above 200");
  }
  return drawn;
}

}  // namespace p2c
