#include "instances/drawings/drawing.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "instances/lattice.hpp"

namespace p2c {

Drawing::Drawing(int rows, int cols) {
  if (static_cast<long long>(rows) * cols > kMostCells) {
    throw DrawingTooLarge("a board of more than " + std::to_string(kMostCells) +
                          " cells is not drawn");
  }
  cells = Grid<Cell>(rows, cols);
  above = Grid<Edge>(rows + 1, cols, Edge::kThin);
  beside = Grid<Edge>(rows, cols + 1, Edge::kThin);
  for (int c = 0; c < cols; ++c) above(0, c) = above(rows, c) = Edge::kThick;
  for (int r = 0; r < rows; ++r) beside(r, 0) = beside(r, cols) = Edge::kThick;
}

Drawing::Stretch Drawing::stretch(const Line& line) const {
  const int period = has_vertices() ? cols() + 1 : cols();
  const Stretch found{line.from / period, line.from % period, line.to / period, line.to % period};
  assert(line.from >= 0 && line.from < line.to && found.to_r <= rows());
  assert(found.across() || found.c == found.to_c);
  assert(!has_vertices() || found.to_r - found.r + found.to_c - found.c == 1);
  return found;
}

bool Drawing::is_bare(int r, int c) const {
  const auto none = [](const Grid<Edge>& edges, int row, int col) {
    return !edges.inside(row, col) || edges(row, col) == Edge::kNone;
  };
  return none(above, r, c - 1) && none(above, r, c) && none(beside, r - 1, c) && none(beside, r, c);
}

void draw_border(Drawing& board, int a, int b) {
  const bool across = b == a + 1 && b % board.cols() != 0;
  (across ? board.beside : board.above)(b / board.cols(), b % board.cols()) = Edge::kThick;
}

void outline_regions(Drawing& board, const Grid<int>& region) {
  for (const auto& [a, b] : neighbour_pairs(board.rows(), board.cols())) {
    if (region[a] != region[b]) draw_border(board, a, b);
  }
}

void rule_fives(Drawing& board) {
  for (int r = 0; r < board.rows(); ++r) {
    for (int c = 0; c < board.cols(); ++c) {
      if (r % 5 == 0) board.above(r, c) = Edge::kThick;
      if (c % 5 == 0) board.beside(r, c) = Edge::kThick;
    }
  }
}

void write_margins(Drawing& board, const std::vector<std::vector<int>>& left,
                   const std::vector<std::vector<int>>& top) {
  constexpr std::size_t kMostClues = 2'000'000;
  std::size_t count = 0;  // a board that has an answer has at most one to a cell and direction
  for (const auto* lines : {&left, &top}) {
    for (const std::vector<int>& line : *lines) count += line.size();
  }
  if (count > kMostClues) throw DrawingTooLarge("too many clues to draw them");
  const auto texts = [](const std::vector<std::vector<int>>& lines) {
    std::vector<std::vector<std::string>> all(lines.size());
    for (std::size_t k = 0; k < lines.size(); ++k) {
      for (const int number : lines[k]) {
        all[k].push_back(number < 0 ? "?" : std::to_string(number));
      }
      if (lines[k].empty()) all[k].emplace_back("0");
    }
    return all;
  };
  board.left = texts(left);
  board.top = texts(top);
}

void clear_borders(Drawing& board) {
  std::fill(board.above.cells.begin(), board.above.cells.end(), Edge::kNone);
  std::fill(board.beside.cells.begin(), board.beside.cells.end(), Edge::kNone);
}

namespace {

// The lines of the lattice that slots are, one after the other.
void draw_lines(Drawing& board, const Answer& answer, const std::vector<int>& lines) {
  assert(answer.size() >= lines.size());
  const Lattice lattice{board.rows(), board.cols()};
  const bool partial = is_partial(answer);
  board.ends = Drawing::Ends::kVertices;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto [from, to] = lattice.ends(lines[i]);
    board.add_line({from, to, answer[i] == kOpen && !partial ? 0 : answer[i]});
  }
}

}  // namespace

void draw_lattice(Drawing& board, const Answer& answer) {
  std::vector<int> all(static_cast<std::size_t>(Lattice{board.rows(), board.cols()}.size()));
  std::iota(all.begin(), all.end(), 0);
  draw_lines(board, answer, all);
}

void draw_inner_edges(Drawing& board, const Answer& answer) {
  const Lattice lattice{board.rows(), board.cols()};
  std::vector<int> lines;
  for (const auto& [a, b] : neighbour_pairs(board.rows(), board.cols())) {
    const int r = b / board.cols();
    const int c = b % board.cols();
    lines.push_back(b == a + board.cols() ? lattice.across(r, c) : lattice.down(r, c));
  }
  draw_lines(board, answer, lines);
}

void shade_cells(Drawing& board, const Answer& answer) {
  const bool partial = is_partial(answer);
  for (int i = 0; i < board.cells.size(); ++i) {
    const int value = answer[i];
    board.add_cell(i);
    if (value == 1) board.cells[i].fill = Fill::kShaded;
    if (value == 0 && partial) board.cells[i].fill = Fill::kDot;
  }
}

void write_values(Drawing& board, const Answer& answer, std::string_view letters) {
  for (int i = 0; i < board.cells.size(); ++i) {
    const int value = answer[i];
    board.add_cell(i);
    if (value == kOpen) continue;
    board.cells[i].text = letters.empty() ? std::to_string(value) : std::string(1, letters[value]);
  }
}

void write_given(Drawing& board, int cell, std::string text) {
  board.cells[cell].text = std::move(text);
  board.cells[cell].given = true;
}

bool is_partial(const Answer& answer) {
  const auto open = std::count(answer.begin(), answer.end(), kOpen);
  return open > 0 && open < static_cast<std::ptrdiff_t>(answer.size());
}

void highlight_slots(Drawing& board, const std::vector<int>& slots) {
  for (const int slot : slots) {
    const auto [line, at] = board.place_of(slot);
    (line ? board.lines[at].differs : board.cells[at].differs) = true;
  }
}

}  // namespace p2c
