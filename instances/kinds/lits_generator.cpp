// Random and new boards with a planted answer: tetrominoes side by side, and regions that grow
// around them.
#include <algorithm>

#include "instances/cells_near.hpp"
#include "instances/described/kind_of_parts.hpp"
#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/planted/planted_tetrominoes.hpp"

namespace p2c {
namespace {

constexpr int kTriesPerCell = 12;

const Grid<int>& ids_in(const BoardData& board) { return board.part<CutBoard>(0).room; }
Grid<int>& ids_in(BoardData& board) { return std::get<CutBoard>(board.parts[0]).room; }

std::vector<StyleItem> styles() {
  return {{"region-size", "cells of a region, at least, on average", 4, 30, 4}};
}

std::optional<Planted<BoardData>> plant(Rng& rng, int rows, int cols, const Style& style,
                                        const Stop* stop) {
  const int cells = rows * cols;
  const int most = std::max(1, cells / style["region-size"]);
  Grid<int> ids = random_tetrominoes(rng, rows, cols, cells * kTriesPerCell, most, stop);
  Answer answer = shaded_where_planted(ids);
  CutBoard board{grown_regions(rng, std::move(ids), stop)};
  number_from_zero(board.room);
  return Planted<BoardData>{{rows, cols, {std::move(board)}}, std::move(answer)};
}

struct Move {
  std::vector<int> cells;
  int to;
};

// A cell that only the other answer shades goes to a region beside it, with all that hangs on it:
// the other answer has four cells no more where it leaves.
std::vector<Move> all_moves(const Planted<BoardData>& planted, const std::vector<int>& cells,
                            const Stop* stop) {
  const Grid<int>& ids = ids_in(planted.puzzle);
  std::vector<Move> moves;
  for (const int cell : cells) {
    throw_if_stopped(stop);
    const std::vector<int> leave = hanging_on(ids, cell, planted.answer);
    for (const int i : leave) {
      for (const int next : cells_beside(ids.rows, ids.cols, i)) {
        if (ids[next] != ids[cell]) moves.push_back({leave, ids[next]});
      }
    }
  }
  return moves;
}

// Where the board is one region the cell goes to none.
std::optional<Planted<BoardData>> mend(const Planted<BoardData>& planted, const Answer& other,
                                       bool fixed, Rng& rng, const Style& /*style*/,
                                       const Stop* stop) {
  if (fixed) return {};
  std::vector<int> cells;
  for (int cell = 0; cell < planted.puzzle.cells(); ++cell) {
    if (other[cell] == 1 && planted.answer[cell] == 0) cells.push_back(cell);
  }
  Planted<BoardData> mended = planted;
  Grid<int>& room = ids_in(mended.puzzle);
  if (count_of_regions(room) == 1) {
    room[cells[below(rng, static_cast<int>(cells.size()))]] = kNoRegion;
    return mended;
  }
  const std::vector<Move> moves = all_moves(planted, cells, stop);
  if (moves.empty()) return {};
  const Move& move = moves[below(rng, static_cast<int>(moves.size()))];
  for (const int cell : move.cells) room[cell] = move.to;
  number_from_zero(room);
  return mended;
}

// Some cells go to the region of a neighbour, or to none.
void spoil(Rng& rng, Grid<int>& region) {
  for (int k = 1 + below(rng, 3); k > 0; --k) {
    const int cell = below(rng, region.size());
    const std::vector<int> others = cells_beside(region.rows, region.cols, cell);
    if (others.empty() || chance(rng, 20)) {
      region[cell] = kNoRegion;
    } else {
      region[cell] = region[others[below(rng, static_cast<int>(others.size()))]];
    }
  }
}

// Cells that are not planted leave their regions.
void leave(Rng& rng, Grid<int>& region, const Answer& shaded) {
  const int holes = below(rng, 100);
  for (int i = 0; i < region.size(); ++i) {
    if (shaded[i] == 0 && chance(rng, holes)) region[i] = kNoRegion;
  }
}

// Of small boards some have cells in no region, which leave fewer answers, or lines inside regions,
// and one in three is spoilt: it may have more answers, or none.
BoardData random_board(const std::function<BoardJudge(const BoardData&)>& judge, Rng& rng, int rows,
                       int cols) {
  const int cells = rows * cols;
  const bool large = cells > 100;
  CutBoard cut{random_tetrominoes(rng, rows, cols, cells * (4 + below(rng, 10)), cells)};
  const Answer shaded = shaded_where_planted(cut.room);
  cut.room = grown_regions(rng, std::move(cut.room));
  if (!large && chance(rng, 40)) leave(rng, cut.room, shaded);
  if (!large && chance(rng, 33)) spoil(rng, cut.room);
  number_from_zero(cut.room);
  if (chance(rng, large ? 20 : 40)) cut.lines = random_inner_lines(rng, cut.room);
  BoardData board{rows, cols, {std::move(cut)}};
  if (large && judge(board).check(shaded)) std::get<CutBoard>(board.parts[0]).lines.clear();
  return board;
}

}  // namespace

void add_lits_boards(KindOfParts& its) {
  its.random = [judge = its.judge](Rng& rng, int rows, int cols) {
    return random_board(judge, rng, rows, cols);
  };
  its.gives_up_broken = true;
  Generator<BoardData> generator;
  generator.styles = styles();
  generator.plant = plant;
  generator.mend = mend;
  generator.slots_per_mend = 2;
  generator.mends_compared = 10;
  its.generator = generator;
}

}  // namespace p2c
