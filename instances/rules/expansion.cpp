#include "instances/rules/expansion.hpp"

#include <algorithm>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostInstances = 10'000'000;

std::vector<std::vector<int>> sets_of(CellSet::Of of, int rows, int cols) {
  using Of = CellSet::Of;
  std::vector<std::vector<int>> all;
  if (of == Of::kPairs) {
    for (const auto& [a, b] : neighbour_pairs(rows, cols)) all.push_back({a, b});
  } else if (of == Of::kSquares) {
    for (int i = 0; i + cols < rows * cols; ++i) {
      if ((i + 1) % cols != 0) all.push_back({i, i + 1, i + cols, i + cols + 1});
    }
  } else {
    const int first = of == Of::kColumns ? rows : 0;
    const int last = of == Of::kRows ? rows : rows + cols;
    for (int k = first; k < last; ++k) all.push_back(board_line(rows, cols, k));
  }
  return all;
}

std::vector<int> cells_around(int rows, int cols, int cell) {
  std::vector<int> cells;
  for (const auto& [down, right] : kAround) {
    const int r = cell / cols + down;
    const int c = cell % cols + right;
    if (r >= 0 && r < rows && c >= 0 && c < cols) cells.push_back(r * cols + c);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

std::vector<int> cells_of(const CellSet& set, const BoardData& board, const Bindings& bindings) {
  switch (set.of) {
    case CellSet::Of::kNeighbours:
      return cells_beside(board.rows, board.cols, bindings[set.variable].cell);
    case CellSet::Of::kAround:
      return cells_around(board.rows, board.cols, bindings[set.variable].cell);
    case CellSet::Of::kMembers:
      return bindings[set.variable].cells;
    default:
      break;
  }
  std::vector<int> cells(static_cast<std::size_t>(board.cells()));
  for (int i = 0; i < board.cells(); ++i) cells[i] = i;
  return cells;
}

bool is_wanted(const CellSet& set, const BoardData& board, int cell) {
  if (set.only == CellSet::Only::kAll) return true;
  const int clue = board.part<Grid<int>>(static_cast<std::size_t>(set.part))[cell];
  if (set.only == CellSet::Only::kWithNumber) return clue >= 0;
  return (clue != kNoClue) == (set.only == CellSet::Only::kWith);
}

class Expander {
 public:
  Expander(const RuleText& text, const BoardData& board, const Stop* stop)
      : text_(text), board_(board), poll_(stop), bindings_(text.variables.size()) {}

  std::vector<RuleInstance> all() {
    for (const TextRule& rule : text_.rules) expand(rule, 0);
    return std::move(all_);
  }

 private:
  void expand(const TextRule& rule, std::size_t next) {
    poll_.throw_if_stopped();
    if (next < rule.each.size()) {
      const auto& [variable, set] = rule.each[next];
      for (Bound& value : values_of(set, board_, bindings_)) {
        bindings_[variable] = std::move(value);
        expand(rule, next + 1);
      }
      return;
    }
    if (rule.condition != nullptr && !is_given(*rule.condition, board_, bindings_)) return;
    if (all_.size() == kMostInstances) throw TooLarge("the rules have more than 10^7 instances");
    all_.push_back({&rule, bindings_});
  }

  const RuleText& text_;
  const BoardData& board_;
  NowAndThen poll_;
  Bindings bindings_;
  std::vector<RuleInstance> all_;
};

int given_number(const Expression& its, const BoardData& board, Bindings& bindings) {
  using Is = Expression::Is;
  if (its.is == Is::kNumber) return its.number;
  if (its.is == Is::kClue) return clue_of(its, board, bindings);
  int sum = 0;
  if (its.is == Is::kSum) {
    for (const ExpressionPtr& part : its.parts) sum += given_number(*part, board, bindings);
    return sum;
  }
  for (Bound& value : values_of(its.set, board, bindings)) {
    bindings[its.variable] = std::move(value);
    if (is_given(*its.parts[0], board, bindings)) ++sum;
  }
  return sum;
}

std::string name_of(const Bound& bound, int cols) {
  if (bound.cell >= 0) return cell_name_at(bound.cell, cols);
  const std::string first = cell_name_at(bound.cells.front(), cols);
  if (bound.cells.size() == 1) return first;
  const char* between = bound.cells.size() == 2 ? " and " : " to ";
  return first + between + cell_name_at(bound.cells.back(), cols);
}

}  // namespace

std::vector<Bound> values_of(const CellSet& set, const BoardData& board, const Bindings& bindings) {
  std::vector<Bound> values;
  if (set.has_sets()) {
    for (std::vector<int>& cells : sets_of(set.of, board.rows, board.cols)) {
      values.push_back({-1, std::move(cells)});
    }
    return values;
  }
  for (const int cell : cells_of(set, board, bindings)) {
    if (is_wanted(set, board, cell)) values.push_back({cell});
  }
  return values;
}

std::vector<RuleInstance> instances_of(const RuleText& text, const BoardData& board,
                                       const Stop* stop) {
  return Expander(text, board, stop).all();
}

bool is_given(const Expression& its, const BoardData& board, Bindings& bindings) {
  using Is = Expression::Is;
  const auto holds = [&](const ExpressionPtr& part) { return is_given(*part, board, bindings); };
  const auto& parts = its.parts;
  if (its.is == Is::kNot) return !holds(parts[0]);
  if (its.is == Is::kAnd) return std::all_of(parts.begin(), parts.end(), holds);
  if (its.is == Is::kOr) return std::any_of(parts.begin(), parts.end(), holds);
  if (its.is == Is::kAll || its.is == Is::kSome) {
    for (Bound& value : values_of(its.set, board, bindings)) {
      bindings[its.variable] = std::move(value);
      if (holds(parts[0]) != (its.is == Is::kAll)) return its.is == Is::kSome;
    }
    return its.is == Is::kAll;
  }
  const int left = given_number(*parts[0], board, bindings);
  const int right = given_number(*parts[1], board, bindings);
  switch (its.word) {
    case Expression::Word::kUnequal:
      return left != right;
    case Expression::Word::kAtMost:
      return left <= right;
    case Expression::Word::kAtLeast:
      return left >= right;
    case Expression::Word::kEqual:
      break;
  }
  return left == right;
}

int clue_of(const Expression& clue, const BoardData& board, const Bindings& bindings) {
  const auto& grid = board.part<Grid<int>>(static_cast<std::size_t>(clue.part));
  return grid[bindings[clue.variable].cell];
}

std::string label_of(const RuleInstance& instance, const BoardData& board) {
  std::string words;
  for (const LabelPiece& piece : instance.rule->label) {
    words += piece.text;
    if (piece.variable < 0) continue;
    const Bound& bound = instance.bindings[piece.variable];
    if (piece.part < 0) {
      words += name_of(bound, board.cols);
    } else {
      const auto& grid = board.part<Grid<int>>(static_cast<std::size_t>(piece.part));
      words += std::to_string(grid[bound.cell]);
    }
  }
  return words;
}

std::vector<int> place_of(const RuleInstance& instance) {
  std::vector<int> place;
  for (const Quantifier& each : instance.rule->each) {
    const Bound& bound = instance.bindings[each.variable];
    if (bound.cell >= 0) {
      place.push_back(bound.cell);
    } else {
      place.push_back(bound.cells.front());
      place.push_back(bound.cells.back());
    }
  }
  return place;
}

}  // namespace p2c
