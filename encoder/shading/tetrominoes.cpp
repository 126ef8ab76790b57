#include "encoder/shading/tetrominoes.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace p2c {
namespace {

constexpr std::array<char, 4> kShapes{'L', 'I', 'T', 'S'};
using Cells = std::array<std::pair<int, int>, 4>;  // row and column of each
constexpr std::array<Cells, 4> kDrawn{{{{{0, 0}, {1, 0}, {2, 0}, {2, 1}}},
                                       {{{0, 0}, {0, 1}, {0, 2}, {0, 3}}},
                                       {{{0, 0}, {0, 1}, {0, 2}, {1, 1}}},
                                       {{{0, 0}, {0, 1}, {1, 1}, {1, 2}}}}};

// Turned by a quarter, or mirrored, and moved to the corner again.
Cells placed(Cells cells, bool turned) {
  int top = 0;
  int left = 0;
  for (auto& [r, c] : cells) {
    const int row = r;
    r = turned ? c : r;
    c = turned ? -row : -c;
    top = std::min(top, r);
    left = std::min(left, c);
  }
  for (auto& [r, c] : cells) {
    r -= top;
    c -= left;
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

// A shape in each way that it can lie.
std::vector<Cells> ways_to_lie(Cells cells) {
  std::vector<Cells> ways;
  for (int k = 0; k < 8; ++k) {
    cells = placed(cells, k != 4);
    if (std::find(ways.begin(), ways.end(), cells) == ways.end()) ways.push_back(cells);
  }
  return ways;
}

class Placing {
 public:
  Placing(ClauseSink& out, const CutBoard& board, const SlotLits& shaded)
      : out_(out), board_(board), region_(board.room), shaded_(shaded) {
    all_.through.resize(shaded.is.size());
  }

  Tetrominoes state() {
    place_tetrominoes();
    name_shapes();
    return std::move(all_);
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, region_.cols); }

  //   tetromino(A,B,C,D)   the cells A to D are all shaded
  void place_tetrominoes() {
    out_.remark([] { return "a new variable is true when four cells of a region are shaded"; });
    for (int shape = 0; shape < 4; ++shape) {
      for (const Cells& way : ways_to_lie(kDrawn[shape])) {
        for (int i = 0; i < region_.size(); ++i) place(way, shape, i);
      }
    }
  }

  // With its first row and column at those of this cell.
  void place(const Cells& way, int shape, int corner) {
    std::array<int, 4> cells{};
    for (std::size_t k = 0; k < 4; ++k) {
      const int r = corner / region_.cols + way[k].first;
      const int c = corner % region_.cols + way[k].second;
      if (!region_.inside(r, c) || region_(r, c) == kNoRegion) return;
      cells[k] = region_.index(r, c);
      if (region_[cells[k]] != region_[cells[0]]) return;
    }
    if (crosses_line(cells)) return;
    const Lit all = out_.fresh([&] {
      return VariableName{name_of(shaded_.word("tetromino"), {name(cells[0]), name(cells[1]),
                                                              name(cells[2]), name(cells[3])})};
    });
    Lits some_not{all};
    for (const int cell : cells) {
      out_.add({!all, shaded_[cell]});
      some_not.push_back(!shaded_[cell]);
      all_.through[cell].push_back(static_cast<int>(all_.placements.size()));
    }
    out_.add(some_not);
    all_.placements.push_back({cells, shape, all});
  }

  // Ascending: a way to lie is.
  bool crosses_line(const std::array<int, 4>& cells) const {
    return std::any_of(board_.lines.begin(), board_.lines.end(), [&](const auto& line) {
      return std::binary_search(cells.begin(), cells.end(), line.first) &&
             std::binary_search(cells.begin(), cells.end(), line.second);
    });
  }

  //   shape(A,X)   the cell A is in four shaded cells of its region that are an X
  void name_shapes() {
    out_.remark([] { return "a new variable is true when a cell is in a shaded L, I, T or S"; });
    for (int cell = 0; cell < region_.size(); ++cell) {
      std::array<Lits, 4> ways;
      for (const int k : all_.through[cell]) {
        ways[all_.placements[k].shape].push_back(all_.placements[k].shaded);
      }
      std::array<Lit, 4>& shapes = all_.shape_at.emplace_back();
      for (int shape = 0; shape < 4; ++shape) {
        shapes[shape] = ways[shape].empty() ? kFalse : any_of(cell, shape, ways[shape]);
      }
    }
  }

  Lit any_of(int cell, int shape, Lits ways) {
    const Lit any = out_.fresh([&] {
      return VariableName{
          name_of(shaded_.word("shape"), {name(cell), std::string(1, kShapes[shape])})};
    });
    for (const Lit way : ways) out_.add({!way, any});
    ways.push_back(!any);
    out_.add(ways);
    return any;
  }

  ClauseSink& out_;
  const CutBoard& board_;
  const Grid<int>& region_;
  const SlotLits& shaded_;
  Tetrominoes all_;
};

}  // namespace

Tetrominoes tetrominoes(ClauseSink& out, const CutBoard& board, const SlotLits& shaded) {
  return Placing(out, board, shaded).state();
}

}  // namespace p2c
