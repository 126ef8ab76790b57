#include "instances/rules/meaning/set_rules.hpp"

#include <queue>

#include "instances/rules/item_sets.hpp"

namespace p2c {
namespace {

// Each range gets a number of its own: of those that have begun the one that ends first gets the
// next number, as in any matching of intervals (Glover 1967).
bool can_differ(std::vector<Range> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](const Range& a, const Range& b) { return a.least < b.least; });
  std::priority_queue<std::int64_t, std::vector<std::int64_t>, std::greater<>> ends;
  std::size_t next = 0;
  std::int64_t number = 0;
  while (next < ranges.size() || !ends.empty()) {
    if (ends.empty()) number = std::max(number, ranges[next].least);
    for (; next < ranges.size() && ranges[next].least <= number; ++next) {
      ends.push(ranges[next].most);
    }
    if (ends.top() < number) return false;
    ends.pop();
    ++number;
  }
  return true;
}

bool must_differ(const Range& a, const Range& b) { return a.most < b.least || b.most < a.least; }

// The values of a layer in a cell, as numbers.
Range range_of(const ValuesOfAnswer& values, int layer, int cell) {
  if (values.board().text().answers[layer].is == AnswerName::Is::kNumbers) {
    return values.number(layer, cell);
  }
  const Says its = values.has(layer, cell);
  return {its == Says::kYes ? 1 : 0, its == Says::kNo ? 0 : 1};
}

Says pair_differs(const ValuesOfAnswer& values, int layer, const Bound& one, const Bound& other) {
  if (one.cells.size() != other.cells.size() || one.cells == other.cells) return Says::kYes;
  Says verdict = Says::kNo;
  for (std::size_t k = 0; k < one.cells.size(); ++k) {
    const Range a = range_of(values, layer, one.cells[k]);
    const Range b = range_of(values, layer, other.cells[k]);
    if (must_differ(a, b)) return Says::kYes;
    if (a.least != a.most || b.least != b.most) verdict = Says::kMaybe;
  }
  return verdict;
}

}  // namespace

namespace {

std::vector<Range> ranges_of(const Expression& its, const ValuesOfAnswer& values,
                             const Bindings& bindings) {
  std::vector<Range> ranges;
  for (const Bound& cell : values_of(its.set, values.board(), bindings)) {
    if (values.board().slot(its.layer, cell.item) < 0) continue;
    ranges.push_back(values.number(its.layer, cell.item));
  }
  return ranges;
}

// Each has a number of its own among as many from `first` on.
bool can_fill(std::vector<Range> ranges, std::int64_t first) {
  const auto last = first + static_cast<std::int64_t>(ranges.size()) - 1;
  for (Range& range : ranges) {
    range = {std::max(range.least, first), std::min(range.most, last)};
    if (range.least > range.most) return false;
  }
  return can_differ(std::move(ranges));
}

}  // namespace

Says numbers_differ(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings) {
  std::vector<Range> ranges = ranges_of(its, values, bindings);
  if (!can_differ(ranges)) return Says::kNo;
  std::sort(ranges.begin(), ranges.end(),
            [](const Range& a, const Range& b) { return a.least < b.least; });
  for (std::size_t k = 1; k < ranges.size(); ++k) {
    if (ranges[k].least <= ranges[k - 1].most) return Says::kMaybe;
  }
  return Says::kYes;
}

Says numbers_follow(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings) {
  const std::vector<Range> ranges = ranges_of(its, values, bindings);
  if (ranges.size() < 2) return Says::kYes;
  bool open = false;
  std::int64_t least = ranges[0].least;
  std::int64_t most = ranges[0].most;
  for (const Range& range : ranges) {
    open = open || range.least != range.most;
    least = std::min(least, range.least);
    most = std::max(most, range.most);
  }
  for (std::int64_t first = least; first <= most; ++first) {
    if (can_fill(ranges, first)) return open ? Says::kMaybe : Says::kYes;
  }
  return Says::kNo;
}

Says sets_differ(const Expression& its, const ValuesOfAnswer& values, const Bindings& bindings) {
  const std::vector<Bound> sets = values_of(its.set, values.board(), bindings);
  Says verdict = Says::kYes;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      verdict = std::min(verdict, pair_differs(values, its.layer, sets[k], sets[i]));
    }
  }
  return verdict;
}

}  // namespace p2c
