#include "instances/parts/place_dots.hpp"

#include <algorithm>

namespace p2c {

std::vector<int> HalfPlace::cells(int cols) const {
  std::vector<int> all;
  for (int row = r / 2; row <= (r + 1) / 2; ++row) {
    for (int col = c / 2; col <= (c + 1) / 2; ++col) all.push_back(row * cols + col);
  }
  return all;
}

std::string HalfPlace::name(int cols) const {
  const std::vector<int> touching = cells(cols);
  const std::string first = cell_name_at(touching.front(), cols);
  return touching.size() == 1 ? first : first + "|" + cell_name_at(touching.back(), cols);
}

std::vector<HalfPlace> Dots::places() const {
  std::vector<HalfPlace> all;
  for (int i = 0; i < at.size(); ++i) {
    if (at[i] > kNoArea) all.push_back({i / at.cols, i % at.cols});
  }
  return all;
}

void PlaceDots::draw(Drawing& board, const Dots& dots) const {
  for (const HalfPlace& place : dots.places()) {
    board.dots.push_back({place.r, place.c, dots.at(place.r, place.c) > 1});
  }
  for (int cell = 0; cell < board.cells.size(); ++cell) {
    if (dots.has_area(cell)) continue;
    board.cells[cell].fill = Fill::kGiven;
    board.cells[cell].grey = 0;
  }
}

std::optional<int> PlaceDots::dot_of_word(std::string_view word, int place,
                                          const Grid<int>& at) const {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found != words.end()) return static_cast<int>(found - words.begin()) + 1;
  const bool is_middle = place / at.cols % 2 == 0 && place % at.cols % 2 == 0;
  if (!outside.empty() && word == outside && is_middle) return Dots::kNoArea;
  return {};
}

std::string PlaceDots::word_of(int dot) const {
  return dot == Dots::kNoArea ? outside : words[static_cast<std::size_t>(dot - 1)];
}

std::string PlaceDots::expected(std::string_view none, std::string_view quote) const {
  std::string all(none);
  const auto add = [&](const std::string& word, std::string_view joint) {
    all += std::string(joint) + std::string(quote) + word + std::string(quote);
  };
  for (std::size_t i = 0; i < words.size(); ++i) {
    add(words[i], i + 1 == words.size() && outside.empty() ? " or " : ", ");
  }
  if (outside.empty()) return all;
  add(outside, " or ");
  return all + " in the middle of a cell";
}

}  // namespace p2c
