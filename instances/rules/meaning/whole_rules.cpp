#include "instances/rules/meaning/whole_rules.hpp"

#include <algorithm>

#include "instances/answers/region_borders.hpp"
#include "instances/answers/slashes.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/line_graph.hpp"
#include "instances/rules/meaning/angle_rules.hpp"
#include "instances/rules/meaning/area_meaning.hpp"
#include "instances/rules/meaning/loop_meaning.hpp"
#include "instances/rules/meaning/pairing.hpp"
#include "instances/rules/meaning/set_rules.hpp"
#include "instances/rules/meaning/values_of_answer.hpp"
#include "instances/words/island_rules.hpp"
#include "instances/words/region_rules.hpp"
#include "instances/words/shading_rules.hpp"
#include "instances/words/symmetric_rules.hpp"
#include "instances/words/tetromino_rules.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

// What is not broken may be kept as long as something is open.
Says verdict(bool broken, const Answer& values) {
  if (broken) return Says::kNo;
  return is_whole(values) ? Says::kYes : Says::kMaybe;
}

// --- shaded cells ---------------------------------------------------------------------------

// While all that is open stays so, those that surely are so must be in one piece.
bool is_cut(const Answer& cells, int rows, int cols) {
  Pieces pieces(rows * cols);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    if (cells[a] != 0 && cells[b] != 0) pieces.join(a, b);
  }
  int piece = -1;
  for (int cell = 0; cell < rows * cols; ++cell) {
    if (cells[cell] != 1) continue;
    if (piece >= 0 && pieces.find(cell) != piece) return true;
    piece = pieces.find(cell);
  }
  return false;
}

bool is_at_edge(int cell, int rows, int cols) {
  const int r = cell / cols;
  const int c = cell % cols;
  return r == 0 || c == 0 || r + 1 == rows || c + 1 == cols;
}

// While all that is open stays so, those that surely are so must reach the edge.
bool is_cut_off(const Answer& cells, int rows, int cols) {
  Pieces pieces(rows * cols);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    if (cells[a] != 0 && cells[b] != 0) pieces.join(a, b);
  }
  std::vector<char> reaches(static_cast<std::size_t>(rows * cols), 0);
  for (int cell = 0; cell < rows * cols; ++cell) {
    if (cells[cell] != 0 && is_at_edge(cell, rows, cols)) reaches[pieces.find(cell)] = 1;
  }
  for (int cell = 0; cell < rows * cols; ++cell) {
    if (cells[cell] == 1 && reaches[pieces.find(cell)] == 0) return true;
  }
  return false;
}

// The first cell whose slash closes a cycle of those that are known, or -1.
int closing_slash(const Answer& slashes, int rows, int cols) {
  Pieces pieces((rows + 1) * (cols + 1));
  for (int cell = 0; cell < rows * cols; ++cell) {
    if (slashes[cell] == kOpen) continue;
    const auto [from, to] = ends_of_slash(cols, cell, slashes[cell] == 1);
    if (pieces.find(from) == pieces.find(to)) return cell;
    pieces.join(from, to);
  }
  return -1;
}

// Cells outside of the set are none of them.
Says connected_in(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings) {
  const RuleBoard& board = values.board();
  Answer cells(static_cast<std::size_t>(board.cells()), 0);
  for (const Bound& cell : values_of(its.set, board, bindings)) {
    const Says is = values.has(its.layer, cell.item, its.negated);
    cells[cell.item] = is == Says::kMaybe ? kOpen : static_cast<int>(is == Says::kYes);
  }
  return verdict(is_cut(cells, board.rows(), board.cols()), cells);
}

// Of cells that are shaded, or are not; of other answers there are no words.
Broken fault_of_cells(const Expression& its, const ValuesOfAnswer& values) {
  const RuleBoard& board = values.board();
  if (!std::holds_alternative<ShadedCells>(board.text().made_of.answers[its.layer])) return {};
  const Answer shaded = values.all(its.layer, board.cells(), false);
  if (its.is == Is::kConnected) return check_connected(shaded, board.cols(), its.negated ? 0 : 1);
  return its.negated ? Broken() : check_touching(shaded, board.cols());
}

