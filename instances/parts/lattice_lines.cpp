#include "instances/parts/lattice_lines.hpp"

#include <algorithm>
#include <array>

namespace p2c {

std::vector<Slot> LatticeLines::slots(int rows, int cols) {
  const Lattice lattice{rows, cols};
  std::vector<Slot> all;
  all.reserve(static_cast<std::size_t>(lattice.size()));
  for (int line = 0; line < lattice.size(); ++line) all.push_back({0, 1, lattice.name(line)});
  return all;
}

// --- text -----------------------------------------------------------------------------------

AnswerRows LatticeLines::answer_rows(int rows, int cols, const Answer& lines) {
  const Lattice lattice{rows, cols};
  AnswerRows items{AnswerRows::Form::kItems, "lines", 5, {}};
  for (int line = 0; line < lattice.size(); ++line) {
    if (lines[line] == 0) continue;
    const auto [from, to] = lattice.ends(line);
    for (const int vertex : {from, to}) {
      items.values.push_back(vertex / (cols + 1) + 1);
      items.values.push_back(vertex % (cols + 1) + 1);
    }
    items.values.push_back(lines[line]);
  }
  return items;
}

Answer LatticeLines::parse_answer(int rows, int cols, TextReader& in) {
  const Lattice lattice{rows, cols};
  Answer lines(static_cast<std::size_t>(lattice.size()), 0);
  while (!in.at_end()) {
    in.skip_blank_lines();
    in.next_line("row1 col1 row2 col2 1");
    std::array<int, 2> ends{};
    for (int& end : ends) {
      const int row = in.number(1, rows + 1);
      end = lattice.vertex(row - 1, in.number(1, cols + 1) - 1);
    }
    const int line = lattice.between(ends[0], ends[1]);
    const std::string both = lattice.vertex_name(ends[0]) + "-" + lattice.vertex_name(ends[1]);
    if (line < 0) {
      const bool swapped = lattice.between(ends[1], ends[0]) >= 0;
      in.fail_as(std::string("expected ") +
                 (swapped ? "the smaller end first" : "two vertices side by side") + ", got " +
                 both);
    }
    if (lines[line] != 0) in.fail_as("expected each line once, got " + both + " again");
    lines[line] = read_value(in, 1, 1);
    in.end_line();
  }
  return lines;
}

// --- drawing --------------------------------------------------------------------------------

void LatticeLines::draw(Drawing& board, const Answer& lines) {
  clear_borders(board);
  draw_lattice(board, lines);
}

// --- pzpr -----------------------------------------------------------------------------------

Answer LatticeLines::read_pzpr_lines(PzprFile& file) {
  TextReader& in = file.reader();
  const Lattice lattice{file.rows(), file.cols()};
  Answer lines(static_cast<std::size_t>(lattice.size()), kOpen);
  const auto read = [&](int line, std::string_view token) {
    if (token == "-1") {
      lines[line] = 0;
    } else if (in.to_number(token, 0, 1, "a line, 0, 1 or -1") == 1) {
      lines[line] = 1;
    }
  };
  if (file.version() >= kVersion) {
    file.section(file.rows(), file.cols(), "colour", [](int, int, std::string_view) {});
  }
  file.section(file.rows(), file.cols() + 1, "line down",
               [&](int r, int c, std::string_view token) { read(lattice.down(r, c), token); });
  file.section(file.rows() + 1, file.cols(), "line across",
               [&](int r, int c, std::string_view token) { read(lattice.across(r, c), token); });
  return lines;
}

std::optional<Answer> LatticeLines::drawn_in(Answer lines) {
  if (std::find(lines.begin(), lines.end(), 1) == lines.end()) return {};
  std::replace(lines.begin(), lines.end(), kOpen, 0);
  return lines;
}

std::string LatticeLines::write_pzpr(int rows, int cols, const std::optional<Answer>& lines) {
  const Lattice lattice{rows, cols};
  const auto drawn = [&](int line) { return lines && (*lines)[line] == 1 ? 1 : 0; };
  Grid<int> down(rows, cols + 1);
  Grid<int> across(rows + 1, cols);
  for (int r = 0; r <= rows; ++r) {
    for (int c = 0; c < cols; ++c) across(r, c) = drawn(lattice.across(r, c));
    for (int c = 0; c <= cols && r < rows; ++c) down(r, c) = drawn(lattice.down(r, c));
  }
  const auto digit = [](int value) { return std::to_string(value); };
  return write_pzpr_grid(Grid<int>(rows, cols, 0), digit) + write_pzpr_grid(down, digit) +
         write_pzpr_grid(across, digit);
}

}  // namespace p2c
