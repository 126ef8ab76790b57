#include "instances/puzzles/heyawake/heyawake.hpp"

#include <algorithm>
#include <set>

#include "encoder/clauses/linear.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/touching.hpp"

namespace p2c {
namespace {

// What to count instead of a room's cells. Of two cells side by side at most one is shaded, so a
// literal can stand for both:
//
//   p      one of the two cells is shaded
//
// That halves the count and makes it stronger: of 3 x 3 cells with five shaded ones all are found
// by propagation.
Lits shaded_pairs(const Heyawake& puzzle, const std::vector<int>& cells, const SlotLits& shaded,
                  ClauseSink& out) {
  const int cols = puzzle.cols();
  std::vector<int> single;  // cells without a partner so far, ascending
  Lits counted;
  const auto pair = [&](int a, int b) {
    const Lit p = out.fresh([&] {
      return VariableName{name_of("pair", {cell_name_at(a, cols), cell_name_at(b, cols)}),
                          Sense::kBoth};
    });
    const Lit x = shaded[a];
    const Lit y = shaded[b];
    out.add({!x, p});
    out.add({!y, p});
    out.add({!p, x, y});
    counted.push_back(p);
  };
  for (const int cell : cells) {
    const bool left = cell % cols > 0 && !single.empty() && single.back() == cell - 1;
    const auto partner =
        left ? single.end() - 1 : std::lower_bound(single.begin(), single.end(), cell - cols);
    if (partner != single.end() && (left || *partner == cell - cols)) {
      pair(*partner, cell);
      single.erase(partner);
    } else {
      single.push_back(cell);
    }
  }
  for (const int cell : single) counted.push_back(shaded[cell]);
  return counted;
}

// The plain count of the cells, for a sink that takes it whole: there pairs would only hide it.
bool counted_whole(const SlotLits& shaded, const std::vector<int>& cells, int clue,
                   ClauseSink& out) {
  if (!out.takes_linear()) return false;
  Linear count{{}, clue, clue};
  for (const int cell : cells) count.terms.push_back({1, shaded[cell]});
  return out.take(count);
}

// Pairs count as cells only where no two cells of the room touch: so the rule means that, too.
void no_touching(const Heyawake& puzzle, const std::vector<int>& room, const SlotLits& shaded,
                 ClauseSink& out) {
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), puzzle.cols())) {
    if (puzzle.room[a] != puzzle.room[room[0]] || puzzle.room[b] != puzzle.room[a]) continue;
    out.add({!shaded[a], !shaded[b]});
  }
}

// What no_touching adds is said where it is added, and needs no words where it says nothing new.
std::string clue_words(int clue, bool explains) {
  if (clue == 0) return "no cell is shaded";
  const std::string count = counted(static_cast<std::size_t>(clue), "shaded cell");
  return explains && clue > 1 ? count + ", no two side by side" : count;
}

void room_counts(const Heyawake& puzzle, const SlotLits& shaded, Cardinality form,
                 ClauseSink& out) {
  const std::vector<std::vector<int>> rooms = cells_by_region(puzzle.room);
  for (std::size_t id = 0; id < rooms.size(); ++id) {
    const int clue = puzzle.clue[id];
    if (clue == Heyawake::kNoClue) continue;
    const auto room = [&] { return "the room of " + cell_name_at(rooms[id][0], puzzle.cols()); };
    const auto rule = [&] {
      return Rule{
          {"room", {rooms[id][0]}}, rooms[id], room() + ": " + clue_words(clue, out.explains())};
    };
    out.rule(rule);
    if (counted_whole(shaded, rooms[id], clue, out)) continue;
    if (clue == 0) {
      for (const int cell : rooms[id]) out.add({!shaded[cell]});
      continue;
    }
    out.remark([&] { return room() + ": a new variable is true when one of two cells is shaded"; });
    const Lits pairs = shaded_pairs(puzzle, rooms[id], shaded, out);
    out.rule(rule);
    exactly(out, pairs, clue, form,
            [&] { return "room-" + cell_name_at(rooms[id][0], puzzle.cols()); });
    if (out.explains()) no_touching(puzzle, rooms[id], shaded, out);
  }
}

