#include "encoder/cardinality.hpp"
#include "encoder/connected.hpp"
#include "encoder/puzzles.hpp"

namespace puzzle2cnf {
namespace {

Lits shaded_cells(const Heyawake& puzzle, const Unknowns& x) {
  Lits cells;
  for (int i = 0; i < puzzle.room.size(); ++i) cells.push_back(x.is(i, 1));
  return cells;
}

void room_counts(const Heyawake& puzzle, const Lits& shaded, ClauseSink& out) {
  std::vector<Lits> rooms(puzzle.clue.size());
  for (int i = 0; i < puzzle.room.size(); ++i) {
    rooms[static_cast<std::size_t>(puzzle.room[i])].push_back(shaded[static_cast<std::size_t>(i)]);
  }
  for (std::size_t id = 0; id < rooms.size(); ++id) {
    if (puzzle.clue[id] != Heyawake::kNoClue) exactly(out, rooms[id], puzzle.clue[id]);
  }
}

// Of three rooms in a row only the shortest window counts: the last cell of the first, all of the
// second, the first cell of the third. One of its cells is shaded.
void three_room_runs(const Heyawake& puzzle, const Lits& shaded, ClauseSink& out) {
  Lits window;
  for (const std::vector<int>& line : board_lines(puzzle.rows(), puzzle.cols())) {
    std::size_t last_change = 0;  // the first cell of the present room, or 0 in the first room
    for (std::size_t k = 1; k < line.size(); ++k) {
      if (puzzle.room[line[k]] == puzzle.room[line[k - 1]]) continue;
      if (last_change > 0) {
        window.clear();
        for (std::size_t j = last_change - 1; j <= k; ++j) {
          window.push_back(shaded[static_cast<std::size_t>(line[j])]);
        }
        at_least_one(out, window);
      }
      last_change = k;
    }
  }
}

// Shaded cells never touch, so of two cells side by side one is unshaded: near the middle of the
// board such a pair is where the layers begin.
Connected unshaded_graph(const Heyawake& puzzle, const Lits& shaded) {
  Connected graph;
  for (const Lit cell : shaded) graph.nodes.push_back(!cell);
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), puzzle.cols())) {
    graph.edges.push_back({a, b, kTrue});
  }
  graph.false_nodes_never_touch = true;
  return graph;
}

}  // namespace

void encode(const Heyawake& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  const Lits shaded = shaded_cells(puzzle, x);
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), puzzle.cols())) {
    out.add({!shaded[static_cast<std::size_t>(a)], !shaded[static_cast<std::size_t>(b)]});
  }
  room_counts(puzzle, shaded, out);
  three_room_runs(puzzle, shaded, out);
  connected(out, unshaded_graph(puzzle, shaded), options);
}

}  // namespace puzzle2cnf
