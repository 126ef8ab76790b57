#include "instances/notations/joined_clues.hpp"

#include <utility>

#include "instances/formats/format.hpp"

namespace p2c {

std::vector<std::size_t> order_of_pzpr(const Description& its) {
  std::vector<std::size_t> order = order_of_pzpr(its.parts);
  if (its.joined) std::erase(order, its.joined->words);
  return order;
}

bool is_order_of_pzpr(const Description& its) {
  Parts parts;
  for (const std::size_t i : order_of_pzpr(its)) parts.push_back(its.parts[i]);
  return is_order_of_pzpr(parts);
}

BoardData with_joined(const Description& its, BoardData board) {
  if (!its.joined) return board;
  const Grid<int> words = board.part<Grid<int>>(its.joined->words);
  auto& clues = std::get<Grid<int>>(board.parts[its.joined->clues]);
  for (int i = 0; i < clues.size(); ++i) {
    const bool both = words[i] != kNoClue && clues[i] != kNoClue;
    if (both || clues[i] == kUnknownClue) {
      throw CannotCarry((both ? "two clues in " : "the clue ? in ") + cell_name_at(i, clues.cols));
    }
    if (words[i] != kNoClue) clues[i] = kUnknownClue;
  }
  return board;
}

void split_joined(const Description& its, BoardData& board) {
  if (!its.joined) return;
  const int word = std::get<CellClues>(its.parts[its.joined->words]).least;
  Grid<int> words(board.rows, board.cols, kNoClue);
  auto& clues = std::get<Grid<int>>(board.parts[its.joined->clues]);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kUnknownClue) words[i] = word;
    if (clues[i] == kUnknownClue) clues[i] = kNoClue;
  }
  board.parts[its.joined->words] = std::move(words);
}

}  // namespace p2c
