#include "instances/rules/meaning.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "instances/cells_near.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

struct Range {
  int least;
  int most;
};

Says opposite(Says its) {
  if (its == Says::kMaybe) return its;
  return its == Says::kNo ? Says::kYes : Says::kNo;
}

class Meaning {
 public:
  Meaning(const BoardData& board, const Answer& shaded, Bindings bindings)
      : board_(board), shaded_(shaded), bindings_(std::move(bindings)) {}

  Says holds(const Expression& its) {
    switch (its.is) {
      case Is::kShaded:
        return is_shaded(bindings_[its.variable].cell);
      case Is::kNot:
        return opposite(holds(*its.parts[0]));
      case Is::kAnd:
      case Is::kOr:
        return all_or_some(its);
      case Is::kAll:
      case Is::kSome:
        return quantified(its);
      case Is::kConnected:
        return connected(its.negated);
      case Is::kApart:
        return apart(its.negated);
      default:
        return compared(its);
    }
  }

  Range count(const Expression& its) {
    switch (its.is) {
      case Is::kNumber:
        return {its.number, its.number};
      case Is::kClue: {
        const int clue = clue_of(its, board_, bindings_);
        return {clue, clue};
      }
      case Is::kSeen:
        return seen(bindings_[its.variable].cell, its.negated);
      case Is::kSum:
        return sum(its);
      default:
        return counted(its);
    }
  }

 private:
  Says is_shaded(int cell) const {
    if (shaded_[cell] == kOpen) return Says::kMaybe;
    return shaded_[cell] == 1 ? Says::kYes : Says::kNo;
  }
  Says is(int cell, bool negated) const {
    return negated ? opposite(is_shaded(cell)) : is_shaded(cell);
  }

  // The least of all, or the most.
  static Says joined(Says one, Says other, bool all) {
    return all ? std::min(one, other) : std::max(one, other);
  }

  Says all_or_some(const Expression& its) {
    const bool all = its.is == Is::kAnd;
    Says verdict = all ? Says::kYes : Says::kNo;
    for (const ExpressionPtr& part : its.parts) verdict = joined(verdict, holds(*part), all);
    return verdict;
  }

  Says quantified(const Expression& its) {
    const bool all = its.is == Is::kAll;
    Says verdict = all ? Says::kYes : Says::kNo;
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      verdict = joined(verdict, holds(*its.parts[0]), all);
    }
    return verdict;
  }

  Says compared(const Expression& its) {
    const Range left = count(*its.parts[0]);
    const Range right = count(*its.parts[1]);
    using Word = Expression::Word;
    const auto at_most = [](const Range& a, const Range& b) {
      if (a.most <= b.least) return Says::kYes;
      return a.least > b.most ? Says::kNo : Says::kMaybe;
    };
    if (its.word == Word::kAtMost) return at_most(left, right);
    if (its.word == Word::kAtLeast) return at_most(right, left);
    const Says equal = std::min(at_most(left, right), at_most(right, left));
    return its.word == Word::kEqual ? equal : opposite(equal);
  }

  Range counted(const Expression& its) {
    Range all{0, 0};
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      const Says one = holds(*its.parts[0]);
      all.least += one == Says::kYes ? 1 : 0;
      all.most += one == Says::kNo ? 0 : 1;
    }
    return all;
  }

  Range sum(const Expression& its) {
    Range all{0, 0};
    for (const ExpressionPtr& part : its.parts) {
      const Range one = count(*part);
      all.least += one.least;
      all.most += one.most;
    }
    return all;
  }

  // Each way up to the first cell that ends it, or may.
  Range seen(int cell, bool negated) const {
    Range all{1, 1};
    for (const auto& [down, right] :
         std::array<std::pair<int, int>, 4>{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}}) {
      bool surely = true;
      int r = cell / board_.cols + down;
      int c = cell % board_.cols + right;
      for (; r >= 0 && r < board_.rows && c >= 0 && c < board_.cols; r += down, c += right) {
        const Says clear = is(r * board_.cols + c, negated);
        if (clear == Says::kNo) break;
        surely = surely && clear == Says::kYes;
        all.least += surely ? 1 : 0;
        ++all.most;
      }
    }
    return all;
  }

  // Those that surely are so are in one piece of those that may be: else a no, while all that is
  // open stays so. A yes where nothing is open.
  Says connected(bool negated) const {
    Pieces pieces(board_.cells());
    bool open = false;
    for (const auto& [a, b] : neighbour_pairs(board_.rows, board_.cols)) {
      if (is(a, negated) != Says::kNo && is(b, negated) != Says::kNo) pieces.join(a, b);
    }
    int piece = -1;
    for (int cell = 0; cell < board_.cells(); ++cell) {
      const Says its = is(cell, negated);
      open = open || its == Says::kMaybe;
      if (its != Says::kYes) continue;
      if (piece >= 0 && pieces.find(cell) != piece) return Says::kNo;
      piece = pieces.find(cell);
    }
    return open ? Says::kMaybe : Says::kYes;
  }

  Says apart(bool negated) const {
    Says verdict = Says::kYes;
    for (const auto& [a, b] : neighbour_pairs(board_.rows, board_.cols)) {
      verdict = std::min(verdict, opposite(std::min(is(a, negated), is(b, negated))));
    }
    return verdict;
  }

  const BoardData& board_;
  const Answer& shaded_;
  Bindings bindings_;
};

