#include "instances/puzzles/lits/lits.hpp"

#include <algorithm>
#include <map>

#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/two_by_two.hpp"

namespace p2c {
namespace {

constexpr std::string_view kShapes = "LITS";
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

// Four cells of a region that may be its tetromino.
struct Placement {
  std::array<int, 4> cells;
  int shape;  // index in kShapes
  Lit shaded;
};

class Encoding {
 public:
  Encoding(const LITS& puzzle, const Unknowns& x, ClauseSink& out)
      : puzzle_(puzzle), out_(out), regions_(cells_by_region(puzzle.region)), through_(x.size()) {
    for (int i = 0; i < x.size(); ++i) shaded_.push_back(x.is(i, 1));
  }

  void state(const EncodeOptions& options) {
    for (int i = 0; i < puzzle_.region.size(); ++i) {
      if (puzzle_.region[i] != kNoRegion) continue;
      out_.rule([&] {
        return Rule{{"outside", {i}}, {i}, name(i) + " is in no region, so it is not shaded"};
      });
      out_.add({!shaded_[i]});
    }
    no_two_by_two(out_, shaded_, puzzle_.cols());
    place_tetrominoes();
    name_shapes();
    for (const std::vector<int>& cells : regions_) one_tetromino(cells, options.cardinality);
    for (const auto& [a, b] : neighbour_pairs(puzzle_.rows(), puzzle_.cols())) not_equal(a, b);
    connected(out_, out_.explains() ? graph_of_cells() : graph_of_regions(), options);
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, puzzle_.cols()); }
  std::string region_of(const std::vector<int>& cells) const {
    return "the region of " + name(cells[0]);
  }

  //   tetromino(A,B,C,D)   the cells A to D are all shaded
  void place_tetrominoes() {
    out_.remark([] { return "a new variable is true when four cells of a region are shaded"; });
    for (int shape = 0; shape < 4; ++shape) {
      for (const Cells& way : ways_to_lie(kDrawn[shape])) {
        for (int i = 0; i < puzzle_.region.size(); ++i) place(way, shape, i);
      }
    }
  }

  // With its first row and column at those of this cell.
  void place(const Cells& way, int shape, int corner) {
    const Grid<int>& region = puzzle_.region;
    std::array<int, 4> cells{};
    for (std::size_t k = 0; k < 4; ++k) {
      const int r = corner / region.cols + way[k].first;
      const int c = corner % region.cols + way[k].second;
      if (!region.inside(r, c) || region(r, c) == kNoRegion) return;
      cells[k] = region.index(r, c);
      if (region[cells[k]] != region[cells[0]]) return;
    }
    const Lit all = out_.fresh([&] {
      return VariableName{
          name_of("tetromino", {name(cells[0]), name(cells[1]), name(cells[2]), name(cells[3])})};
    });
    Lits some_not{all};
    for (const int cell : cells) {
      out_.add({!all, shaded_[cell]});
      some_not.push_back(!shaded_[cell]);
      through_[cell].push_back(static_cast<int>(placements_.size()));
    }
    out_.add(some_not);
    placements_.push_back({cells, shape, all});
  }

  //   shape(A,X)   the cell A is in four shaded cells of its region that are an X
  void name_shapes() {
    out_.remark([] { return "a new variable is true when a cell is in a shaded L, I, T or S"; });
    for (int cell = 0; cell < puzzle_.region.size(); ++cell) {
      std::array<Lits, 4> ways;
      for (const int k : through_[cell]) {
        ways[placements_[k].shape].push_back(placements_[k].shaded);
      }
      std::array<Lit, 4>& shapes = shape_at_.emplace_back();
      for (int shape = 0; shape < 4; ++shape) {
        shapes[shape] = ways[shape].empty() ? kFalse : any_of(cell, shape, ways[shape]);
      }
    }
  }

  Lit any_of(int cell, int shape, Lits ways) {
    const Lit any = out_.fresh([&] {
      return VariableName{name_of("shape", {name(cell), std::string(1, kShapes[shape])})};
    });
    for (const Lit way : ways) out_.add({!way, any});
    ways.push_back(!any);
    out_.add(ways);
    return any;
  }

  // Four cells, which are a tetromino; and each shaded one is in it, which follows, for strength.
  void one_tetromino(const std::vector<int>& cells, Cardinality form) {
    out_.rule([&] {
      return Rule{{"region", {cells[0]}}, cells, region_of(cells) + ": one tetromino is shaded"};
    });
    Lits shaded;
    for (const int cell : cells) shaded.push_back(shaded_[cell]);
    exactly(out_, shaded, 4, form, [&] { return "region-" + name(cells[0]); });
    for (const int cell : cells) {
      const std::array<Lit, 4>& shapes = shape_at_[cell];
      out_.add({!shaded_[cell], shapes[0], shapes[1], shapes[2], shapes[3]});
    }
  }

