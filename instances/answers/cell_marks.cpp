#include "instances/answers/cell_marks.hpp"

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

std::vector<Slot> CellMarks::slots(const BoardData& board, const Stop* stop) const {
  NowAndThen poll(stop);
  std::vector<Slot> all;
  for (const int cell : free_cells(board)) {
    poll.throw_if_stopped();
    all.push_back({0, 1, cell_name_at(cell, board.cols)});
  }
  return all;
}

AnswerRows CellMarks::rows(const BoardData& board, const Answer& marks) const {
  std::vector<int> cells(static_cast<std::size_t>(board.cells()), 0);
  std::size_t next = 0;
  for (const int cell : free_cells(board)) cells[cell] = marks[next++];
  return {AnswerRows::Form::kShaded, name, board.cols, std::move(cells)};
}

void CellMarks::draw(Drawing& drawn, const BoardData& board, const Answer& marks) const {
  std::size_t next = 0;
  for (const int cell : free_cells(board)) {
    drawn.add_cell(cell);
    if (marks[next++] == 1) drawn.cells[cell].mark = mark;
  }
}

}  // namespace p2c
