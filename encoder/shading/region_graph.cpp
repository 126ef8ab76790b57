#include "encoder/shading/region_graph.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace p2c {
namespace {

class RegionGraph {
 public:
  RegionGraph(ClauseSink& out, const CutBoard& board, const SlotLits& shaded)
      : out_(out), room_(board.room), shaded_(shaded), regions_(cells_by_region(room_)) {}

  Connected state(std::string words) {
    Connected graph;
    graph.nodes.assign(regions_.size(), kTrue);
    graph.node_slots.assign(regions_.size(), -1);
    graph.words = std::move(words);
    std::vector<std::string> names;
    for (const std::vector<int>& cells : regions_) names.push_back(name(cells[0]) + shaded_.suffix);
    graph.node_name = [names](int id) { return names[id]; };
    graph.rule_suffix = graph.list_suffix = shaded_.suffix;
    list_regions();
    out_.remark(
        [] { return "a new variable is true when two regions have shaded cells side by side"; });
    std::map<std::pair<int, int>, Lits> borders;
    for (const auto& [a, b] : neighbour_pairs(room_.rows, room_.cols)) {
      const auto [low, high] = std::minmax(room_[a], room_[b]);
      if (low != high && low != kNoRegion) borders[{low, high}].push_back(both(a, b));
    }
    for (auto& [pair, sides] : borders) {
      graph.edges.push_back({pair.first, pair.second, touching(pair.first, pair.second, sides)});
    }
    return graph;
  }

 private:
  std::string name(int cell) const { return cell_name_at(cell, room_.cols); }

  void list_regions() {
    for (const std::vector<int>& cells : regions_) {
      out_.list([&] {
        NamedList its{shaded_.word("cells") + "-" + name(cells[0]), {}, {}};
        for (const int cell : cells) its.names.push_back(name(cell));
        return its;
      });
    }
  }

  Lit both(int a, int b) {
    const Lit both = out_.fresh([&] {
      return VariableName{name_of(shaded_.word("both"), {name(a), name(b)})};
    });
    out_.add({!both, shaded_[a]});
    out_.add({!both, shaded_[b]});
    out_.add({both, !shaded_[a], !shaded_[b]});
    return both;
  }

  Lit touching(int one, int other, Lits sides) {
    const Lit any = out_.fresh([&] {
      return VariableName{
          name_of(shaded_.word("touch"), {name(regions_[one][0]), name(regions_[other][0])})};
    });
    for (const Lit side : sides) out_.add({!side, any});
    sides.push_back(!any);
    out_.add(sides);
    return any;
  }

  ClauseSink& out_;
  const Grid<int>& room_;
  const SlotLits& shaded_;
  std::vector<std::vector<int>> regions_;
};

}  // namespace

Connected region_graph(ClauseSink& out, const CutBoard& board, const SlotLits& shaded,
                       std::string words) {
  return RegionGraph(out, board, shaded).state(std::move(words));
}

}  // namespace p2c
