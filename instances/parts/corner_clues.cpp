#include "instances/parts/corner_clues.hpp"

namespace p2c {

void CornerClues::draw(Drawing& board, const Corners& corners) const {
  board.corners.clear();
  for (const int clue : corners.clue.cells) board.corners.push_back(clue_in_words(clue, "", "?"));
}

Corners CornerClues::without(Corners corners, const std::vector<int>& some) const {
  for (const int place : some) corners.clue[place] = kNoClue;
  return corners;
}

CellClues CornerClues::in_cells() const {
  return {name, noun, least, most, CellClues::UrlForm::kNumbers4};
}

}  // namespace p2c
