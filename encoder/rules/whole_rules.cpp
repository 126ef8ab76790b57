#include "encoder/rules/whole_rules.hpp"

#include <memory>
#include <utility>

#include "encoder/connectivity/single_loop.hpp"
#include "encoder/counts/cardinality.hpp"
#include "encoder/regions/clued_regions.hpp"
#include "encoder/regions/rectangle_rules.hpp"
#include "encoder/regions/rectangles.hpp"
#include "encoder/rules/instance_names.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/checkerboards.hpp"
#include "encoder/shading/islands.hpp"
#include "encoder/shading/region_graph.hpp"
#include "encoder/shading/region_tetrominoes.hpp"
#include "encoder/shading/small_pieces.hpp"
#include "encoder/shading/touching.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/line_graph.hpp"
#include "instances/rules/scope.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

}  // namespace

void WholeRules::note(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const Sign sign{its.layer, its.negated};
  if (its.is == Is::kApart) promises.apart.insert(sign);
  if (its.is == Is::kConnected) promises.connected.insert(sign);
  if (its.is == Is::kDifferent) promises.different.insert(scope_of(instance, board()));
  if (its.is != Is::kIslands) return;
  promises.islands.insert(sign);
  promises.note_one_of({its.layer, !its.negated}, {one_is_sea(board().clues(its.given))});
}

void WholeRules::state(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  switch (its.is) {
    case Is::kConnected:
      return connect(instance);
    case Is::kToEdge:
      return connect_to_edge(instance);
    case Is::kConnectedIn:
      return connect_in(instance);
    case Is::kNoCycle:
      return no_cycle(instance);
    case Is::kApart:
      return apart(instance);
    case Is::kLoop:
      return loop(instance);
    case Is::kIslands:
      return islands(instance);
    case Is::kRectangles:
      return rectangles(its);
    case Is::kSymmetric:
      return symmetric(instance);
    case Is::kTetromino:
    case Is::kShapesApart:
      return tetrominoes(instance);
    case Is::kPaired:
      return paired(instance);
    case Is::kAreas:
      return areas(instance);
    case Is::kDifferent:
      return different(instance);
    case Is::kConsecutive:
      return consecutive(instance);
    case Is::kAngles:
      return angles(instance);
    case Is::kBlocks:
      return blocks(instance);
    default:
      return unlike(instance);
  }
}

// With a suffix where a rule of the same make is there already.
SlotLits WholeRules::items(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  SlotLits all = its.negated ? negated(answer_.all(its.layer)) : answer_.all(its.layer);
  const bool first = stated_.insert(its.is == Is::kLoop ? Is::kConnected : its.is).second;
  if (!first) all.suffix = "-" + instance.rule->key;
  return all;
}

std::vector<int> WholeRules::one_of(Sign sign) const {
  const auto found = promises.one_of.find(sign);
  return found == promises.one_of.end() || out_.explains() ? std::vector<int>()
                                                           : found->second.items;
}

// The words of none_touch are about shaded cells.
void WholeRules::apart(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const SlotLits cells = items(instance);
  const bool are_shaded = !its.negated && std::holds_alternative<ShadedCells>(
                                              board().text().made_of.answers[its.layer]);
  if (are_shaded) return none_touch(out_, cells, board().cols());
  for (const auto& [a, b] : neighbour_pairs(board().rows(), board().cols())) {
    out_.rule([&, one = a, other = b] {
      RuleKey key = touch_key(one, other);
      key.kind += cells.suffix;
      return Rule{std::move(key), cells.scope({one, other}),
                  cell_name_at(one, board().cols()) + " and " +
                      cell_name_at(other, board().cols()) + ": " + label_of(instance, board())};
    });
    out_.add({!cells[a], !cells[b]});
  }
}

// --- graphs ---------------------------------------------------------------------------------

void WholeRules::connect(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const SlotLits cells = items(instance);
  const std::string label = label_of(instance, board());
  if (!out_.explains() && is_joined_by_regions(its)) {
    const CutBoard& regions = board().regions(promises.tetrominoes->second);
    return connected(out_, region_graph(out_, regions, cells, label), options_);
  }
  Connected graph = cell_graph(cells, board().cols(), label);
  const Sign sign{its.layer, its.negated};
  const Sign others{its.layer, !its.negated};
  graph.one_is_true = one_of(sign);
  if (!out_.explains()) {
    graph.false_nodes_never_touch = promises.apart.count(others) == 1 && board().cells() > 1;
    if (promises.islands.count(others) == 1) small_pieces(out_, graph);
    if (!its.negated && promises.connected.count(others) == 1) {
      no_checkerboards(out_, graph);
      one_run_at_edge(out_, graph);
    }
  }
  connected(out_, graph, options_);
}

// The cells of each region are connected and not none, and there are no others.
bool WholeRules::is_joined_by_regions(const Expression& its) const {
  if (!promises.tetrominoes || its.negated || promises.tetrominoes->first != its.layer)
    return false;
  const Grid<int>& regions = board().regions(promises.tetrominoes->second).room;
  for (int cell = 0; cell < regions.size(); ++cell) {
    const bool never = promises.always.count({{its.layer, true}, cell}) == 1;
    if (regions[cell] == kNoRegion && !never) return false;
  }
  return true;
}

void WholeRules::loop(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const auto graph = std::make_shared<const LineGraph>(line_graph(board(), its.layer));
  const SlotLits lines = items(instance);
  SingleLoop loop;
  loop.vertices = graph->places();
  loop.visits_all = its.given >= 0 && board().flag(its.given);
  loop.one_is_drawn = one_of({its.layer, false});
  loop.suffix = lines.suffix;
  loop.vertex_name = [graph](int place) { return graph->name_of_place(place); };
  loop.line_name = [graph](int line) { return graph->name_of_line(line); };  // outlives this
  for (int line = 0; line < lines.size(); ++line) {
    loop.lines.push_back(
        {graph->ends[line].first, graph->ends[line].second, lines[line], lines.slots[line]});
  }
  single_loop(out_, loop, options_);
  if (!out_.explains()) answer_.insides().across_rows(its.layer);
}

// --- clues and regions ----------------------------------------------------------------------

void WholeRules::islands(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  p2c::islands(out_, board().clues(its.given), negated(items(instance)), options_);
}

void WholeRules::rectangles(const Expression& its) {
  const SlotLits& borders = answer_.all(its.layer);
  const Grid<int>& clues = board().clues(its.given);
  if (out_.explains()) return rectangle_rules(out_, clues, borders);
  straight_borders(out_, borders, board().rows(), board().cols());
  const CluedRegions all{clues, borders, rectangles_from_clues(clues, &out_), true};
  towards_clues(out_, all, regions(out_, all, options_));
}

// The reader sees that there is one in each region before equal ones are apart.
void WholeRules::tetrominoes(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const CutBoard& regions = board().regions(its.given);
  const SlotLits& cells = answer_.all(its.layer);
  if (its.is == Is::kShapesApart) {
    return equal_tetrominoes_apart(out_, regions, cells, placements_.at(its.layer));
  }
  Tetrominoes& all = placements_[its.layer];
  all = p2c::tetrominoes(out_, regions, cells);
  one_tetromino_each(out_, regions, cells, all, options_.cardinality);
  promises.tetrominoes = {its.layer, its.given};
  for (const std::vector<int>& region : cells_by_region(regions.room)) {
    if (region.size() < 4) continue;
    promises.note_one_of({its.layer, false}, {{region.begin(), region.end() - 3}});
  }
}

}  // namespace p2c
