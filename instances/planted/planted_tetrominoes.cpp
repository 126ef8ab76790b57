#include "instances/planted/planted_tetrominoes.hpp"

#include <algorithm>
#include <set>

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/parts/cut_board.hpp"
#include "instances/words/shading_rules.hpp"
#include "instances/words/tetromino.hpp"

namespace p2c {
namespace {

int any_beside(Rng& rng, const Grid<int>& ids, int cell) {
  const std::vector<int> cells = cells_beside(ids.rows, ids.cols, cell);
  return cells.empty() ? cell : cells[below(rng, static_cast<int>(cells.size()))];
}

bool contains(const std::vector<int>& cells, int cell) {
  return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

// Four connected cells, ascending; fewer where the steps led back too often.
std::vector<int> random_four(Rng& rng, const Grid<int>& ids) {
  constexpr int kSteps = 12;
  std::vector<int> cells{below(rng, ids.size())};
  for (int i = 0; i < kSteps && cells.size() < 4; ++i) {
    const int cell = any_beside(rng, ids, cells[below(rng, static_cast<int>(cells.size()))]);
    if (!contains(cells, cell)) cells.push_back(cell);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

// On free cells, beside one that is there, but not beside an equal one.
bool fits_beside(const Grid<int>& ids, const std::string& shapes, const std::vector<int>& cells,
                 char shape) {
  bool touches = shapes.empty();
  for (const int cell : cells) {
    if (ids[cell] != kNoRegion) return false;
    for (const int other : cells_beside(ids.rows, ids.cols, cell)) {
      if (ids[other] == kNoRegion) continue;
      if (shapes[ids[other]] == shape) return false;
      touches = true;
    }
  }
  return touches;
}

// The cells that are joined to `start` within its region, without passing `cell`.
std::vector<int> piece_without(const Grid<int>& ids, int cell, int start) {
  std::vector<int> piece{start};
  std::set<int> seen{cell, start};
  for (std::size_t i = 0; i < piece.size(); ++i) {
    each_beside(ids.rows, ids.cols, piece[i], [&](int next) {
      if (ids[next] == ids[cell] && seen.insert(next).second) piece.push_back(next);
    });
  }
  return piece;
}

}  // namespace

Answer shaded_where_planted(const Grid<int>& ids) {
  Answer shaded;
  for (const int id : ids.cells) shaded.push_back(id == kNoRegion ? 0 : 1);
  return shaded;
}

Grid<int> random_tetrominoes(Rng& rng, int rows, int cols, int tries, int most, const Stop* stop) {
  NowAndThen poll(stop);
  Grid<int> ids(rows, cols, kNoRegion);
  std::string shapes;  // of each
  for (; tries > 0 && static_cast<int>(shapes.size()) < most; --tries) {
    poll.throw_if_stopped();
    const std::vector<int> cells = random_four(rng, ids);
    if (cells.size() < 4) continue;
    const char shape = tetromino({cells[0], cells[1], cells[2], cells[3]}, cols);
    if (!fits_beside(ids, shapes, cells, shape)) continue;
    for (const int cell : cells) ids[cell] = static_cast<int>(shapes.size());
    throw_if_stopped(stop);  // the whole board is looked at
    if (check_two_by_two(shaded_where_planted(ids), cols)) {
      for (const int cell : cells) ids[cell] = kNoRegion;
    } else {
      shapes += shape;
    }
  }
  return ids;
}

Grid<int> grown_regions(Rng& rng, Grid<int> ids, const Stop* stop) {
  NowAndThen poll(stop);
  std::vector<int> open;
  for (int i = 0; i < ids.size(); ++i) {
    if (ids[i] == kNoRegion) open.push_back(i);
  }
  if (static_cast<int>(open.size()) == ids.size()) return {ids.rows, ids.cols, 0};
  shuffle(open, rng);
  while (!open.empty()) {
    std::erase_if(open, [&](int cell) {
      poll.throw_if_stopped();
      ids[cell] = ids[any_beside(rng, ids, cell)];
      return ids[cell] != kNoRegion;
    });
  }
  return ids;
}

std::vector<int> hanging_on(const Grid<int>& ids, int cell, const Answer& shaded) {
  std::vector<int> hanging{cell};
  for (const int next : cells_beside(ids.rows, ids.cols, cell)) {
    if (ids[next] != ids[cell] || contains(hanging, next)) continue;
    const std::vector<int> piece = piece_without(ids, cell, next);
    const auto is_shaded = [&](int i) { return shaded[i] == 1; };
    if (std::any_of(piece.begin(), piece.end(), is_shaded)) continue;
    hanging.insert(hanging.end(), piece.begin(), piece.end());
  }
  std::sort(hanging.begin(), hanging.end());
  return hanging;
}

}  // namespace p2c
