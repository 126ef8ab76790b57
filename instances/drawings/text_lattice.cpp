#include "instances/drawings/text_lattice.hpp"

#include <algorithm>

namespace p2c {
namespace {

using Ink = TextCanvas::Ink;

class LatticePainter {
 public:
  LatticePainter(const Drawing& board, const TextLayout& layout, bool ascii, TextCanvas& canvas)
      : board_(board),
        layout_(layout),
        ascii_(ascii),
        canvas_(canvas),
        vertices_(board.rows() + 1, board.cols() + 1) {}

  void paint() {
    for (int r = 0; r <= board_.rows(); ++r) {
      for (int c = 0; c <= board_.cols(); ++c) vertices_(r, c).edges = corner_of(board_, r, c);
    }
    for (const Drawing::Line& line : board_.lines) paint_line(line);
    for (int r = 0; r <= board_.rows(); ++r) {
      for (int c = 0; c <= board_.cols(); ++c) paint_vertex(r, c);
    }
  }

 private:
  struct Vertex {
    Corner edges;  // borders and lines
    bool lines = false;
    bool differs = true;  // as all its lines do
  };

  void paint_line(const Drawing::Line& line);
  void join(const Drawing::Line& line);
  void paint_across(const Drawing::Line& line, char32_t letter, Ink ink);
  void paint_down(const Drawing::Line& line, char32_t letter, Ink ink);
  void paint_vertex(int r, int c);

  const Drawing& board_;
  const TextLayout& layout_;
  bool ascii_;
  TextCanvas& canvas_;
  Grid<Vertex> vertices_;
};

void LatticePainter::paint_line(const Drawing::Line& line) {
  if (line.count == 0 && !line.differs) return;
  const bool open = line.count == kOpen;
  if (line.count == 1) join(line);
  const Ink ink = line.differs ? Ink::kMark : open ? Ink::kFaint : Ink::kAnswer;
  if (board_.stretch(line).across()) {
    paint_across(line, ascii_ ? (open ? U'.' : U'-') : (open ? U'╌' : U'━'), ink);
  } else {
    paint_down(line, ascii_ ? (open ? U':' : U'|') : (open ? U'╎' : U'┃'), ink);
  }
}

void LatticePainter::join(const Drawing::Line& line) {
  const Drawing::Stretch at = board_.stretch(line);
  Vertex& from = vertices_(at.r, at.c);
  Vertex& to = vertices_(at.to_r, at.to_c);
  (at.across() ? from.edges.right : from.edges.down) = Edge::kThick;
  (at.across() ? to.edges.left : to.edges.up) = Edge::kThick;
  for (Vertex* const vertex : {&from, &to}) {
    vertex->lines = true;
    vertex->differs = vertex->differs && line.differs;
  }
}

void LatticePainter::paint_across(const Drawing::Line& line, char32_t letter, Ink ink) {
  const Drawing::Stretch at = board_.stretch(line);
  const int y = layout_.border_y[at.r];
  const int x = layout_.x[at.c];
  for (int k = 0; k < layout_.cell_width && line.count != 0; ++k)
    canvas_.put(y, x + k, letter, ink);
  if (line.differs) canvas_.put(y, x + layout_.cell_width / 2, U'*', ink);
}

void LatticePainter::paint_down(const Drawing::Line& line, char32_t letter, Ink ink) {
  const Drawing::Stretch at = board_.stretch(line);
  const int x = layout_.border_x[at.c];
  const int y = layout_.y[at.r];
  const int last = y + layout_.cell_height - 1;  // where the text of cells is
  for (int k = y; k <= last && line.count != 0; ++k) canvas_.put(k, x, letter, ink);
  if (!line.differs) return;
  if (line.count == 0) {
    canvas_.put(last, x, U'*', ink);
    return;
  }
  if (at.c > 0) canvas_.put(last, x - 1, U'*', ink);
  if (at.c < board_.cols()) canvas_.put(last, x + 1, U'*', ink);
}

void LatticePainter::paint_vertex(int r, int c) {
  const Vertex& vertex = vertices_(r, c);
  const auto [up, right, down, left] = vertex.edges;
  const bool bare = std::max({up, right, down, left}) == Edge::kNone;
  if (!bare && !vertex.lines) return;  // the border is there
  const char32_t dot = ascii_ ? U'+' : U'·';
  const char32_t letter = bare || ascii_ ? dot : edge_letter(vertex.edges, false);
  const Ink ink = bare ? Ink::kFaint : vertex.differs ? Ink::kMark : Ink::kAnswer;
  canvas_.put(layout_.border_y[r], layout_.border_x[c], letter, ink);
}

}  // namespace

void paint_lattice(const Drawing& board, const TextLayout& layout, bool ascii, TextCanvas& canvas) {
  LatticePainter(board, layout, ascii, canvas).paint();
}

}  // namespace p2c
