#include "instances/answers/lattice_lines.hpp"

#include "instances/answers/line_rows.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

std::vector<Slot> LatticeLines::slots(const BoardData& board, const Stop* stop) {
  NowAndThen poll(stop);
  const Lattice lattice{board.rows, board.cols};
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(lattice.size()));
  for (int line = 0; line < lattice.size(); ++line) {
    poll.throw_if_stopped();
    all.push_back({0, 1, lattice.name(line)});
  }
  return all;
}

AnswerRows LatticeLines::rows(const BoardData& board, const Answer& lines) const {
  const Lattice lattice{board.rows, board.cols};
  return line_rows(name, board.cols + 1, lines, [&](int line) { return lattice.ends(line); });
}

void LatticeLines::draw(Drawing& drawn, const BoardData& /*board*/, const Answer& lines) {
  clear_borders(drawn);
  draw_lattice(drawn, lines);
}

}  // namespace p2c
