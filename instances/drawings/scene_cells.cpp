#include "instances/drawings/drawing_letters.hpp"
#include "instances/drawings/scene_board.hpp"

namespace p2c {
namespace {

using Paint = Scene::Paint;
using Align = Scene::Align;

// The lines, or the mark that lies below all of them.
void place_line(const BoardPlace& place, const Drawing::Line& line, bool mark) {
  const int cols = place.board.cols();
  const double x1 = place.middle_x(line.from % cols);
  const double y1 = place.middle_y(line.from / cols);
  const double x2 = place.middle_x(line.to % cols);
  const double y2 = place.middle_y(line.to / cols);
  if (mark) {
    place.scene.strokes.push_back({x1, y1, x2, y2, place.cell * 0.6, Paint::kMark});
    return;
  }
  const bool open = line.count == kOpen;
  const int count = open ? 1 : line.count;
  for (int k = 0; k < count; ++k) {
    const double shift = (2 * k - count + 1) * 3;
    const double dx = y1 == y2 ? 0 : shift;
    const double dy = y1 == y2 ? shift : 0;
    place.scene.strokes.push_back({x1 + dx, y1 + dy, x2 + dx, y2 + dy, open ? 1.0 : 2.0,
                                   open ? Paint::kFaint : Paint::kAnswer, open});
  }
}

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
  const double down = place.middle_y(r) + (place.labelled ? place.cell * 0.1 : 0);
  const double room = place.cell * (cell.circle ? 0.62 : cell.differs ? 0.68 : 0.86);
  const bool shaded = cell.fill == Fill::kShaded;
  const Paint paint = shaded ? Paint::kPaper : cell.given ? Paint::kInk : Paint::kAnswer;
  place.scene.texts.push_back({place.middle_x(c), down,
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
    place.scene.discs.push_back({x, y, place.cell / 12, Paint::kFaint, 0});
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
  if (cell.fill == Fill::kShaded) box(cell.differs ? place.cell / 8 : 0, Paint::kShade);
}

void place_line(const BoardPlace& place, const Drawing::Line& line) {
  place_line(place, line, false);
}

void place_cell_texts(const BoardPlace& place, int r, int c) {
  place_disc(place, r, c);
  if (!place.board.cells(r, c).text.empty()) place_text(place, r, c);
  if (!place.board.cells(r, c).label.empty()) place_label(place, r, c);
}

void place_cells(const BoardPlace& place) {
  for (int r = 0; r < place.board.rows(); ++r) {
    for (int c = 0; c < place.board.cols(); ++c) place_cell(place, r, c);
  }
}

void place_lines(const BoardPlace& place) {
  for (const Drawing::Line& line : place.board.lines) {
    if (line.differs) place_line(place, line, true);
  }
  for (const Drawing::Line& line : place.board.lines) place_line(place, line);
}

void place_texts(const BoardPlace& place) {
  for (int r = 0; r < place.board.rows(); ++r) {
    for (int c = 0; c < place.board.cols(); ++c) place_cell_texts(place, r, c);
  }
}

}  // namespace p2c
