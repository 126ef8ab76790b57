#include "instances/puzzles/lits/lits.hpp"

#include <algorithm>
#include <map>

#include "encoder/counts/cardinality.hpp"
#include "encoder/encodings.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/tetrominoes.hpp"
#include "encoder/shading/two_by_two.hpp"

namespace p2c {
namespace {

class Encoding {
 public:
  Encoding(const LITS& puzzle, const Unknowns& x, ClauseSink& out)
      : puzzle_(puzzle), out_(out), regions_(cells_by_region(puzzle.region)) {
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
    all_ = tetrominoes(out_, puzzle_.region, shaded_);
    for (const std::vector<int>& cells : regions_) one_tetromino(cells, options.cardinality);
    for (const auto& [a, b] : neighbour_pairs(puzzle_.rows(), puzzle_.cols())) not_equal(a, b);
    connected(out_, out_.explains() ? graph_of_cells() : graph_of_regions(), options);
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, puzzle_.cols()); }
  std::string region_of(const std::vector<int>& cells) const {
    return "the region of " + name(cells[0]);
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
      const std::array<Lit, 4>& shapes = all_.shape_at[cell];
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
      out_.add({!all_.shape_at[a][shape], !all_.shape_at[b][shape]});
    }
  }

  // The cells of all tetrominoes through one that have a shape which one through the other has.
  std::vector<int> around(int a, int b) const {
    std::vector<int> cells;
    for (const auto& [cell, other] : {std::pair(a, b), std::pair(b, a)}) {
      for (const int k : all_.through[cell]) {
        if (all_.shape_at[other][all_.placements[k].shape] == kFalse) continue;
        cells.insert(cells.end(), all_.placements[k].cells.begin(), all_.placements[k].cells.end());
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
  Tetrominoes all_;
};

}  // namespace

void encode(const LITS& puzzle, const Unknowns& x, const EncodeOptions& options, ClauseSink& out) {
  Encoding(puzzle, x, out).state(options);
}

}  // namespace p2c