// Islands are where cells are 1.
Says islands(const Grid<int>& clues, const Answer& cells) {
  Answer sea = cells;
  for (int& cell : sea) {
    if (cell != kOpen) cell = 1 - cell;
  }
  Islands all(clues, sea);
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue && cells[i] == 0) return Says::kNo;
    if (cells[i] != 1) continue;
    const std::optional<Island> island = all.of(i);
    if (!island) continue;
    if (is_too_much(clues, *island)) return Says::kNo;
    if (!island->open && is_too_little(clues, *island)) return Says::kNo;
  }
  return verdict(false, cells);
}

Broken fault_of_islands(const Expression& its, const RuleBoard& board, const Answer& cells) {
  const Grid<int>& clues = board.clues(its.given);
  Answer sea = cells;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue && cells[i] == 0) {
      return cell_name_at(i, clues.cols) + " has a clue, and is " + (its.negated ? "" : "not ") +
             board.text().answers[its.layer].name;
    }
    sea[i] = 1 - cells[i];
  }
  for (const Island& island : all_islands(clues, sea)) {
    if (is_too_much(clues, island) || is_too_little(clues, island)) return fault_of(clues, island);
  }
  return {};
}

// --- rectangles -----------------------------------------------------------------------------

// What is missing comes last: a half-finished board always lacks some borders.
Broken fault_of_rectangles(const Grid<int>& clues, const Answer& borders) {
  const Grid<int> regions = regions_within(clues.rows, clues.cols, borders);
  if (Broken broken = check_inner_borders(borders, regions)) return broken;
  const std::vector<Island> all = regions_with_clues(clues, borders, regions);
  for (const Island& region : all) {
    if (region.clue < 0) return fault_of(clues, region, "region");
  }
  if (Broken broken = check_rectangles(regions)) return broken;
  for (const Island& region : all) {
    if (is_too_much(clues, region) || is_too_little(clues, region)) {
      return fault_of(clues, region, "region");
    }
  }
  return {};
}

Says rectangles(const Grid<int>& clues, const Answer& borders) {
  if (!regions_are_possible(clues, borders)) return Says::kNo;
  for (int r = 1; r < clues.rows; ++r) {
    for (int c = 1; c < clues.cols; ++c) {
      if (!corner_is_possible(clues.rows, clues.cols, borders, r, c)) return Says::kNo;
    }
  }
  return verdict(is_whole(borders) && fault_of_rectangles(clues, borders), borders);
}

// --- tetrominoes ----------------------------------------------------------------------------

Says tetrominoes(const CutBoard& board, const Answer& cells) {
  if (ShadedRegions(board, cells).check_too_many()) return Says::kNo;
  Answer most = cells;
  for (int& cell : most) cell = cell == kOpen ? 1 : cell;
  for (const std::vector<int>& region : cells_by_region(board.room)) {
    const auto can_be =
        std::count_if(region.begin(), region.end(), [&](int cell) { return most[cell] == 1; });
    if (can_be < 4) return Says::kNo;
  }
  return verdict(false, cells);
}

// Regions with an open cell may still have another shape.
Says shapes_apart(const CutBoard& board, const Answer& cells) {
  Answer known = cells;
  for (const std::vector<int>& region : cells_by_region(board.room)) {
    const bool open =
        std::any_of(region.begin(), region.end(), [&](int cell) { return cells[cell] == kOpen; });
    for (const int cell : region) known[cell] = open ? 0 : known[cell];
  }
  return verdict(ShadedRegions(board, known).check_equal().has_value(), cells);
}

Broken fault_of_tetrominoes(const CutBoard& board, const Answer& cells) {
  const ShadedRegions regions(board, cells);
  if (Broken broken = regions.check_too_many()) return broken;
  return regions.check_too_few();
}

// --- pairs ----------------------------------------------------------------------------------

std::vector<char> cells_with(const RuleBoard& board, int given) {
  std::vector<char> those;
  for (int cell = 0; cell < board.cells(); ++cell) {
    those.push_back(board.number(given, {cell}) == kNoClue ? 0 : 1);
  }
  return those;
}

