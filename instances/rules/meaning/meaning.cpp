#include "instances/rules/meaning/meaning.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "instances/cells_near.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/item_sets.hpp"
#include "instances/rules/link_ways.hpp"
#include "instances/rules/meaning/products.hpp"
#include "instances/rules/meaning/values_of_answer.hpp"
#include "instances/rules/meaning/whole_rules.hpp"
#include "instances/rules/scope.hpp"
#include "instances/rules/slash_ends.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

class Meaning {
 public:
  Meaning(const RuleBoard& board, const Answer& answer, Bindings bindings)
      : board_(board), values_(board, answer), bindings_(std::move(bindings)) {}

  Says holds(const Expression& its) {
    if (its.is == Is::kBefore || its.is == Is::kFlag || its.is == Is::kHas) {
      return is_given(its, board_, bindings_) ? Says::kYes : Says::kNo;
    }
    switch (its.is) {
      case Is::kIs:
        return values_.has(its.layer, bindings_[its.variable].item);
      case Is::kMeets:
        return values_.has(its.layer, bindings_[its.variable].item,
                           !meets_rising(its, board_, bindings_));
      case Is::kWay:
      case Is::kJoins:
        return link(its);
      case Is::kInside:
        return inside(its);
      case Is::kNot:
        return opposite(holds(*its.parts[0]));
      case Is::kAnd:
      case Is::kOr:
        return all_or_some(its);
      case Is::kAll:
      case Is::kSome:
        return quantified(its);
      default:
        return compared(its);
    }
  }

  Range number(const Expression& its) {
    switch (its.is) {
      case Is::kInSight:
        return in_sight(its);
      case Is::kInPieces:
        return in_pieces(its);
      case Is::kLength:
      case Is::kLengthThrough:
        return length(its);
      case Is::kSum:
        return sum(its);
      case Is::kMinus: {
        const Range all = number(*its.parts[0]);
        return {-all.most, -all.least};
      }
      case Is::kProduct:
      case Is::kDifference:
        return its.is == Is::kProduct ? product_of(ranges_in(its)) : difference_of(ranges_in(its));
      case Is::kValue:
        return values_.number(its.layer, bindings_[its.variable].item);
      case Is::kTotal:
        return total(its);
      case Is::kCount:
      case Is::kWeighted:
        return counted(its);
      default: {
        const std::int64_t given = given_number(its, board_, bindings_);
        return {given, given};
      }
    }
  }

 private:
  Says link(const Expression& its) const {
    const int link = link_of(its, board_, bindings_);
    return link < 0 ? Says::kNo : values_.has(its.layer, link);
  }

  // An odd number of links, all of which are known.
  Says inside(const Expression& its) const {
    bool odd = false;
    for (const int link : links_left_of_corner(bindings_[its.variable].item, board_)) {
      const Says drawn = values_.has(its.layer, link);
      if (drawn == Says::kMaybe) return Says::kMaybe;
      odd = odd != (drawn == Says::kYes);
    }
    return odd ? Says::kYes : Says::kNo;
  }

  // By what was seen of all, or of some.
  static bool is_settled(Says verdict, bool all) {
    return verdict == (all ? Says::kNo : Says::kYes);
  }

  Says all_or_some(const Expression& its) {
    const bool all = its.is == Is::kAnd;
    Says verdict = all ? Says::kYes : Says::kNo;
    for (const ExpressionPtr& part : its.parts) {
      verdict = joined(verdict, holds(*part), all);
      if (is_settled(verdict, all)) break;
    }
    return verdict;
  }

  Says quantified(const Expression& its) {
    const bool all = its.is == Is::kAll;
    Says verdict = all ? Says::kYes : Says::kNo;
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      bindings_[its.variable] = std::move(value);
      verdict = joined(verdict, holds(*its.parts[0]), all);
      if (is_settled(verdict, all)) break;
    }
    return verdict;
  }

  Says compared(const Expression& its) {
    using Word = Expression::Word;
    const Range right = number(*its.parts[1]);
    if (its.parts[0]->is == Is::kQuotient) {
      const Says is = quotient_is(ranges_in(*its.parts[0]), right.least);
      return its.word == Word::kEqual ? is : opposite(is);
    }
    const Range left = number(*its.parts[0]);
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
    std::size_t place = 0;
    for (Bound& value : values_of(its.set, board_, bindings_)) {
      const std::int64_t weight = weight_of(its, board_, place++, value);
      bindings_[its.variable] = std::move(value);
      const Says one = holds(*its.parts[0]);
      all.least += one == Says::kYes ? weight : 0;
      all.most += one == Says::kNo ? 0 : weight;
    }
    return all;
  }

  Range total(const Expression& its) const {
    Range all{0, 0};
    for (const Bound& value : values_of(its.set, board_, bindings_)) {
      const Range one = values_.number(its.layer, value.item);
      all.least += one.least;
      all.most += one.most;
    }
    return all;
  }

  std::vector<Range> ranges_in(const Expression& its) const {
    std::vector<Range> all;
    for (const Bound& value : values_of(its.set, board_, bindings_)) {
      all.push_back(values_.number(its.layer, value.item));
    }
    return all;
  }

  Range sum(const Expression& its) {
    Range all{0, 0};
    for (const ExpressionPtr& part : its.parts) {
      const Range one = number(*part);
      all.least += one.least;
      all.most += one.most;
    }
    return all;
  }

  // Each way up to the first cell that ends it, or may.
  Range in_sight(const Expression& its) const {
    const int cell = bindings_[its.variable].item;
    Range all{1, 1};
    for (std::size_t way = 0; way < kAround.size(); way += 2) {
      const auto [down, right] = kAround[way];
      bool surely = true;
      int r = cell / board_.cols() + down;
      int c = cell % board_.cols() + right;
      for (; r >= 0 && r < board_.rows() && c >= 0 && c < board_.cols(); r += down, c += right) {
        const Says clear = values_.has(its.layer, r * board_.cols() + c, its.negated);
        if (clear == Says::kNo) break;
        surely = surely && clear == Says::kYes;
        all.least += surely ? 1 : 0;
        ++all.most;
      }
    }
    return all;
  }

  // Joined by cells that surely are so, and by those that may be.
  Range in_pieces(const Expression& its) const {
    return {joined_to(its, Says::kYes), joined_to(its, Says::kMaybe)};
  }

  std::int64_t joined_to(const Expression& its, Says least) const {
    std::vector<int> reached{bindings_[its.variable].item};
    std::vector<char> known(static_cast<std::size_t>(board_.cells()), 0);
    known[reached[0]] = 1;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const int cell : cells_beside(board_.rows(), board_.cols(), reached[i])) {
        if (known[cell] != 0 || values_.has(its.layer, cell, its.negated) < least) continue;
        known[cell] = 1;
        reached.push_back(cell);
      }
    }
    return static_cast<std::int64_t>(reached.size()) - 1;
  }

  // Each way up to the first link that is not drawn, or may not be.
  Range length(const Expression& its) const {
    Range all{0, 0};
    for (const std::vector<int>& way : links_of_length(its, board_, bindings_)) {
      const auto end_of = [&](Says last) {
        return std::find_if(way.begin(), way.end(),
                            [&](int link) { return values_.has(its.layer, link) < last; }) -
               way.begin();
      };
      all.least += end_of(Says::kYes);
      all.most += end_of(Says::kMaybe);
    }
    return all;
  }

  const RuleBoard& board_;
  ValuesOfAnswer values_;
  Bindings bindings_;
};

