#include "instances/notations/pzprv3/clue_values.hpp"

#include <string>
#include <utility>
#include <vector>

namespace p2c {
namespace {

Answer of_numbers(const Grid<int>& clues) {
  Answer values = clues.cells;
  for (int& value : values) value = value >= 0 ? value : kOpen;
  return values;
}

// Files say a word of clues by its number, and that may be one of their words of the shading.
Answer of_words(const Grid<int>& clues, const ShadedCells& shaded) {
  Answer values(clues.cells.size(), kOpen);
  for (int i = 0; i < clues.size(); ++i) {
    const std::string word = std::to_string(clues[i]);
    if (word == shaded.file_words[1]) values[i] = 0;
    if (word == shaded.file_words[2]) values[i] = 1;
  }
  return values;
}

// Of all cells, kOpen where no clue is a value; empty where there are no such clues.
Answer values_of(const Description& its, const BoardData& board) {
  if (its.answers.size() > 1) return {};
  if (its.values_part >= 0) {
    return of_numbers(board.part<Grid<int>>(static_cast<std::size_t>(its.values_part)));
  }
  const auto* shaded = std::get_if<ShadedCells>(&its.answers[0]);
  for (std::size_t i = 0; shaded != nullptr && i < its.parts.size(); ++i) {
    const auto* clues = std::get_if<CellClues>(&its.parts[i]);
    if (clues != nullptr && !clues->words.empty())
      return of_words(board.part<Grid<int>>(i), *shaded);
  }
  return {};
}

}  // namespace

void fill_in_values(const Description& its, BoardContent& content) {
  const Answer values = values_of(its, content.puzzle);
  if (values.empty() || (!content.answer && !is_whole(values))) return;
  Answer answer = content.answer.value_or(Answer(values.size(), kOpen));
  const auto* numbers = std::get_if<CellNumbers>(&its.answers[0]);
  std::vector<CellNumbers::Range> ranges;
  if (numbers != nullptr) ranges = numbers->ranges(content.puzzle);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const bool fits = ranges.empty() || (values[i] >= ranges[i].lo && values[i] <= ranges[i].hi);
    if (answer[i] == kOpen && fits) answer[i] = values[i];
  }
  content.answer = std::move(answer);
}

BoardContent without_values(const Description& its, const BoardContent& content) {
  BoardContent left = content;
  const Answer values = values_of(its, content.puzzle);
  for (std::size_t i = 0; left.answer && i < values.size(); ++i) {
    int& value = (*left.answer)[i];
    if (values[i] != kOpen && value != kOpen && value != values[i]) {
      throw CannotCarry("another value than the clue in " +
                        cell_name_at(static_cast<int>(i), content.puzzle.cols));
    }
    if (values[i] != kOpen) value = kOpen;
  }
  return left;
}

}  // namespace p2c
