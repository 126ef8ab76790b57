#include "instances/rules/scope.hpp"

#include <cstdlib>
#include <set>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/inner_edges.hpp"
#include "instances/lattice.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/link_ways.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

// All slots that a tree may look at.
class Scope {
 public:
  Scope(const RuleBoard& board, Bindings bindings)
      : board_(board), bindings_(std::move(bindings)) {}

  void add(const Expression& its) {
    switch (its.is) {
      case Is::kIs:
      case Is::kMeets:
      case Is::kValue:
        return add_item(its.layer, bindings_[its.variable].item);
      case Is::kWay:
      case Is::kJoins:
        if (const int link = link_of(its, board_, bindings_); link >= 0) add_item(its.layer, link);
        return;
      case Is::kInside:
        for (const int link : links_left_of_corner(bindings_[its.variable].item, board_)) {
          add_item(its.layer, link);
        }
        return;
      case Is::kCompare:
        if (its.parts[0]->is != Is::kInPieces) return add_parts(its);
        return add_near(*its.parts[0], given_number(*its.parts[1], board_, bindings_) + 1);
      case Is::kInSight:
        return add_lines(its.layer, bindings_[its.variable].item);
      case Is::kLength:
      case Is::kLengthThrough:
        for (const std::vector<int>& way : links_of_length(its, board_, bindings_)) {
          for (const int link : way) add_item(its.layer, link);
        }
        return;
      case Is::kTotal:
      case Is::kProduct:
      case Is::kDifference:
      case Is::kQuotient:
      case Is::kDifferent:
      case Is::kConsecutive:
      case Is::kConnectedIn:
        for (const Bound& value : values_of(its.set, board_, bindings_)) {
          add_item(its.layer, value.item);
        }
        return;
      case Is::kBlocks:
        for (const int cell :
             ring_around(board_.rows(), board_.cols(), bindings_[its.variable].item)) {
          if (cell >= 0) add_item(its.layer, cell);
        }
        return;
      case Is::kUnlike:
        for (const Bound& value : values_of(its.set, board_, bindings_)) {
          for (const int cell : value.cells) add_item(its.layer, cell);
        }
        return;
      default:
        return add_parts(its);
    }
  }
  std::vector<int> slots() const { return {slots_.begin(), slots_.end()}; }

 private:
  void add_item(int layer, int item) {
    const int slot = board_.slot(layer, item);
    if (slot >= 0) slots_.insert(slot);
  }

  void add_parts(const Expression& its) {
    if (!its.binds()) {
      for (const ExpressionPtr& part : its.parts) add(*part);
      return;
    }
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      add(*its.parts[0]);
    }
  }

  // No cell farther away decides whether pieces have so many cells but one.
  void add_near(const Expression& pieces, std::int64_t most) {
    const int from = bindings_[pieces.variable].item;
    for (int cell = 0; cell < board_.cells(); ++cell) {
      const int down = std::abs(cell / board_.cols() - from / board_.cols());
      const int right = std::abs(cell % board_.cols() - from % board_.cols());
      if (cell != from && down + right <= most) add_item(pieces.layer, cell);
    }
  }

  void add_lines(int layer, int cell) {
    for (const int k : {cell / board_.cols(), board_.rows() + cell % board_.cols()}) {
      for (const int other : board_line(board_.rows(), board_.cols(), k)) {
        if (other != cell) add_item(layer, other);
      }
    }
  }

  const RuleBoard& board_;
  Bindings bindings_;
  std::set<int> slots_;
};

std::vector<int> slots_of_layer(const RuleBoard& board, int layer) {
  std::vector<int> slots;
  for (int item = 0; item < board.items(layer); ++item) {
    if (const int slot = board.slot(layer, item); slot >= 0) slots.push_back(slot);
  }
  return slots;
}

}  // namespace

std::vector<int> scope_of(const RuleInstance& instance, const RuleBoard& board) {
  const Expression& holds = *instance.rule->holds;
  if (holds.is_of_board()) return slots_of_layer(board, holds.layer);
  Scope scope(board, all_bindings(instance));
  scope.add(holds);
  return scope.slots();
}

}  // namespace p2c
