#include "instances/drawings/drawing_letters.hpp"
#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;
using Align = Scene::Align;

// Up to the next thick border or label to the right.
double label_room(const BoardPlace& place, int r, int c) {
  int end = c + 1;
  while (end < place.board.cols() && place.board.beside(r, end) != Edge::kThick &&
         place.board.cells(r, end).label.empty()) {
    ++end;
  }
  return place.x(end) - place.x(c) - place.cell * 0.14;
}

void place_text(const BoardPlace& place, int r, int c) {
  const Drawing::Cell& cell = place.board.cells(r, c);
  const bool above = cell.mark == Mark::kLeft || cell.mark == Mark::kRight;  // an arrow
  const double down = place.middle_y(r) + (place.labelled || above ? place.cell * 0.1 : 0);
  const bool beside = cell.mark == Mark::kUp || cell.mark == Mark::kDown;
  const double left = beside ? place.cell * 0.1 : 0;
  const bool round = cell.circle || cell.mark == Mark::kCircle || cell.mark == Mark::kDisc;
  const double room = place.cell * (round || beside ? 0.62 : cell.differs || above ? 0.68 : 0.86);
  const bool dark = cell.fill == Fill::kShaded || cell.mark == Mark::kDisc ||
                    (cell.fill == Fill::kGiven && cell.grey >= 0);
  const Paint paint = dark ? Paint::kPaper : cell.given ? Paint::kInk : Paint::kAnswer;
  place.scene.texts.push_back({place.middle_x(c) - left, down,
                               fitting_size(place.cell * 0.56, room, cell.text.size()),
                               Align::kMiddle, paint, letters_of(cell.text)});
}

void place_label(const BoardPlace& place, int r, int c) {
  const std::string& label = place.board.cells(r, c).label;
  // Signs are wider than digits.
  const double size = fitting_size(place.cell * 0.26, label_room(place, r, c), label.size() + 1);
  const double inset = place.cell * 0.08;
  place.scene.texts.push_back({place.x(c) + inset, place.y(r) + inset + size * kDigitHeight / 2,
                               size, Align::kStart, Paint::kInk, label_letters(label)});
}

void place_disc(const BoardPlace& place, int r, int c) {
  const Drawing::Cell& cell = place.board.cells(r, c);
  const double x = place.middle_x(c);
  const double y = place.middle_y(r);
  if (cell.fill == Fill::kDot) {
    const double below_text = cell.text.empty() ? 0 : place.cell * 0.38;
    place.scene.discs.push_back({x, y + below_text, place.cell / 12, Paint::kFaint, 0});
  }
  if (cell.circle) place.scene.discs.push_back({x, y, place.cell * 0.39, Paint::kPaper, 2});
}

}  // namespace

void place_cell(const BoardPlace& place, int r, int c) {
  const Drawing::Cell& cell = place.board.cells(r, c);
  const auto box = [&](double inset, Paint paint, int grey = -1) {
    place.scene.boxes.push_back({place.x(c) + inset, place.y(r) + inset, place.cell - 2 * inset,
                                 place.cell - 2 * inset, paint, grey});
  };
  if (cell.grey >= 0) box(0, Paint::kPaper, cell.grey);
  if (cell.differs) box(0, Paint::kMark);
  if (cell.fill == Fill::kGiven && cell.grey < 0) box(0, Paint::kGiven);
  if (cell.fill == Fill::kShaded) box(cell.differs ? place.cell / 8 : 0, Paint::kShade);
}

void place_cell_texts(const BoardPlace& place, int r, int c) {
  place_disc(place, r, c);
  place_cell_mark(place, r, c);
  if (!place.board.cells(r, c).text.empty()) place_text(place, r, c);
  if (!place.board.cells(r, c).label.empty()) place_label(place, r, c);
}

void place_cells(const BoardPlace& place) {
  for (int r = 0; r < place.board.rows(); ++r) {
    for (int c = 0; c < place.board.cols(); ++c) place_cell(place, r, c);
  }
}

void place_texts(const BoardPlace& place) {
  for (int r = 0; r < place.board.rows(); ++r) {
    for (int c = 0; c < place.board.cols(); ++c) place_cell_texts(place, r, c);
  }
}

}  // namespace p2c
