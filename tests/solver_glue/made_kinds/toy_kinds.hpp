// Two kinds that are made at run time, of parts alone. One has numbers with a range from its data
// and clues on four margins, and is named as one of the list; the other has two layers, marks in
// free cells and a loop.
#pragma once

#include <algorithm>
#include <bit>

#include "encoder/connectivity/single_loop.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/values/table.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/grid.hpp"
#include "instances/lattice.hpp"

namespace p2c::toys {

inline const BoardData& board_in(const AnyPuzzle& puzzle) { return *puzzle.as<BoardData>(); }

// --- towers: each line has each number once, and a clue says how many are seen from its end ------

/// How many are higher than all before them.
inline int seen(const std::vector<int>& heights) {
  int highest = 0;
  return static_cast<int>(std::count_if(heights.begin(), heights.end(), [&](int height) {
    return height > highest && (highest = height) > 0;
  }));
}

/// Calls see(cells, clue) for each line from each of its ends.
template <class See>
void each_look(const BoardData& board, See see) {
  const auto& clue = board.part<Margins>(0).clue;
  for (int k = 0; k < board.rows + board.cols; ++k) {
    const bool row = k < board.rows;
    std::vector<int> line = board_line(board.rows, board.cols, k);
    see(line, clue[row ? Margins::kLeft : Margins::kTop][row ? k : k - board.rows]);
    std::reverse(line.begin(), line.end());
    see(line, clue[row ? Margins::kRight : Margins::kBottom][row ? k : k - board.rows]);
  }
}

inline Broken check_towers(const BoardData& board, const Answer& answer) {
  Broken broken;
  each_look(board, [&](const std::vector<int>& line, int clue) {
    std::vector<int> heights;
    for (const int cell : line) heights.push_back(answer[cell]);
    if (clue != kNoClue && seen(heights) != clue) {
      broken = "from " + cell_name_at(line[0], board.cols) + " " + std::to_string(seen(heights)) +
               " are seen, but the clue is " + std::to_string(clue);
    }
    std::sort(heights.begin(), heights.end());
    if (std::adjacent_find(heights.begin(), heights.end()) != heights.end()) {
      broken = "a line has a number twice";
    }
  });
  return broken;
}

inline void encode_towers(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                          ClauseSink& out) {
  each_look(board_in(puzzle), [&](const std::vector<int>& line, int clue) {
    const std::string from = cell_name_at(line[0], board_in(puzzle).cols);
    std::vector<int> heights;
    for (std::size_t i = 1; i <= line.size(); ++i) heights.push_back(static_cast<int>(i));
    std::vector<int> tuples;
    do {
      const bool fits = clue == kNoClue || seen(heights) == clue;
      if (fits) tuples.insert(tuples.end(), heights.begin(), heights.end());
    } while (std::next_permutation(heights.begin(), heights.end()));
    out.rule([&] { return Rule{{"look", {line[0], line[1]}}, line, "what is seen from " + from}; });
    table(out, x, line, tuples, [&] { return "look-" + from + "-" + std::to_string(line[1]); });
  });
  (void)options;
}

inline KindOfParts towers() {
  KindOfParts its;
  its.name = "heyawake";  // no kind is found by its name
  its.about = "fill with towers: clues count those in sight";
  its.made_of = {{},
                 {MarginClues{"margins", "a number of towers", 1, 9}},
                 {CellNumbers{"grid", [](const BoardData& board, int /*cell*/) {
                                return CellNumbers::Range{1, board.cols};
                              }}}};
  its.judge = [](const BoardData& board) {
    return BoardJudge{[board](const Answer& answer) { return check_towers(board, answer); }, {}};
  };
  its.abilities.add(Encoding{encode_towers});
  return its;
}

// --- stars and a loop: a cell without a clue has a star exactly if the loop has three of its lines

inline std::vector<int> free_cells(const BoardData& board) {
  std::vector<int> cells;
  const auto& clues = board.part<Grid<int>>(0);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) cells.push_back(i);
  }
  return cells;
}

/// The slots of the lines around a cell: those of the stars come first.
inline std::vector<int> lines_around(const BoardData& board, int cell) {
  const auto around = Lattice{board.rows, board.cols}.around(cell / board.cols, cell % board.cols);
  std::vector<int> slots;
  for (const int line : around) {
    slots.push_back(static_cast<int>(free_cells(board).size()) + line);
  }
  return slots;
}