Broken fault_of_pairs(const Expression& its, const RuleBoard& board, const Answer& marks) {
  const std::vector<char> clued = cells_with(board, its.given);
  const auto cell = unpaired(marks, clued, board.rows(), board.cols());
  if (!cell) return {};
  const bool is_clued = clued[*cell] != 0;
  const std::string& mark = board.text().answers[its.layer].name;
  const std::string& given = board.text().givens[its.given].name;
  return "the " + (is_clued ? given : mark) + " in " + cell_name_at(*cell, board.cols()) +
         " has no " + (is_clued ? mark : given) + " of its own beside it";
}

Broken fault_of_slashes(const Expression& its, const RuleBoard& board, const Answer& slashes) {
  const int cell = closing_slash(slashes, board.rows(), board.cols());
  if (cell < 0) return {};
  return "the " + board.text().answers[its.layer].name + " in " + cell_name_at(cell, board.cols()) +
         " closes a cycle";
}

}  // namespace

Says says_whole(const RuleInstance& instance, const RuleBoard& board, const Answer& answer) {
  const Expression& its = *instance.rule->holds;
  const ValuesOfAnswer values(board, answer);
  if (its.is == Is::kAreas) return areas_fit(its, values);
  if (its.is == Is::kDifferent) return numbers_differ(its, values, instance.bindings);
  if (its.is == Is::kConsecutive) return numbers_follow(its, values, instance.bindings);
  if (its.is == Is::kUnlike) return sets_differ(its, values, instance.bindings);
  if (its.is == Is::kConnectedIn) return connected_in(its, values, instance.bindings);
  if (its.is == Is::kBlocks) return blocks_are(its, values, instance.bindings);
  if (its.is == Is::kAngles) return angles_are_right(its, values);
  const Answer items = values.all(its.layer, board.items(its.layer), its.negated);
  switch (its.is) {
    case Is::kConnected:
      return verdict(is_cut(items, board.rows(), board.cols()), items);
    case Is::kToEdge:
      return verdict(is_cut_off(items, board.rows(), board.cols()), items);
    case Is::kNoCycle:
      return verdict(closing_slash(items, board.rows(), board.cols()) >= 0, items);
    case Is::kApart:
      return verdict(check_touching(items, board.cols()).has_value(), items);
    case Is::kLoop:
      return one_loop(line_graph(board, its.layer), items, its.given >= 0 && board.flag(its.given));
    case Is::kIslands:
      return islands(board.clues(its.given), items);
    case Is::kRectangles:
      return rectangles(board.clues(its.given), items);
    case Is::kSymmetric:
      return verdict(!symmetric_is_possible(board.dots(its.given), items), items);
    case Is::kTetromino:
      return tetrominoes(board.regions(its.given), items);
    case Is::kPaired:
      return paired(items, cells_with(board, its.given), board.rows(), board.cols());
    default:
      return shapes_apart(board.regions(its.given), items);
  }
}

Broken fault_of_whole(const RuleInstance& instance, const RuleBoard& board, const Answer& answer) {
  const Expression& its = *instance.rule->holds;
  if (!its.is_of_board()) return {};
  const ValuesOfAnswer values(board, answer);
  if (its.is == Is::kAreas) return fault_of_areas(its, values);
  if (its.is == Is::kAngles) return fault_of_angles(its, values);
  const Answer items = values.all(its.layer, board.items(its.layer), its.negated);
  switch (its.is) {
    case Is::kConnected:
    case Is::kApart:
      return fault_of_cells(its, values);
    case Is::kLoop:
      return fault_of_loop(line_graph(board, its.layer), items,
                           its.given >= 0 && board.flag(its.given));
    case Is::kIslands:
      return fault_of_islands(its, board, items);
    case Is::kRectangles:
      return fault_of_rectangles(board.clues(its.given), items);
    case Is::kSymmetric:
      return check_symmetric(board.dots(its.given), items);
    case Is::kTetromino:
      return fault_of_tetrominoes(board.regions(its.given), items);
    case Is::kPaired:
      return fault_of_pairs(its, board, items);
    case Is::kNoCycle:
      return fault_of_slashes(its, board, items);
    case Is::kToEdge:
      return {};
    default:
      return ShadedRegions(board.regions(its.given), items).check_equal();
  }
}

}  // namespace p2c
