#include "instances/puzzles/hashi/hashi_bounds.hpp"

namespace p2c {
namespace {

// Each island has a bridge, as all are connected; said where no span is known to have one.
void add_joined(const HashiBounds& bounds, Implied& implied) {
  for (int island = 0; island < static_cast<int>(bounds.puzzle().islands.size()); ++island) {
    const std::vector<int>& spans = bounds.spans_at(island);
    const auto has_bridge = [&](int span) { return bounds.lo(span) > 0; };
    if (std::any_of(spans.begin(), spans.end(), has_bridge)) continue;
    std::vector<SlotValue>& joined = implied.any.emplace_back();
    for (const int span : spans) {
      for (int bridges = 1; bridges <= bounds.hi(span); ++bridges) {
        joined.emplace_back(span, bridges);
      }
    }
  }
}

Implied implied_by(const HashiBounds& bounds) {
  Implied implied;
  for (int span = 0; span < static_cast<int>(bounds.puzzle().spans.size()); ++span) {
    if (bounds.lo(span) == bounds.hi(span)) {
      implied.values.emplace_back(span, bounds.lo(span));
      continue;
    }
    for (int bridges = 0; bridges <= bounds.puzzle().rules.max_bridges; ++bridges) {
      const bool fits = bridges >= bounds.lo(span) && bridges <= bounds.hi(span);
      if (!fits) implied.out.emplace_back(span, bridges);
    }
  }
  if (bounds.puzzle().islands.size() > 1) add_joined(bounds, implied);
  return implied;
}

}  // namespace

std::optional<Implied> Hashi::presolve(const Stop* stop) const {
  HashiBounds bounds(*this);
  if (!bounds.work(stop) || odd_sums_of(bounds)) return {};
  return implied_by(bounds);
}

}  // namespace p2c
