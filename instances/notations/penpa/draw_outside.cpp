// Numbers on margins and at corners of cells, dots at half steps, runs, and what is said of the
// whole board.
#include <algorithm>

#include "instances/notations/penpa/draw_penpa.hpp"

namespace p2c {

void draw_penpa(const MarginClues& its, const PenpaSigns& signs, const Margins& margins,
                PenpaBoard& drawn) {
  const bool later = drawn.top > 0;  // those at the near ends are an earlier part's
  drawn.top = std::max(drawn.top, its.has(Margins::kTop) ? 1 : 0);
  drawn.bottom = its.has(Margins::kBottom) ? 1 : 0;
  drawn.left = std::max(drawn.left, its.has(Margins::kLeft) ? 1 : 0);
  drawn.right = its.has(Margins::kRight) ? 1 : 0;
  const auto draw = [&](std::size_t side, auto spot) {
    const std::vector<int>& clues = margins.clue[side];
    for (std::size_t i = 0; i < clues.size(); ++i) {
      if (clues[i] == kNoClue) continue;
      if (later && (side == Margins::kTop || side == Margins::kLeft)) {
        throw CannotCarry(its.noun + " at the top or on the left");
      }
      drawn.numbers[spot(static_cast<int>(i))] = {
          are_penpa_letters(signs) ? penpa_letter(clues[i]) : std::to_string(clues[i])};
    }
  };
  draw(Margins::kTop, [](int i) { return PenpaSpot{-1, i}; });
  draw(Margins::kBottom, [&](int i) { return PenpaSpot{drawn.rows, i}; });
  draw(Margins::kLeft, [](int i) { return PenpaSpot{i, -1}; });
  draw(Margins::kRight, [&](int i) { return PenpaSpot{i, drawn.cols}; });
}

void draw_penpa(const CornerClues& /*its*/, const PenpaSigns& /*signs*/, const Corners& corners,
                PenpaBoard& drawn) {
  drawn.top = drawn.bottom = drawn.left = drawn.right = 1;
  for (int i = 0; i < corners.clue.size(); ++i) {
    const int clue = corners.clue[i];
    if (clue == kUnknownClue) throw CannotCarry("a clue '?'");
    if (clue == kNoClue) continue;
    drawn.vertices[{i / corners.clue.cols - 1, i % corners.clue.cols - 1}] = {std::to_string(clue)};
  }
}

void draw_penpa(const PlaceDots& /*its*/, const PenpaSigns& signs, const Dots& dots,
                PenpaBoard& drawn) {
  for (const HalfPlace& place : dots.places()) {
    const bool middle = place.r % 2 == 0 && place.c % 2 == 0;
    const PenpaSpot spot =
        middle ? PenpaSpot{place.r / 2, place.c / 2} : PenpaSpot{place.r, place.c};
    const int dot = dots.at(place.r, place.c);
    (middle ? drawn.symbols : drawn.between)[spot] = signs[static_cast<std::size_t>(dot) - 1];
  }
  for (int cell = 0; cell < drawn.rows * drawn.cols; ++cell) {
    if (!dots.has_area(cell)) drawn.surfaces[{cell / drawn.cols, cell % drawn.cols}] = kBlackPenpa;
  }
}

// The row and the column before the first are margins.
void draw_penpa(const RunsWithClues& /*its*/, const PenpaSigns& /*signs*/, const CluedRuns& runs,
                PenpaBoard& drawn) {
  drawn.top = drawn.left = 1;
  const Grid<RunClue> framed = with_frame(runs);
  const auto draw = [&](const PenpaSpot& spot, int at, int number) {
    if (number != kNoClue) drawn.corners[{spot, at}] = {std::to_string(number)};
  };
  for (int i = 0; i < framed.size(); ++i) {
    if (!framed[i].block) continue;
    const PenpaSpot spot{i / framed.cols - 1, i % framed.cols - 1};
    drawn.symbols[spot] = std::string(kBlockSymbol) + (i == 0 ? "2" : "1");
    draw(spot, kPenpaRunRight, framed[i].right);
    draw(spot, kPenpaRunBelow, framed[i].below);
  }
}

void draw_penpa_numbers(const std::vector<int>& numbers, PenpaBoard& drawn) {
  drawn.top = std::max(drawn.top, 1);
  drawn.left = std::max(drawn.left, 1);
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
  drawn.numbers[{-1, -1}] = {text};
}

}  // namespace p2c
