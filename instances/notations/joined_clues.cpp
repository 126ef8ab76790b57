#include "instances/notations/joined_clues.hpp"

#include <algorithm>
#include <utility>

#include "instances/formats/format.hpp"
#include "instances/notations/coloured_arrows.hpp"

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

bool has_two_words(const Description& its, std::size_t part) {
  return its.joined && its.joined->clues == part && !has_coloured_arrows(its) &&
         std::get<CellClues>(its.parts[its.joined->words]).words.size() == 2;
}

Part part_of_pzpr(const Description& its, std::size_t part) {
  if (!has_two_words(its, part)) return its.parts[part];
  auto clues = std::get<CellClues>(its.parts[part]);
  clues.least = 0;
  clues.most = 2 * clues.most + 1;
  return clues;
}

namespace {

// Both in one cell, as a number.
int joined_number(int word, int clue, const std::string& cell) {
  if (word == kNoClue && clue == kNoClue) return kNoClue;
  if (word < 0) {
    throw CannotCarry((word == kNoClue ? "a clue without a word in " : "the word ? in ") + cell);
  }
  if (clue == kUnknownClue) throw CannotCarry("the clue ? in " + cell);
  return 2 * std::max(clue, 0) + word - 1;
}

void split_words(Grid<int>& words, Grid<int>& clues) {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] < 0) continue;
    words[i] = 1 + clues[i] % 2;
    clues[i] = clues[i] < 2 ? kNoClue : clues[i] / 2;
  }
}

}  // namespace

BoardData with_joined(const Description& its, BoardData board) {
  if (!its.joined || has_coloured_arrows(its)) return board;
  if (has_two_words(its, its.joined->clues)) {
    const auto& words = board.part<Grid<int>>(its.joined->words);
    auto& clues = std::get<Grid<int>>(board.parts[its.joined->clues]);
    for (int i = 0; i < clues.size(); ++i) {
      clues[i] = joined_number(words[i], clues[i], cell_name_at(i, clues.cols));
    }
    return board;
  }
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
  if (has_coloured_arrows(its)) {  // read together, or not at all
    PartData& words = board.parts[its.joined->words];
    if (!std::holds_alternative<Grid<int>>(words)) words = CellClues::blank(board.rows, board.cols);
    return;
  }
  const int word = std::get<CellClues>(its.parts[its.joined->words]).least;
  Grid<int> words(board.rows, board.cols, kNoClue);
  auto& clues = std::get<Grid<int>>(board.parts[its.joined->clues]);
  if (has_two_words(its, its.joined->clues)) split_words(words, clues);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kUnknownClue) words[i] = word;
    if (clues[i] == kUnknownClue) clues[i] = kNoClue;
  }
  board.parts[its.joined->words] = std::move(words);
}

}  // namespace p2c
