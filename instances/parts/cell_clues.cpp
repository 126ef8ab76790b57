#include "instances/parts/cell_clues.hpp"

#include <algorithm>

namespace p2c {

std::string clue_in_words(int clue, std::string_view none, std::string_view unknown) {
  if (clue == kNoClue) return std::string(none);
  return clue == kUnknownClue ? std::string(unknown) : std::to_string(clue);
}

std::string clue_in_words(const CellClues& its, int clue, std::string_view none,
                          std::string_view unknown) {
  if (its.lists && clue >= 0) return list_in_words(clue, unknown);
  const bool is_word = clue > 0 && !its.words.empty();
  return is_word ? its.words[static_cast<std::size_t>(clue - 1)]
                 : clue_in_words(clue, none, unknown);
}

std::optional<int> clue_of_word(const CellClues& its, std::string_view word) {
  if (its.lists) return list_of_words(word, its.unknown);
  const auto found = std::find(its.words.begin(), its.words.end(), word);
  if (found == its.words.end()) return {};
  return static_cast<int>(found - its.words.begin()) + 1;
}

std::string expected_clue(const CellClues& its, std::string_view none, std::string_view unknown) {
  if (its.lists) {
    return std::string(none) + " or " + its.noun + ", as 0 or 1,3 or " + std::string(unknown) +
           ",1,1";
  }
  if (!its.has_unknown()) return std::string(none) + " or " + in_quotes(its.words[0]);
  if (!its.words.empty()) {
    std::string words(none);
    for (const std::string& word : its.words) words += ", " + in_quotes(word);
    return words + " or " + std::string(unknown);
  }
  return std::string(none) + ", " + std::string(unknown) + " or " + its.noun + " from " +
         std::to_string(its.least) + " to " + std::to_string(its.most);
}

void CellClues::draw(Drawing& board, const Grid<int>& clues) const {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    if (walls) {
      board.cells[i].fill = Fill::kGiven;
      board.cells[i].grey = 0;
    }
    if (words.empty() && !marks.empty()) board.cells[i].circle = true;
    if (clues[i] > 0 && !words.empty() && !marks.empty()) {
      board.cells[i].mark = marks[static_cast<std::size_t>(clues[i] - 1)];
      board.cells[i].given = true;
      if (board.cells[i].mark != Mark::kNone) continue;
      board.cells[i].fill = Fill::kGiven;  // a word that is drawn as a wall
      board.cells[i].grey = 0;
    } else if (clues[i] >= 0 || !walls) {
      write_given(board, i, clue_in_words(*this, clues[i], "", "?"));
    }
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

namespace {

// A list with "?", which is no number to change.
bool open_in_list(int list) {
  const std::vector<int> numbers = numbers_of_list(list);
  return std::find(numbers.begin(), numbers.end(), kOpenInList) != numbers.end();
}

}  // namespace

bool CellClues::change_one(Grid<int>& clues, Rng& rng) const {
  if (!lists) return change_one_number(clues.cells, least, most, rng);
  std::vector<int> places = numbers_in(clues.cells);
  std::erase_if(places, [&](int cell) { return open_in_list(clues[cell]); });
  if (places.empty()) return false;
  int& clue = clues[places[below(rng, static_cast<int>(places.size()))]];
  std::vector<int> numbers = numbers_of_list(clue);
  int& number = numbers[below(rng, static_cast<int>(numbers.size()))];
  number =
      number == kMostInList ? kMostInList - 1 : one_off(rng, number, numbers.size() > 1 ? 1 : 0);
  clue = list_of_numbers(numbers).value();
  return true;
}

Grid<int> CellClues::without(Grid<int> clues, const std::vector<int>& cells) const {
  for (const int cell : cells) clues[cell] = left_out;
  return clues;
}

}  // namespace p2c
