#include "instances/puzzles/hashi/hashi_bounds.hpp"

namespace p2c {
namespace {

// Islands that open spans join.
struct Component {
  std::vector<int> islands;
  bool odd = false;     // the sum of what their clues leave to the open spans
  bool hidden = false;  // by a "?"

  bool is_odd() const { return odd && !hidden; }
};

// The island has an odd number of bridges on its open spans.
bool is_rest_odd(const HashiBounds& bounds, int island) {
  int bridges = bounds.puzzle().at(island).clue;
  for (const int span : bounds.spans_at(island)) {
    if (!bounds.is_open(span)) bridges -= bounds.lo(span);
  }
  return bridges % 2 != 0;
}

std::vector<Component> components_of(const HashiBounds& bounds) {
  const Hashi& puzzle = bounds.puzzle();
  const auto islands = static_cast<int>(puzzle.islands.size());
  Pieces pieces(islands);
  for (int i = 0; i < static_cast<int>(puzzle.spans.size()); ++i) {
    if (bounds.is_open(i)) pieces.join(puzzle.spans[i].from, puzzle.spans[i].to);
  }
  std::vector<Component> components(puzzle.islands.size());
  for (int i = 0; i < islands; ++i) {
    Component& its = components[pieces.find(i)];
    its.islands.push_back(i);
    its.odd = its.odd != is_rest_odd(bounds, i);
    its.hidden = its.hidden || puzzle.at(i).clue == Hashi::kUnknown;
  }
  return components;
}

SlotSum rest_of(const HashiBounds& bounds, int island) {
  SlotSum rest;
  rest.odd = is_rest_odd(bounds, island);
  for (const int span : bounds.spans_at(island)) {
    if (bounds.is_open(span)) {
      rest.slots.push_back(span);
    } else {
      rest.known.emplace_back(span, bounds.lo(span));
    }
  }
  return rest;
}

// Bridges that are known to lead to other islands count once, so they are taken off.
std::string words_of(const HashiBounds& bounds, const Component& component) {
  int sum = 0;
  int away = 0;
  const auto is_away = [&](const Hashi::Span& span) {
    const auto has = [&](int island) {
      return std::binary_search(component.islands.begin(), component.islands.end(), island);
    };
    return has(span.from) != has(span.to);
  };
  for (const int island : component.islands) {
    sum += bounds.puzzle().at(island).clue;
    for (const int span : bounds.spans_at(island)) {
      if (is_away(bounds.puzzle().spans[span])) away += bounds.lo(span);
    }
  }
  const std::string words = "the clues of these islands add up to " + std::to_string(sum);
  if (away == 0) return words + ", which is odd, but each bridge counts at two of them";
  return words + ", of which " + counted(away, "bridge") + (away == 1 ? " leads" : " lead") +
         " to other islands; that leaves " + std::to_string(sum - away) +
         ", which is odd, but each bridge between them counts at two of them";
}

}  // namespace

// A bridge has two ends. So the clues of a component, without what is known of them, are even; a
// "?" in it hides that. Only spans that are open join islands into components.
std::optional<OddSums> odd_sums_of(const HashiBounds& bounds) {
  const std::vector<Component> components = components_of(bounds);
  const auto fewest = std::min_element(components.begin(), components.end(),
                                       [](const Component& a, const Component& b) {
                                         if (!a.is_odd() || !b.is_odd()) return a.is_odd();
                                         return a.islands.size() < b.islands.size();
                                       });
  if (fewest == components.end() || !fewest->is_odd()) return {};
  OddSums odd;
  for (const int island : fewest->islands) odd.sums.push_back(rest_of(bounds, island));
  odd.words = words_of(bounds, *fewest);
  return odd;
}

// Sums for which nothing has to be known but the givens are the easiest to follow. Where there are
// some, there are others when more is known.
std::optional<OddSums> Hashi::odd_sums(const Givens& givens, const Stop* stop) const {
  HashiBounds given(*this);
  if (!given.give(givens)) return {};
  HashiBounds bounds = given;
  if (!bounds.work(stop)) return {};
  const std::optional<OddSums> odd = odd_sums_of(bounds);
  if (!odd) return {};
  const std::optional<OddSums> by_givens = odd_sums_of(given);
  return by_givens ? by_givens : odd;
}

}  // namespace p2c