  void not_equal(int a, int b) {
    if (puzzle_.region[a] == puzzle_.region[b]) return;
    const std::vector<int> scope = around(a, b);
    if (scope.empty()) return;
    out_.rule([&] {
      return Rule{
          {"equal", {a, b}}, scope, name(a) + " and " + name(b) + " are not in equal tetrominoes"};
    });
    for (int shape = 0; shape < 4; ++shape) {
      out_.add({!shape_at_[a][shape], !shape_at_[b][shape]});
    }
  }

  // The cells of all tetrominoes through one that have a shape which one through the other has.
  std::vector<int> around(int a, int b) const {
    std::vector<int> cells;
    for (const auto& [cell, other] : {std::pair(a, b), std::pair(b, a)}) {
      for (const int k : through_[cell]) {
        if (shape_at_[other][placements_[k].shape] == kFalse) continue;
        cells.insert(cells.end(), placements_[k].cells.begin(), placements_[k].cells.end());
      }
    }
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
  }

  // A tetromino is connected, so its region is a node, which is always true: cuts then ask for any
  // of the ways from some regions to the others, and not for cells beside those that are shaded.
  Connected graph_of_regions() {
    Connected graph;
    graph.nodes.assign(regions_.size(), kTrue);
    graph.node_slots.assign(regions_.size(), -1);
    graph.words = "the tetrominoes are connected";
    graph.node_name = [this](int id) { return name(regions_[id][0]); };
    list_regions();
    out_.remark(
        [] { return "a new variable is true when two regions have shaded cells side by side"; });
    std::map<std::pair<int, int>, Lits> borders;
    for (const auto& [a, b] : neighbour_pairs(puzzle_.rows(), puzzle_.cols())) {
      const auto [low, high] = std::minmax(puzzle_.region[a], puzzle_.region[b]);
      if (low != high && low != kNoRegion) borders[{low, high}].push_back(both(a, b));
    }
    for (auto& [pair, sides] : borders) {
      graph.edges.push_back({pair.first, pair.second, touching(pair.first, pair.second, sides)});
    }
    const int middle = puzzle_.region((puzzle_.rows() - 1) / 2, (puzzle_.cols() - 1) / 2);
    if (!regions_.empty()) graph.one_is_true = {std::max(0, middle)};
    return graph;
  }

  void list_regions() {
    for (const std::vector<int>& cells : regions_) {
      out_.list([&] {
        NamedList its{"cells-" + name(cells[0]), {}, {}};
        for (const int cell : cells) its.names.push_back(name(cell));
        return its;
      });
    }
  }

  //   both(A,B)   the cells A and B are shaded
  Lit both(int a, int b) {
    const Lit both = out_.fresh([&] { return VariableName{name_of("both", {name(a), name(b)})}; });
    out_.add({!both, shaded_[a]});
    out_.add({!both, shaded_[b]});
    out_.add({both, !shaded_[a], !shaded_[b]});
    return both;
  }

  //   touch(A,B)   the regions of the cells A and B have shaded cells side by side
  Lit touching(int one, int other, Lits sides) {
    const Lit any = out_.fresh([&] {
      return VariableName{name_of("touch", {name(regions_[one][0]), name(regions_[other][0])})};
    });
    for (const Lit side : sides) out_.add({!side, any});
    sides.push_back(!any);
    out_.add(sides);
    return any;
  }

  Connected graph_of_cells() const {
    Connected graph = cell_graph(shaded_, puzzle_.cols(), "the shaded cells are connected");
    graph.longest_path = std::max(1, 4 * static_cast<int>(regions_.size()) - 1);
    graph.one_is_true = one_is_shaded();
    return graph;
  }

  // Of a region with n cells any n - 3 have a shaded one: the smallest region has the fewest.
  std::vector<int> one_is_shaded() const {
    std::vector<int> fewest;
    for (const std::vector<int>& cells : regions_) {
      if (cells.size() < 4 || (!fewest.empty() && cells.size() - 3 >= fewest.size())) continue;
      fewest.assign(cells.begin(), cells.end() - 3);
    }
    return fewest;
  }

  const LITS& puzzle_;
  ClauseSink& out_;
  std::vector<std::vector<int>> regions_;
  Lits shaded_;
  std::vector<Placement> placements_;
  std::vector<std::vector<int>> through_;     // of each cell, the placements
  std::vector<std::array<Lit, 4>> shape_at_;  // of each cell
};

}  // namespace

void encode(const LITS& puzzle, const Unknowns& x, const EncodeOptions& options, ClauseSink& out) {
  Encoding(puzzle, x, out).state(options);
}

}  // namespace p2c
