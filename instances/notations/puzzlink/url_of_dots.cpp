// Dots in URLs, and after them, where there are any, which cells are in no area.
#include "instances/formats/black_cells.hpp"
#include "instances/formats/numbers16.hpp"
#include "instances/notations/puzzlink/dots.hpp"
#include "instances/notations/puzzlink/part_url.hpp"

namespace p2c {

Dots read_url_part(const PlaceDots& its, PuzzleUrl& url) {
  Dots dots = PlaceDots::blank(url.rows, url.cols);
  dots.at.cells = read_dots(url.body, dots.at.size());
  if (its.outside.empty()) return dots;
  const std::vector<int> black = read_black_cells(url.body, url.rows * url.cols);
  for (int cell = 0; cell < url.rows * url.cols; ++cell) {
    if (black[cell] == kNoNumber) continue;
    int& middle = dots.at(cell / url.cols * 2, cell % url.cols * 2);
    if (middle != kNoClue) url.body.odd("a cell in no area to have no dot");
    middle = Dots::kNoArea;
  }
  return dots;
}

std::string write_url_part(const PlaceDots& /*its*/, const Dots& dots) {
  std::vector<int> black;
  for (int cell = 0; cell < dots.rows() * dots.cols(); ++cell) {
    black.push_back(dots.has_area(cell) ? kNoNumber : 1);
  }
  return write_dots(dots.at.cells) + write_black_cells(black);
}

}  // namespace p2c
