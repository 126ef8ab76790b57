#include "instances/drawings/text_layout.hpp"

#include <algorithm>
#include <string_view>

namespace p2c {
namespace {

constexpr long long kLongest = 100'000'000;

// By up, right, down, left, each none, light or heavy: the last changes fastest.
constexpr std::u32string_view kJoined =
    U" ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    U"╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    U"╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋";

int longest_label(const Drawing& board) {
  std::size_t longest = 0;
  for (const Drawing::Cell& cell : board.cells.cells)
    longest = std::max(longest, cell.label.size());
  return static_cast<int>(longest);
}

// With the mark before it.
int longest_text(const Drawing& board) {
  std::size_t longest = 0;
  for (const Drawing::Cell& cell : board.cells.cells) {
    longest = std::max(longest, cell.text.size() + (cell.mark == Mark::kNone ? 0 : 1));
  }
  return static_cast<int>(longest);
}

int longest_clue(const std::vector<std::vector<std::string>>& margin) {
  std::size_t longest = 0;
  for (const auto& clues : margin) {
    for (const std::string& clue : clues) longest = std::max(longest, clue.size());
  }
  return static_cast<int>(longest);
}

int width_of_cells(const Drawing& board, int label) {
  // Numbers side by side need a blank.
  const int clue = std::max(longest_clue(board.top), longest_clue(board.bottom)) + 1;
  if (board.tight) return std::max(2, clue);
  // With a blank or an asterisk on either side; about twice as wide as high.
  return std::max({label > 0 ? 5 : 3, longest_text(board) + 2, label, clue});
}

// Any of these borders is to be seen, or may get lines.
template <class EdgeAt>
bool is_seen(const Drawing& board, int count, bool outer, EdgeAt edge_at) {
  bool any = board.has_vertices() || (!board.tight && !outer);
  for (int k = 0; k < count && !any; ++k) {
    any = edge_at(k) == Edge::kThick || (edge_at(k) == Edge::kThin && !board.tight);
  }
  return any;
}

// Places cells of `size` one after another from `start` on. Returns the end.
template <class Seen>
int place(long long start, long long size, int count, Seen seen, std::vector<int>& cells,
          std::vector<int>& borders) {
  long long next = start;
  for (int k = 0; k <= count; ++k) {
    if (next + size > kLongest) throw DrawingTooLarge("the drawing is too large for text");
    const bool border = seen(k);
    borders.push_back(border ? static_cast<int>(next) : -1);
    next += border ? 1 : 0;
    if (k == count) break;
    cells.push_back(static_cast<int>(next));
    next += size;
  }
  return static_cast<int>(next);
}

// Of the clues of rows, with a blank on one side of each.
int width_of(const std::vector<std::vector<std::string>>& margin) {
  std::size_t widest = 0;
  for (const auto& clues : margin) {
    std::size_t width = 0;
    for (const std::string& clue : clues) width += clue.size() + 1;
    widest = std::max(widest, width);
  }
  return static_cast<int>(widest);
}

int height_of(const std::vector<std::vector<std::string>>& margin) {
  std::size_t most = 0;
  for (const auto& clues : margin) most = std::max(most, clues.size());
  return static_cast<int>(most);
}

Edge shown(const Drawing& board, const Grid<Edge>& edges, int r, int c) {
  const Edge edge = edges.inside(r, c) ? edges(r, c) : Edge::kNone;
  return board.tight && edge == Edge::kThin ? Edge::kNone : edge;
}

}  // namespace

TextLayout::TextLayout(const Drawing& board) {
  const int label = longest_label(board);
  cell_width = width_of_cells(board, label);
  cell_height = label > 0 ? 2 : 1;
  left_width = width_of(board.left);
  top_height = height_of(board.top);
  const int rows = board.rows();
  const int cols = board.cols();
  const auto column_seen = [&](int c) {
    return is_seen(board, rows, c == 0 || c == cols, [&](int r) { return board.beside(r, c); });
  };
  const auto row_seen = [&](int r) {
    return is_seen(board, cols, r == 0 || r == rows, [&](int c) { return board.above(r, c); });
  };
  right_x = place(left_width, cell_width, cols, column_seen, x, border_x);
  bottom_y = place(top_height, cell_height, rows, row_seen, y, border_y);
  width = right_x + width_of(board.right);
  height = bottom_y + height_of(board.bottom);
}

Edge edge_above(const Drawing& board, int r, int c) { return shown(board, board.above, r, c); }

Edge edge_beside(const Drawing& board, int r, int c) { return shown(board, board.beside, r, c); }

Corner corner_of(const Drawing& board, int r, int c) {
  return {edge_beside(board, r - 1, c), edge_above(board, r, c), edge_beside(board, r, c),
          edge_above(board, r, c - 1)};
}

char32_t edge_letter(const Corner& corner, bool ascii) {
  const auto [up, right, down, left] = corner;
  if (!ascii) {
    std::size_t index = 0;
    for (const Edge edge : {up, right, down, left})
      index = index * 3 + static_cast<std::size_t>(edge);
    return kJoined[index];
  }
  const bool across = right == Edge::kThick || left == Edge::kThick;
  const bool along = up == Edge::kThick || down == Edge::kThick;
  if (across && along) return U'+';
  if (across) return U'-';
  if (along) return U'|';
  const bool corner_of_thin =
      (up == Edge::kThin || down == Edge::kThin) && (right == Edge::kThin || left == Edge::kThin);
  return corner_of_thin ? U'.' : U' ';
}

}  // namespace p2c