// By what was found, where rules of a board say it, and counts that are compared with what is
// given: "r2c3 sees 4 cells: found 3".
std::string fault_of(const RuleInstance& instance, const RuleBoard& board, const Answer& answer) {
  const Expression& its = *instance.rule->holds;
  const std::string label = label_of(instance, board);
  const std::string broken = "broken rule: " + label;
  if (its.is_whole()) return fault_of_whole(instance, board, answer).value_or(broken);
  const bool counts = its.is == Is::kCompare && its.word == Expression::Word::kEqual &&
                      its.parts[0]->is != Is::kNumber && its.parts[1]->is == Is::kGiven;
  if (!counts) return broken;
  Meaning meaning(board, answer, all_bindings(instance));
  return label + ": found " + std::to_string(meaning.number(*its.parts[0]).least);
}

}  // namespace

Says says(const RuleInstance& instance, const RuleBoard& board, const Answer& answer) {
  const Expression& its = *instance.rule->holds;
  if (its.is_whole()) return says_whole(instance, board, answer);
  return Meaning(board, answer, all_bindings(instance)).holds(its);
}

std::int64_t off_by(const RuleInstance& instance, const RuleBoard& board, const Answer& answer) {
  if (says(instance, board, answer) == Says::kYes) return 0;
  const Expression& its = *instance.rule->holds;
  if (its.is != Is::kCompare || its.parts[0]->is == Is::kQuotient) return 1;
  Meaning meaning(board, answer, all_bindings(instance));
  const std::int64_t left = meaning.number(*its.parts[0]).least;
  return std::max<std::int64_t>(1, std::abs(left - meaning.number(*its.parts[1]).least));
}

RulesOnBoard::RulesOnBoard(std::shared_ptr<const RuleText> text, BoardData data, const Stop* stop)
    : board_(std::move(text), std::move(data)), instances_(instances_of(board_, stop)) {}

void RulesOnBoard::find_touching() const {
  touching_.resize(static_cast<std::size_t>(board_.slots()));
  for (std::size_t i = 0; i < instances_.size(); ++i) {
    for (const int slot : scope_of(instances_[i], board_)) touching_[slot].push_back(i);
  }
}

// What is too much comes before what is missing: a half-finished board always lacks some.
Broken RulesOnBoard::check(const Answer& answer) const {
  const auto kept = [&](const RuleInstance& instance) {
    return says(instance, board_, answer) == Says::kYes;
  };
  const auto missing = std::find_if_not(instances_.begin(), instances_.end(), kept);
  if (missing == instances_.end()) return {};
  const Answer drawn = board_.without_what_is_not(answer);
  const auto too_much = std::find_if(missing, instances_.end(), [&](const RuleInstance& instance) {
    const bool of_shapes = instance.rule->holds->is == Is::kShapesApart;  // of what is there
    return says(instance, board_, of_shapes ? answer : drawn) == Says::kNo;
  });
  if (too_much == instances_.end()) return fault_of(*missing, board_, answer);
  const bool is_loop = too_much->rule->holds->is == Is::kLoop;
  return fault_of(*too_much, board_, is_loop ? drawn : answer);
}

std::vector<bool> RulesOnBoard::broken(const Answer& answer) const {
  const TextRule* const first = board_.text().rules.data();
  std::vector<bool> broken(board_.text().rules.size());
  for (const RuleInstance& instance : instances_) {
    const auto rule = static_cast<std::size_t>(instance.rule - first);
    if (!broken[rule]) broken[rule] = says(instance, board_, answer) != Says::kYes;
  }
  return broken;
}

bool RulesOnBoard::possible(const Answer& answer, int last) const {
  std::call_once(found_, [this] { find_touching(); });
  return std::none_of(touching_[last].begin(), touching_[last].end(), [&](std::size_t i) {
    return says(instances_[i], board_, answer) == Says::kNo;
  });
}

}  // namespace p2c
