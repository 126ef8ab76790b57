#include "instances/drawings/drawing_text.hpp"

#include <algorithm>
#include <array>

#include "instances/drawings/drawing_letters.hpp"
#include "instances/drawings/text_canvas.hpp"
#include "instances/drawings/text_lattice.hpp"
#include "instances/drawings/text_layout.hpp"

namespace p2c {
namespace {

using Ink = TextCanvas::Ink;

// The characters of one style.
struct Symbols {
  char32_t shade;
  char32_t given_shade;
  char32_t dot;
  std::u32string marks;                  // by Mark
  std::array<std::u32string, 5> across;  // lines, by their number; [0] for one that may be there
  std::array<std::u32string, 5> down;
};

const Symbols& symbols_of(const TextStyle& style) {
  static const Symbols unicode{U'█',
                               U'▒',
                               U'·',
                               U" ○●×▲★↑→↓←╱╲◣◢◥◤",
                               {U"╌", U"─", U"═", U"≡", U"≣"},
                               {U"╎", U"│", U"║", U"│││", U"║║"}};
  static const Symbols ascii{U'#',
                             U'%',
                             U'.',
                             U" o@xA*^>v</\\LJ7F",
                             {U".", U"-", U"=", U"3", U"4"},
                             {U":", U"|", U"||", U"3", U"4"}};
  return style.ascii ? ascii : unicode;
}

class Painter {
 public:
  Painter(const Drawing& board, const TextStyle& style)
      : board_(board),
        layout_(board),
        style_(style),
        symbols_(symbols_of(style)),
        canvas_(layout_.height, layout_.width) {}

  std::string paint() {
    paint_edges();
    if (board_.has_vertices()) {
      paint_lattice(board_, layout_, style_.ascii, canvas_);
    } else {
      for (const Drawing::Line& line : board_.lines) paint_line(line);
    }
    for (int r = 0; r < board_.rows(); ++r) {
      for (int c = 0; c < board_.cols(); ++c) paint_cell(r, c);
    }
    paint_margins();
    paint_corners();
    paint_dots();
    return canvas_.str(style_.colour);
  }

 private:
  void paint_edges();
  void paint_corner(int r, int c);
  void paint_line(const Drawing::Line& line);
  void paint_cell(int r, int c);
  void paint_margins();
  void paint_corners();
  void paint_dots();

  // Where a text of this length begins in the middle of a cell.
  int middle(int c, std::size_t length) const {
    return at(layout_.x, c) + (layout_.cell_width - static_cast<int>(length) + 1) / 2;
  }
  int text_row(int r) const { return at(layout_.y, r) + layout_.cell_height - 1; }
  static int at(const std::vector<int>& places, int i) { return places[i]; }
  static Ink ink_of(Edge edge) { return edge == Edge::kThick ? Ink::kPlain : Ink::kFaint; }

