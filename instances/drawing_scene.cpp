#include "instances/drawing_scene.hpp"

#include <algorithm>
#include <cmath>

#include "instances/drawing_letters.hpp"

namespace puzzle2cnf {
namespace {

using Paint = Scene::Paint;
using Align = Scene::Align;
using Clues = std::vector<std::vector<std::string>>;

constexpr double kPadding = 8;
constexpr double kThinWidth = 1;
constexpr double kThickWidth = 3;
constexpr double kHalf = 0.5;  // strokes of odd width then cover whole pixels

double cell_size(const Drawing& board) {
  if (board.tight) return 24;
  const auto& cells = board.cells.cells;
  const auto labelled = [](const Drawing::Cell& cell) { return !cell.label.empty(); };
  return std::any_of(cells.begin(), cells.end(), labelled) ? 48 : 32;
}

// The largest size up to `wanted` at which a text of this length fits into `room`.
double fitting_size(double wanted, double room, std::size_t length) {
  return std::min(wanted, room / (kDigitWidth * static_cast<double>(length)));
}

// Adds one board to a scene.
class Placer {
 public:
  Placer(const Drawing& board, double x, Scene& scene);

  void place();
  double right() const { return x(board_.cols()) + kPadding; }
  double bottom() const { return y(board_.rows()) + kPadding; }

 private:
  double x(int c) const { return left_ + c * cell_; }
  double y(int r) const { return top_ + r * cell_; }
  double middle_x(int c) const { return x(c) + cell_ / 2; }
  double middle_y(int r) const { return y(r) + cell_ / 2; }

  void place_cell(int r, int c);
  void place_text(int r, int c);
  void place_edges(Edge edge, double width, Paint paint);
  void place_across(int r, Edge edge, double width, Paint paint);
  void place_down(int c, Edge edge, double width, Paint paint);
  void place_line(const Drawing::Line& line);
  void place_guides();
  void place_margins();
  double label_room(int r, int c) const;
  // A clue of a row, with the gap to the next one.
  double width_of(const std::string& clue) const {
    return clue_size_ * (kDigitWidth * static_cast<double>(clue.size()) + 0.45);
  }

