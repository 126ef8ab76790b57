#include "encoder/values/value_sets.hpp"

#include <map>
#include <string>
#include <utility>

namespace p2c {
namespace {

// Reads, set after set, whether it has each value. A state is one of the automaton with the number
// of values that the set has so far.
class SetReader {
 public:
  SetReader(std::span<const ValueSet> sets, const Automaton& automaton)
      : automaton_(automaton), values_(static_cast<int>(sets[0].has.size())), lo_(sets[0].lo) {
    int slots = 0;
    for (const ValueSet& set : sets) slots += size_of(set);
    for (const ValueSet& set : sets) {
      sizes_.push_back(size_of(set));
      after_.push_back(slots -= size_of(set));
    }
    static_cast<void>(number({automaton.start, 0}));
  }

  std::optional<std::int64_t> step(std::int64_t state, bool has, int left) {
    const int column = static_cast<int>(sizes_.size()) * values_ - 1 - left;
    const int set = column / values_;
    const int value = column % values_;
    State next = known_[state];
    if (has) {
      const int missing = sizes_[set] - ++next.second;
      if (missing < 0) return {};
      const auto inner = automaton_.step(next.first, lo_ + value, after_[set] + missing);
      if (!inner) return {};
      next.first = *inner;
    }
    if (sizes_[set] - next.second > values_ - 1 - value) return {};
    if (value == values_ - 1) next.second = 0;
    return number(next);
  }

  bool accepts(std::int64_t state) const { return automaton_.accepts(known_[state].first); }

 private:
  using State = std::pair<std::int64_t, int>;

  static int size_of(const ValueSet& set) { return static_cast<int>(set.slots.size()); }

  std::int64_t number(const State& state) {
    const auto [known, fresh] = numbers_.emplace(state, static_cast<std::int64_t>(known_.size()));
    if (fresh) known_.push_back(state);
    return known->second;
  }

  const Automaton& automaton_;
  int values_;
  int lo_;
  std::vector<int> sizes_;
  std::vector<int> after_;  // slots of later sets
  std::vector<State> known_;
  std::map<State, std::int64_t> numbers_;
};

}  // namespace

ValueSet value_set(ClauseSink& out, const Unknowns& x, std::vector<int> slots) {
  const int lo = x.lo(slots[0]);
  ValueSet set{std::move(slots), lo, {}};
  for (int v = set.lo; v <= x.hi(set.slots[0]); ++v) {
    if (set.slots.size() == 1) {
      set.has.push_back(x.is(set.slots[0], v));
      continue;
    }
    const Lit has = out.fresh();
    Lits places{!has};
    for (const int slot : set.slots) {
      places.push_back(x.is(slot, v));
      out.add({!x.is(slot, v), has});
    }
    out.add(places);
    set.has.push_back(has);
  }
  return set;
}

bool diagram_of_sets(ClauseSink& out, std::span<const ValueSet> sets, const Automaton& automaton,
                     Lit when, std::size_t most_transitions) {
  std::vector<ValueColumn> columns;
  for (const ValueSet& set : sets) {
    for (const Lit has : set.has) columns.push_back({0, {!has, has}});
  }
  SetReader reader(sets, automaton);
  const Automaton read{
      0, [&](std::int64_t state, int has, int left) { return reader.step(state, has != 0, left); },
      [&](std::int64_t state) { return reader.accepts(state); },
      [](std::int64_t /*state*/) { return std::string(); }};
  return diagram(out, columns, read, when, most_transitions);
}

}  // namespace p2c