// All cells that a tree may look at.
class Scope {
 public:
  Scope(const BoardData& board, Bindings bindings)
      : board_(board), bindings_(std::move(bindings)) {}

  void add(const Expression& its) {
    if (its.is == Is::kShaded) cells_.insert(bindings_[its.variable].cell);
    if (its.is == Is::kSeen) add_lines(bindings_[its.variable].cell);
    if (its.is == Is::kConnected || its.is == Is::kApart) {
      for (int cell = 0; cell < board_.cells(); ++cell) cells_.insert(cell);
    }
    if (its.is != Is::kAll && its.is != Is::kSome && its.is != Is::kCount) {
      for (const ExpressionPtr& part : its.parts) add(*part);
      return;
    }
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      add(*its.parts[0]);
    }
  }
  std::vector<int> cells() const { return {cells_.begin(), cells_.end()}; }

 private:
  void add_lines(int cell) {
    for (const int k : {cell / board_.cols, board_.rows + cell % board_.cols}) {
      for (const int other : board_line(board_.rows, board_.cols, k)) {
        if (other != cell) cells_.insert(other);
      }
    }
  }

  const BoardData& board_;
  Bindings bindings_;
  std::set<int> cells_;
};

// What was found where the rule compares counts: "found 3".
std::string found_in(const RuleInstance& instance, const BoardData& board, const Answer& shaded) {
  const Expression& its = *instance.rule->holds;
  if (its.is != Is::kCompare || its.parts[0]->is == Is::kNumber) return "";
  Meaning meaning(board, shaded, instance.bindings);
  return ": found " + std::to_string(meaning.count(*its.parts[0]).least);
}

}  // namespace

Says says(const RuleInstance& instance, const BoardData& board, const Answer& shaded) {
  return Meaning(board, shaded, instance.bindings).holds(*instance.rule->holds);
}

std::vector<int> scope_of(const RuleInstance& instance, const BoardData& board) {
  Scope scope(board, instance.bindings);
  scope.add(*instance.rule->holds);
  return scope.cells();
}

RulesOnBoard::RulesOnBoard(std::shared_ptr<const RuleText> text, BoardData board)
    : text_(std::move(text)),
      board_(std::move(board)),
      instances_(instances_of(*text_, board_, nullptr)),
      touching_(static_cast<std::size_t>(board_.cells())) {
  for (std::size_t i = 0; i < instances_.size(); ++i) {
    for (const int cell : scope_of(instances_[i], board_)) touching_[cell].push_back(i);
  }
}

Broken RulesOnBoard::check(const Answer& shaded) const {
  for (const RuleInstance& instance : instances_) {
    if (says(instance, board_, shaded) == Says::kYes) continue;
    return "it is not so that " + label_of(instance, board_) + found_in(instance, board_, shaded);
  }
  return {};
}

bool RulesOnBoard::possible(const Answer& shaded, int last) const {
  return std::none_of(touching_[last].begin(), touching_[last].end(), [&](std::size_t i) {
    return says(instances_[i], board_, shaded) == Says::kNo;
  });
}

}  // namespace p2c