  const Drawing& board_;
  Scene& scene_;
  double cell_;
  double clue_size_;
  double pitch_y_;          // between the clues of a column
  double left_margin_ = 0;  // of the clues of rows
  double left_;             // of the first cell
  double top_;
};

std::size_t most_clues(const Clues& margin) {
  std::size_t most = 0;
  for (const auto& clues : margin) most = std::max(most, clues.size());
  return most;
}

Placer::Placer(const Drawing& board, double x, Scene& scene)
    : board_(board), scene_(scene), cell_(cell_size(board)), clue_size_(cell_ / 2) {
  for (const auto& clues : board.left) {
    double width = 0;
    for (const std::string& clue : clues) width += width_of(clue);
    left_margin_ = std::max(left_margin_, std::ceil(width));
  }
  pitch_y_ = std::round(clue_size_ * 1.1);
  left_ = x + kPadding + kHalf + left_margin_;
  top_ = kPadding + kHalf + pitch_y_ * static_cast<double>(most_clues(board.top));
}

void Placer::place() {
  for (int r = 0; r < board_.rows(); ++r) {
    for (int c = 0; c < board_.cols(); ++c) place_cell(r, c);
  }
  place_edges(Edge::kThin, kThinWidth, Paint::kThin);
  place_edges(Edge::kThick, kThickWidth, Paint::kInk);
  place_guides();
  for (const Drawing::Line& line : board_.lines) place_line(line);
  for (int r = 0; r < board_.rows(); ++r) {
    for (int c = 0; c < board_.cols(); ++c) place_text(r, c);
  }
  place_margins();
}

void Placer::place_cell(int r, int c) {
  const Drawing::Cell& cell = board_.cells(r, c);
  const auto box = [&](double inset, Paint paint) {
    scene_.boxes.push_back(
        {x(c) + inset, y(r) + inset, cell_ - 2 * inset, cell_ - 2 * inset, paint});
  };
  if (cell.differs) box(0, Paint::kMark);
  if (cell.fill == Fill::kShaded) box(cell.differs ? cell_ / 8 : 0, Paint::kShade);
}

// Runs of equal borders become one stroke.
void Placer::place_across(int r, Edge edge, double width, Paint paint) {
  for (int c = 0; c < board_.cols(); ++c) {
    if (board_.above(r, c) != edge) continue;
    const int start = c;
    while (c + 1 < board_.cols() && board_.above(r, c + 1) == edge) ++c;
    scene_.strokes.push_back({x(start), y(r), x(c + 1), y(r), width, paint});
  }
}

void Placer::place_down(int c, Edge edge, double width, Paint paint) {
  for (int r = 0; r < board_.rows(); ++r) {
    if (board_.beside(r, c) != edge) continue;
    const int start = r;
    while (r + 1 < board_.rows() && board_.beside(r + 1, c) == edge) ++r;
    scene_.strokes.push_back({x(c), y(start), x(c), y(r + 1), width, paint});
  }
}

void Placer::place_edges(Edge edge, double width, Paint paint) {
  for (int r = 0; r <= board_.rows(); ++r) place_across(r, edge, width, paint);
  for (int c = 0; c <= board_.cols(); ++c) place_down(c, edge, width, paint);
}

// The borders between columns and rows go on into the margins, as far as there are clues.
void Placer::place_guides() {
  const auto paint_of = [](Edge edge) {
    return edge == Edge::kThick ? Paint::kFaint : Paint::kThin;
  };
  const double end_y = top_ - pitch_y_ * static_cast<double>(most_clues(board_.top));
  for (int c = 0; c <= board_.cols() && !board_.top.empty(); ++c) {
    scene_.strokes.push_back(
        {x(c), end_y, x(c), top_ - 2, kThinWidth, paint_of(board_.beside(0, c))});
  }
  for (int r = 0; r <= board_.rows() && !board_.left.empty(); ++r) {
    scene_.strokes.push_back(
        {left_ - left_margin_, y(r), left_ - 2, y(r), kThinWidth, paint_of(board_.above(r, 0))});
  }
}

void Placer::place_line(const Drawing::Line& line) {
  const int cols = board_.cols();
  const double x1 = middle_x(line.from % cols);
  const double y1 = middle_y(line.from / cols);
  const double x2 = middle_x(line.to % cols);
  const double y2 = middle_y(line.to / cols);
  if (line.differs) scene_.strokes.push_back({x1, y1, x2, y2, cell_ * 0.6, Paint::kMark});
  const bool open = line.count == kOpen;
  const int count = open ? 1 : line.count;
  for (int k = 0; k < count; ++k) {
    const double shift = (2 * k - count + 1) * 3;
    const double dx = y1 == y2 ? 0 : shift;
    const double dy = y1 == y2 ? shift : 0;
    scene_.strokes.push_back({x1 + dx, y1 + dy, x2 + dx, y2 + dy, open ? 1.0 : 2.0,
                              open ? Paint::kFaint : Paint::kAnswer, open});
  }
}

// Up to the next thick border or label to the right.
double Placer::label_room(int r, int c) const {
  int end = c + 1;
  while (end < board_.cols() && board_.beside(r, end) != Edge::kThick &&
         board_.cells(r, end).label.empty()) {
    ++end;
  }
  return x(end) - x(c) - cell_ * 0.14;
}

void Placer::place_text(int r, int c) {
  const Drawing::Cell& cell = board_.cells(r, c);
  const double middle = middle_x(c);
  double down = middle_y(r);
  if (cell.fill == Fill::kDot) {
    scene_.discs.push_back({middle, down, cell_ / 12, Paint::kFaint, 0});
  }
  if (cell.circle) scene_.discs.push_back({middle, down, cell_ * 0.39, Paint::kPaper, 2});
  const double labels = 0.26;  // of a cell's height
  const bool labelled = cell_ == 48;
  if (!cell.text.empty()) {
    if (labelled) down += cell_ * 0.1;
    const double room = cell_ * (cell.circle ? 0.62 : cell.differs ? 0.68 : 0.86);
    const bool shaded = cell.fill == Fill::kShaded;
    const Paint paint = shaded ? Paint::kPaper : cell.given ? Paint::kInk : Paint::kAnswer;
    scene_.texts.push_back({middle, down, fitting_size(cell_ * 0.56, room, cell.text.size()),
                            Align::kMiddle, paint, letters_of(cell.text)});
  }
  if (!cell.label.empty()) {
    const double size = fitting_size(cell_ * labels, label_room(r, c), cell.label.size() + 1);
    scene_.texts.push_back({x(c) + cell_ * 0.08, y(r) + cell_ * 0.08 + size * kDigitHeight / 2,
                            size, Align::kStart, Paint::kInk, label_letters(cell.label)});
  }
}

void Placer::place_margins() {
  for (std::size_t c = 0; c < board_.top.size(); ++c) {
    double down = top_ - pitch_y_ * 0.6;
    for (auto clue = board_.top[c].rbegin(); clue != board_.top[c].rend(); ++clue) {
      scene_.texts.push_back({middle_x(static_cast<int>(c)), down,
                              fitting_size(clue_size_, cell_ * 0.92, clue->size()), Align::kMiddle,
                              Paint::kInk, letters_of(*clue)});
      down -= pitch_y_;
    }
  }
  for (std::size_t r = 0; r < board_.left.size(); ++r) {
    double right = left_ - clue_size_ * 0.4;
    for (auto clue = board_.left[r].rbegin(); clue != board_.left[r].rend(); ++clue) {
      scene_.texts.push_back({right, middle_y(static_cast<int>(r)), clue_size_, Align::kEnd,
                              Paint::kInk, letters_of(*clue)});
      right -= width_of(*clue);
    }
  }
}

}  // namespace

Colour colour_of(Scene::Paint paint) {
  switch (paint) {
    case Paint::kPaper:
      return {255, 255, 255};
    case Paint::kShade:
      return {98, 106, 121};
    case Paint::kMark:
      return {255, 205, 86};
    case Paint::kThin:
      return {186, 191, 199};
    case Paint::kFaint:
      return {150, 156, 166};
    case Paint::kAnswer:
      return {28, 78, 158};
    case Paint::kInk:
      break;
  }
  return {17, 19, 23};
}

Scene scene_of(const std::vector<Drawing>& boards) {
  Scene scene;
  for (const Drawing& board : boards) {
    Placer placer(board, scene.width, scene);
    placer.place();
    scene.width = std::ceil(placer.right());
    scene.height = std::max(scene.height, std::ceil(placer.bottom()));
  }
  return scene;
}

}  // namespace puzzle2cnf
