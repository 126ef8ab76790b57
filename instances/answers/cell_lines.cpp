#include "instances/answers/cell_lines.hpp"

#include "instances/answers/line_rows.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

std::string CellLines::name_of(int from, int to, int cols) {
  return cell_name_at(from, cols) + "-" + cell_name_at(to, cols);
}

std::vector<Slot> CellLines::slots(const BoardData& board, const Stop* stop) {
  NowAndThen poll(stop);
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(size(board)));
  for (const auto& [a, b] : neighbour_pairs(board.rows, board.cols)) {
    poll.throw_if_stopped();
    all.push_back({0, 1, name_of(a, b, board.cols)});
  }
  return all;
}

AnswerRows CellLines::rows(const BoardData& board, const Answer& lines) const {
  const auto pairs = neighbour_pairs(board.rows, board.cols);
  return line_rows(name, board.cols, lines, [&](int line) { return pairs[line]; });
}

void CellLines::draw(Drawing& drawn, const BoardData& board, const Answer& lines) {
  const bool partial = is_partial(lines);
  drawn.ends = Drawing::Ends::kCells;
  std::size_t next = 0;
  for (const auto& [a, b] : neighbour_pairs(board.rows, board.cols)) {
    const int line = lines[next++];
    drawn.add_line({a, b, line == kOpen && !partial ? 0 : line});
  }
}

}  // namespace p2c