// Of three rooms in a row only the shortest window counts: the last cell of the first, all of the
// second, the first cell of the third. One of its cells is shaded. A line inside a room counts as
// a change of room.
void three_room_runs(const Heyawake& puzzle, const SlotLits& shaded, ClauseSink& out) {
  const std::set<std::pair<int, int>> lines(puzzle.lines.begin(), puzzle.lines.end());
  Lits window;
  for (const std::vector<int>& line : board_lines(puzzle.rows(), puzzle.cols())) {
    std::size_t last_change = 0;  // the first cell of the present room, or 0 in the first room
    for (std::size_t k = 1; k < line.size(); ++k) {
      const std::pair pair(line[k - 1], line[k]);
      if (puzzle.room[pair.first] == puzzle.room[pair.second] && !lines.contains(pair)) continue;
      if (last_change > 0) {
        window.clear();
        for (std::size_t j = last_change - 1; j <= k; ++j) {
          window.push_back(shaded[line[j]]);
        }
        out.rule([&] {
          const int first = line[last_change - 1];
          const int last = line[k];
          return Rule{{"window", {first, last}},
                      std::vector<int>(line.begin() + static_cast<std::ptrdiff_t>(last_change) - 1,
                                       line.begin() + static_cast<std::ptrdiff_t>(k) + 1),
                      cell_name_at(first, puzzle.cols()) + " to " +
                          cell_name_at(last, puzzle.cols()) +
                          " reach into three rooms: one of them is shaded"};
        });
        at_least_one(out, window);
      }
      last_change = k;
    }
  }
}

std::vector<std::vector<int>> neighbours_of(const Heyawake& puzzle) {
  std::vector<std::vector<int>> neighbours(static_cast<std::size_t>(puzzle.room.size()));
  for (const auto& [a, b] : neighbour_pairs(puzzle.rows(), puzzle.cols())) {
    neighbours[a].push_back(b);
    neighbours[b].push_back(a);
  }
  return neighbours;
}

// Were all neighbours shaded, the cell would not be, nor another cell beside the first of them.
std::vector<RuleKey> shut_in_rests_on(const std::vector<std::vector<int>>& neighbours, int cell) {
  const int first = neighbours[cell][0];
  const int other = neighbours[first][neighbours[first][0] == cell ? 1 : 0];
  return {{"connected", {}}, touch_key(cell, first), touch_key(first, other)};
}

// The neighbours of a cell are not all shaded: it would be shut in, and there is always another
// unshaded cell on a board of at least 2 x 2. Implied by connectivity; most cuts would be these.
void no_enclosed_cells(const Heyawake& puzzle, const SlotLits& shaded, ClauseSink& out) {
  if (puzzle.rows() < 2 || puzzle.cols() < 2) return;
  const std::vector<std::vector<int>> neighbours = neighbours_of(puzzle);
  Lits unshaded;
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const int cell = static_cast<int>(i);
    out.rule([&] {
      return Rule{{"shut-in", {cell}},
                  neighbours[i],
                  "the neighbours of " + cell_name_at(cell, puzzle.cols()) + " are not all shaded",
                  shut_in_rests_on(neighbours, cell)};
    });
    unshaded.clear();
    for (const int neighbour : neighbours[i]) unshaded.push_back(!shaded[neighbour]);
    at_least_one(out, unshaded);
  }
}

// The most edges of a path of unshaded cells without a shortcut, on a board of n cells. Its L
// cells have 4L - 2(rows + cols) or more edges on the board, 2(L - 1) of these ends within the
// path; all others lead to the n - L cells beside it, which have 4n - 2(rows + cols) less those
// of the path. So 6L <= 4n + 2(rows + cols) - 2.
int longest_path(int rows, int cols) { return (4 * rows * cols + 2 * (rows + cols) - 2) / 6 - 1; }

// Shaded cells never touch, so of two cells side by side one is unshaded: such a pair near the
// middle of the board is where the layers begin.
Connected unshaded_graph(const Heyawake& puzzle, const SlotLits& shaded) {
  const int rows = puzzle.rows();
  const int cols = puzzle.cols();
  Connected graph = cell_graph(negated(shaded), cols, "the unshaded cells are connected");
  graph.false_nodes_never_touch = true;
  graph.longest_path = longest_path(rows, cols);
  const int middle = puzzle.room.index((rows - 1) / 2, (cols - 1) / 2);
  if (puzzle.room.size() > 1) graph.one_is_true = {middle, middle + (cols > 1 ? 1 : cols)};
  return graph;
}

}  // namespace

void encode(const Heyawake& puzzle, const Unknowns& x, const EncodeOptions& options,
            ClauseSink& out) {
  const SlotLits shaded = slots_from(0, x.each_is(1));
  none_touch(out, shaded, puzzle.cols());
  room_counts(puzzle, shaded, options.cardinality, out);
  three_room_runs(puzzle, shaded, out);
  no_enclosed_cells(puzzle, shaded, out);
  connected(out, unshaded_graph(puzzle, shaded), options);
}

}  // namespace p2c
