#include "instances/kinds/slitherlink.hpp"

#include "instances/answers/lattice_lines.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/words/loop_rules.hpp"

namespace p2c {
namespace {

bool visits_all(const BoardData& board) { return board.part<bool>(1); }

// A cell with more lines than its clue says, or with fewer.
Broken check_clues(const BoardData& board, const Answer& lines, bool more) {
  const Lattice all = lattice_of(board);
  const Grid<int>& clues = clues_in(board);
  for (int i = 0; i < clues.size(); ++i) {
    const int drawn = count_lines(all.around(i / board.cols, i % board.cols), lines).drawn;
    if (clues[i] < 0 || drawn == clues[i] || (drawn > clues[i]) != more) continue;
    return cell_name_at(i, board.cols) + " has " +
           counted(static_cast<std::size_t>(drawn), "line") + " around it, but its clue is " +
           std::to_string(clues[i]);
  }
  return {};
}

// What is missing comes after what is too much: a half-finished board always lacks some.
Broken check(const BoardData& board, const Answer& lines) {
  const Lattice all = lattice_of(board);
  if (Broken broken = check_branches(all, lines)) return broken;
  if (Broken broken = check_clues(board, lines, true)) return broken;
  if (Broken broken = check_clues(board, lines, false)) return broken;
  if (Broken broken = check_ends(all, lines, visits_all(board))) return broken;
  return check_one_loop(all, lines);
}

// The vertices and cells at the line that was set last.
bool possible(const BoardData& board, const Answer& lines, int last) {
  const Lattice all = lattice_of(board);
  if (!ends_are_possible(all, lines, last, visits_all(board))) return false;
  const Grid<int>& clues = clues_in(board);
  const auto [from, to] = all.ends(last);
  const int r = from / (board.cols + 1);
  const int c = from % (board.cols + 1);
  const bool across = to == from + 1;
  for (const auto& [row, col] :
       {std::pair(r, c), across ? std::pair(r - 1, c) : std::pair(r, c - 1)}) {
    if (!clues.inside(row, col) || clues(row, col) < 0) continue;
    const LineCount around = count_lines(all.around(row, col), lines);
    const int clue = clues(row, col);
    if (around.drawn > clue || around.drawn + around.open < clue) return false;
  }
  return true;
}

}  // namespace

KindOfParts slitherlink_of_parts() {
  KindOfParts its;
  its.name = "slitherlink";
  its.about = "draw one loop: numbers count the lines around them";
  its.aliases = {"slither"};
  its.made_of = {{"slither", "slitherlink"},
                 {CellClues{"clues", "a number of lines", 0, 4, CellClues::UrlForm::kNumbers4},
                  BoardFlag{"every-vertex", "every_vertex", 'f'}},
                 {LatticeLines()}};
  its.judge = [](const BoardData& board) {
    return BoardJudge{
        [&board](const Answer& lines) { return check(board, lines); },
        [&board](const Answer& lines, int last) { return possible(board, lines, last); }};
  };
  its.refuses_beginnings = true;
  its.winds = true;  // the loop
  return its;
}

}  // namespace p2c
