#include "instances/rules/given_values.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "instances/rules/item_sets.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

bool holds_for_values(const Expression& its, const RuleBoard& board, Bindings& bindings) {
  const bool all = its.is == Is::kAll;
  for (Bound& value : values_of(its.set, board, bindings)) {
    bindings[its.variable] = std::move(value);
    if (is_given(*its.parts[0], board, bindings) != all) return !all;
  }
  return all;
}

}  // namespace

bool keeps(Expression::Word word, std::int64_t difference) {
  switch (word) {
    case Expression::Word::kUnequal:
      return difference != 0;
    case Expression::Word::kAtMost:
      return difference <= 0;
    case Expression::Word::kAtLeast:
      return difference >= 0;
    case Expression::Word::kEqual:
      break;
  }
  return difference == 0;
}

bool comes_before(const Expression& its, const Bindings& bindings) {
  const int one = bindings[its.variable].item;
  const int other = bindings[its.other].item;
  if (its.within < 0) return one < other;
  const std::vector<int>& cells = bindings[its.within].cells;
  const auto at = std::find(cells.begin(), cells.end(), one);
  return at != cells.end() && std::find(at + 1, cells.end(), other) != cells.end();
}

bool is_given(const Expression& its, const RuleBoard& board, Bindings& bindings) {
  const auto holds = [&](const ExpressionPtr& part) { return is_given(*part, board, bindings); };
  switch (its.is) {
    case Is::kNot:
      return !holds(its.parts[0]);
    case Is::kAnd:
      return std::all_of(its.parts.begin(), its.parts.end(), holds);
    case Is::kOr:
      return std::any_of(its.parts.begin(), its.parts.end(), holds);
    case Is::kAll:
    case Is::kSome:
      return holds_for_values(its, board, bindings);
    case Is::kBefore:
      return comes_before(its, bindings);
    case Is::kFlag:
      return board.flag(its.given);
    case Is::kHas:
      return is_wanted(its.set, board, bindings[its.variable]);
    default:
      break;
  }
  return keeps(its.word, given_number(*its.parts[0], board, bindings) -
                             given_number(*its.parts[1], board, bindings));
}

std::int64_t plain_number(const Expression& its, const RuleBoard& board, const Bindings& bindings) {
  switch (its.is) {
    case Is::kRows:
      return board.rows();
    case Is::kColumns:
      return board.cols();
    case Is::kCells:
      return board.cells();
    case Is::kVariable:
      return bindings[its.variable].item;
    case Is::kGiven:
      return board.number(its.given, its.variable < 0 ? Bound() : bindings[its.variable]);
    case Is::kDistance: {
      const int one = bindings[its.variable].item;
      const int other = bindings[its.other].item;
      return std::abs(one / board.cols() - other / board.cols()) +
             std::abs(one % board.cols() - other % board.cols());
    }
    case Is::kSize:
      if (its.given >= 0) return static_cast<std::int64_t>(board.sizes(its.given).size());
      return static_cast<std::int64_t>(bindings[its.variable].cells.size());
    default:
      return its.number;
  }
}

std::int64_t given_number(const Expression& its, const RuleBoard& board, Bindings& bindings) {
  if (its.is == Is::kMinus) return -given_number(*its.parts[0], board, bindings);
  const bool is_counted = its.is == Is::kCount || its.is == Is::kWeighted;
  if (its.is != Is::kSum && !is_counted) return plain_number(its, board, bindings);
  std::int64_t sum = 0;
  if (its.is == Is::kSum) {
    for (const ExpressionPtr& part : its.parts) sum += given_number(*part, board, bindings);
    return sum;
  }
  std::size_t place = 0;
  for (Bound& value : values_of(its.set, board, bindings)) {
    bindings[its.variable] = std::move(value);
    const std::int64_t weight = weight_of(its, board, place++, bindings[its.variable]);
    if (is_given(*its.parts[0], board, bindings)) sum += weight;
  }
  return sum;
}

std::int64_t weight_of(const Expression& its, const RuleBoard& board, std::size_t place,
                       const Bound& cell) {
  if (its.is == Is::kCount) return 1;
  return its.given < 0 ? static_cast<std::int64_t>(place) + 1 : board.number(its.given, cell);
}

}  // namespace p2c