inline Broken check_stars(const BoardData& board, const Answer& answer) {
  const std::vector<int> free = free_cells(board);
  const auto lines_at = [&](int cell) {
    int count = 0;
    for (const int slot : lines_around(board, cell)) count += answer[slot];
    return count;
  };
  for (std::size_t i = 0; i < free.size(); ++i) {
    if ((lines_at(free[i]) == 3) != (answer[i] == 1)) {
      return "the star of " + cell_name_at(free[i], board.cols);
    }
  }
  for (int i = 0; i < board.cells(); ++i) {
    const int clue = board.part<Grid<int>>(0)[i];
    if (clue >= 0 && lines_at(i) != clue) return "the lines of " + cell_name_at(i, board.cols);
  }
  const Lattice lattice{board.rows, board.cols};
  Pieces pieces(lattice.vertices());
  int rings = 0;
  for (int vertex = 0; vertex < lattice.vertices(); ++vertex) {
    int ends = 0;
    for (const int line : lattice.at(vertex)) ends += answer[free.size() + line];
    if (ends != 0 && ends != 2) return "the loop ends or branches";
  }
  for (int line = 0; line < lattice.size(); ++line) {
    const auto [from, to] = lattice.ends(line);
    if (answer[free.size() + line] == 1 && !pieces.join(from, to)) ++rings;
  }
  return rings == 1 ? Broken() : "there is not one loop";
}

inline void encode_stars(const AnyPuzzle& puzzle, const Unknowns& x, const EncodeOptions& options,
                         ClauseSink& out) {
  const BoardData& board = board_in(puzzle);
  const std::vector<int> free = free_cells(board);
  const Lattice lattice{board.rows, board.cols};
  for (int i = 0; i < board.cells(); ++i) {
    const std::vector<int> slots = lines_around(board, i);
    const auto star = std::lower_bound(free.begin(), free.end(), i);
    Lits lines;
    for (const int slot : slots) lines.push_back(x.is(slot, 1));
    if (star != free.end() && *star == i) {
      std::vector<int> scope = slots;
      scope.push_back(static_cast<int>(star - free.begin()));
      out.rule([&] {
        return Rule{{"star", {i}}, scope, "the star of " + cell_name_at(i, board.cols)};
      });
      const Lit is = x.is(scope.back(), 1);
      for (unsigned ways = 0; ways < 16; ++ways) {
        Lits clause{std::popcount(ways) == 3 ? is : !is};
        for (unsigned k = 0; k < 4; ++k)
          clause.push_back((ways >> k) % 2 == 1 ? !lines[k] : lines[k]);
        out.add(clause);
      }
    } else if (const int clue = board.part<Grid<int>>(0)[i]; clue >= 0) {
      out.rule([&] {
        return Rule{{"clue", {i}}, slots, "the lines of " + cell_name_at(i, board.cols)};
      });
      exactly(out, lines, clue, options.cardinality);
    }
  }
  SingleLoop loop;
  loop.vertices = lattice.vertices();
  loop.suffix = "-loop";
  loop.vertex_name = [=](int vertex) { return lattice.vertex_name(vertex); };
  loop.line_name = [=](int line) { return "loop-" + lattice.name(line); };
  for (int line = 0; line < lattice.size(); ++line) {
    const auto [from, to] = lattice.ends(line);
    const int slot = static_cast<int>(free.size()) + line;
    loop.lines.push_back({from, to, x.is(slot, 1), slot});
  }
  single_loop(out, loop, options);
}

inline KindOfParts stars() {
  KindOfParts its;
  its.name = "stars-and-loop";
  its.about = "draw one loop: a star has three of its lines";
  its.made_of = {{},
                 {CellClues{"clues", "a number of lines", 0, 4, CellClues::UrlForm::kNumbers4}},
                 {CellMarks{"stars", "star", Mark::kStar, free_cells}, LatticeLines{"loop"}}};
  its.judge = [](const BoardData& board) {
    return BoardJudge{[board](const Answer& answer) { return check_stars(board, answer); }, {}};
  };
  its.winds = true;
  its.abilities.add(Encoding{encode_stars});
  return its;
}

}  // namespace p2c::toys