  const Drawing& board_;
  TextLayout layout_;
  TextStyle style_;
  const Symbols& symbols_;
  TextCanvas canvas_;
};

void Painter::paint_edges() {
  for (int r = 0; r <= board_.rows(); ++r) {
    for (int c = 0; c <= board_.cols(); ++c) {
      const int y = at(layout_.border_y, r);
      const int x = at(layout_.border_x, c);
      if (y >= 0 && c < board_.cols()) {
        const Edge edge = edge_above(board_, r, c);
        const char32_t letter = edge_letter({Edge::kNone, edge, Edge::kNone, edge}, style_.ascii);
        for (int k = 0; k < layout_.cell_width; ++k) {
          canvas_.put(y, at(layout_.x, c) + k, letter, ink_of(edge));
        }
      }
      if (x >= 0 && r < board_.rows()) {
        const Edge edge = edge_beside(board_, r, c);
        const char32_t letter = edge_letter({edge, Edge::kNone, edge, Edge::kNone}, style_.ascii);
        for (int k = 0; k < layout_.cell_height; ++k) {
          canvas_.put(at(layout_.y, r) + k, x, letter, ink_of(edge));
        }
      }
      if (x >= 0 && y >= 0) paint_corner(r, c);
    }
  }
}

void Painter::paint_corner(int r, int c) {
  const Corner corner = corner_of(board_, r, c);
  const Edge heaviest = std::max({corner.up, corner.right, corner.down, corner.left});
  canvas_.put(at(layout_.border_y, r), at(layout_.border_x, c), edge_letter(corner, style_.ascii),
              ink_of(heaviest));
}

void Painter::paint_line(const Drawing::Line& line) {
  if (line.count == 0 && !line.differs) return;
  const auto [r, c, to_r, to_c] = board_.stretch(line);
  const Ink ink = line.differs ? Ink::kMark : line.count == kOpen ? Ink::kFaint : Ink::kAnswer;
  const auto count = static_cast<std::size_t>(line.count == kOpen ? 0 : line.count);
  const bool none = line.count == 0;
  if (r == to_r) {
    const char32_t letter = symbols_.across[count][0];
    for (int x = middle(c, 1); x < middle(to_c, 1) && !none; ++x) {
      canvas_.put(text_row(r), x, letter, ink);
    }
    const int gap = at(layout_.x, c) + layout_.cell_width + at(layout_.x, to_c) - 1;
    if (line.differs) canvas_.put(text_row(r), gap / 2, U'*', ink);
    return;
  }
  const std::u32string& text = symbols_.down[count];
  for (int y = text_row(r); y < text_row(to_r) && !none; ++y) {
    canvas_.put(y, middle(c, text.size()), text, ink);
  }
  const int gap = text_row(r) + 1 + text_row(to_r) - 1;
  if (line.differs) canvas_.put(gap / 2, middle(c, 1), U'*', ink);
}

void Painter::paint_cell(int r, int c) {
  const Drawing::Cell& cell = board_.cells(r, c);
  const int x = at(layout_.x, c);
  const Ink ink = cell.differs ? Ink::kMark : Ink::kPlain;
  const bool given_shade = cell.fill == Fill::kGiven;
  if (cell.fill == Fill::kShaded || given_shade) {
    for (int k = 0; k < layout_.cell_width * layout_.cell_height; ++k) {
      canvas_.put(at(layout_.y, r) + k / layout_.cell_width, x + k % layout_.cell_width,
                  given_shade ? symbols_.given_shade : symbols_.shade, ink);
    }
  }
  if (cell.fill == Fill::kDot) canvas_.put(text_row(r), middle(c, 1), symbols_.dot, Ink::kFaint);
  if (cell.differs) {
    canvas_.put(text_row(r), x, U'*', ink);
    if (layout_.cell_width > 2) canvas_.put(text_row(r), x + layout_.cell_width - 1, U'*', ink);
  }
  if (!cell.text.empty() || cell.circle || cell.mark != Mark::kNone) {
    std::u32string text = letters_of(cell.circle ? "(" + cell.text + ")" : cell.text);
    if (cell.mark != Mark::kNone) {
      text.insert(text.begin(), symbols_.marks[static_cast<std::size_t>(cell.mark)]);
    }
    const bool own = cell.given || cell.circle || cell.fill == Fill::kShaded;
    canvas_.put(text_row(r), middle(c, text.size()), text,
                own || cell.differs ? ink : Ink::kAnswer);
  }
  if (!cell.label.empty()) {
    canvas_.put(at(layout_.y, r), x,
                style_.ascii ? letters_of(cell.label) : label_letters(cell.label), Ink::kPlain);
  }
}

void Painter::paint_margins() {
  for (std::size_t c = 0; c < board_.top.size(); ++c) {
    int y = layout_.top_height;
    for (auto clue = board_.top[c].rbegin(); clue != board_.top[c].rend(); ++clue) {
      canvas_.put(--y, middle(static_cast<int>(c), clue->size()), letters_of(*clue), Ink::kPlain);
    }
  }
  for (std::size_t r = 0; r < board_.left.size(); ++r) {
    int x = layout_.left_width - 1;
    for (auto clue = board_.left[r].rbegin(); clue != board_.left[r].rend(); ++clue) {
      x -= static_cast<int>(clue->size());
      canvas_.put(text_row(static_cast<int>(r)), x--, letters_of(*clue), Ink::kPlain);
    }
  }
  for (std::size_t c = 0; c < board_.bottom.size(); ++c) {
    int y = layout_.bottom_y;
    for (const std::string& clue : board_.bottom[c]) {
      canvas_.put(y++, middle(static_cast<int>(c), clue.size()), letters_of(clue), Ink::kPlain);
    }
  }
  for (std::size_t r = 0; r < board_.right.size(); ++r) {
    int x = layout_.right_x + 1;
    for (const std::string& clue : board_.right[r]) {
      canvas_.put(text_row(static_cast<int>(r)), x, letters_of(clue), Ink::kPlain);
      x += static_cast<int>(clue.size()) + 1;
    }
  }
}

// In place of what joins the borders there.
void Painter::paint_corners() {
  const int vertices = board_.cols() + 1;
  for (int i = 0; i < static_cast<int>(board_.corners.size()); ++i) {
    const std::string& clue = board_.corners[i];
    if (clue.empty()) continue;
    canvas_.put(at(layout_.border_y, i / vertices), at(layout_.border_x, i % vertices),
                letters_of(clue), Ink::kPlain);
  }
}

void Painter::paint_dots() {
  const auto circle = static_cast<std::size_t>(Mark::kCircle);
  for (const auto& [r, c, filled] : board_.dots) {
    const int y = r % 2 == 0 ? text_row(r / 2) : at(layout_.border_y, r / 2 + 1);
    const int x = c % 2 == 0 ? middle(c / 2, 1) : at(layout_.border_x, c / 2 + 1);
    canvas_.put(y, x, symbols_.marks[circle + (filled ? 1 : 0)], Ink::kPlain);
  }
}

}  // namespace

std::string draw_text(const Drawing& board, const TextStyle& style) {
  return Painter(board, style).paint();
}

long long text_width(const Drawing& board) { return TextLayout(board).width; }

}  // namespace p2c
