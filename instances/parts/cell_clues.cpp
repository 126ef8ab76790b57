#include "instances/parts/cell_clues.hpp"

namespace p2c {

std::string clue_in_words(int clue, std::string_view none, std::string_view unknown) {
  if (clue == kNoClue) return std::string(none);
  return clue == kUnknownClue ? std::string(unknown) : std::to_string(clue);
}

std::string expected_clue(const CellClues& its, std::string_view none, std::string_view unknown) {
  return std::string(none) + ", " + std::string(unknown) + " or " + its.noun + " from " +
         std::to_string(its.least) + " to " + std::to_string(its.most);
}

void CellClues::draw(Drawing& board, const Grid<int>& clues) const {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) write_given(board, i, clue_in_words(clues[i], "", "?"));
  }
}

std::vector<int> numbers_in(const std::vector<int>& clues) {
  std::vector<int> places;
  for (int i = 0; i < static_cast<int>(clues.size()); ++i) {
    if (clues[i] >= 0) places.push_back(i);
  }
  return places;
}

bool change_one_number(std::vector<int>& clues, int least, int most, Rng& rng) {
  const std::vector<int> places = numbers_in(clues);
  if (places.empty() || least == most) return false;
  int& clue = clues[places[below(rng, static_cast<int>(places.size()))]];
  clue = clue == most ? most - 1 : one_off(rng, clue, least);
  return true;
}

Grid<int> CellClues::without(Grid<int> clues, const std::vector<int>& cells) const {
  for (const int cell : cells) clues[cell] = left_out;
  return clues;
}

}  // namespace p2c
