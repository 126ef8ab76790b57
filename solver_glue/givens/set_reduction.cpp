#include "solver_glue/givens/set_reduction.hpp"

#include <algorithm>
#include <map>

#include "instances/grid.hpp"

namespace p2c {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

int items_of(const Sets& sets) {
  int most = 0;
  for (const auto& set : sets) most = std::max(most, set.back() + 1);
  return most;
}

// For each item the sets that it is in; for these in turn the items again.
Sets turned(const Sets& sets, int items) {
  Sets sets_of(at(items));
  for (std::size_t i = 0; i < sets.size(); ++i) {
    for (const int item : sets[i]) sets_of[at(item)].push_back(static_cast<int>(i));
  }
  return sets_of;
}

// Which rows contain (or, if `inner`, lie in) another row; of equal rows all but the first.
// `turned` are the columns.
std::vector<bool> dominated(const Sets& rows, const Sets& columns, bool inner) {
  std::vector<bool> gone(rows.size());
  for (std::size_t a = 0; a < rows.size(); ++a) {
    if (rows[a].empty()) continue;
    const auto shortest = std::min_element(rows[a].begin(), rows[a].end(), [&](int x, int y) {
      return columns[at(x)].size() < columns[at(y)].size();
    });
    for (const int other : columns[at(*shortest)]) {
      const std::size_t b = at(other);
      if (a == b || gone[a] || gone[b] || rows[b].size() < rows[a].size()) continue;
      if (rows[a].size() == rows[b].size() && inner != (b < a)) continue;
      if (!std::includes(rows[b].begin(), rows[b].end(), rows[a].begin(), rows[a].end())) continue;
      gone[inner ? a : b] = true;
    }
  }
  return gone;
}

bool drop_large_sets(Sets& sets) {
  const std::vector<bool> gone = dominated(sets, turned(sets, items_of(sets)), false);
  std::size_t i = 0;
  return std::erase_if(sets, [&](const auto&) { return gone[i++]; }) > 0;
}

bool drop_poor_items(Sets& sets) {
  const std::vector<bool> gone = dominated(turned(sets, items_of(sets)), sets, true);
  std::size_t dropped = 0;
  for (auto& set : sets) dropped += std::erase_if(set, [&](int item) { return gone[at(item)]; });
  return dropped > 0;
}

bool take_only_items(ReducedSets& reduced) {
  const std::size_t before = reduced.taken.size();
  std::vector<bool> taken(at(items_of(reduced.sets)));
  for (const auto& set : reduced.sets) {
    if (set.size() > 1 || taken[at(set[0])]) continue;
    taken[at(set[0])] = true;
    reduced.taken.push_back(set[0]);
  }
  std::erase_if(reduced.sets, [&](const auto& set) {
    return std::any_of(set.begin(), set.end(), [&](int item) { return taken[at(item)]; });
  });
  return reduced.taken.size() > before;
}

// Without the items that no set needs, the last picked asked first.
std::vector<int> without_superfluous(std::vector<int> picked, std::vector<int>& hits,
                                     const Sets& sets_of) {
  for (std::size_t k = picked.size(); k-- > 0;) {
    const std::vector<int>& of_item = sets_of[at(picked[k])];
    const auto needs_it = [&](int set) { return hits[at(set)] == 1; };
    if (std::any_of(of_item.begin(), of_item.end(), needs_it)) continue;
    for (const int set : of_item) --hits[at(set)];
    picked.erase(picked.begin() + static_cast<std::ptrdiff_t>(k));
  }
  std::sort(picked.begin(), picked.end());
  return picked;
}

}  // namespace

ReducedSets reduce(Sets sets) {
  ReducedSets reduced{{}, std::move(sets)};
  for (bool changed = true; changed;) {
    changed = drop_large_sets(reduced.sets);
    changed |= drop_poor_items(reduced.sets);
    changed |= take_only_items(reduced);
  }
  return reduced;
}

std::vector<Sets> parts_of(const Sets& sets) {
  Pieces pieces(items_of(sets));
  for (const auto& set : sets) {
    for (const int item : set) pieces.join(item, set[0]);
  }
  std::vector<Sets> parts;
  std::map<int, std::size_t> part_of;
  for (const auto& set : sets) {
    const auto [place, is_new] = part_of.try_emplace(pieces.find(set[0]), parts.size());
    if (is_new) parts.emplace_back();
    parts[place->second].push_back(set);
  }
  return parts;
}

std::vector<int> greedy_hitting_set(const Sets& sets) {
  const Sets sets_of = turned(sets, items_of(sets));
  std::vector<int> gain;
  for (const auto& of_item : sets_of) gain.push_back(static_cast<int>(of_item.size()));
  std::vector<int> hits(sets.size());
  std::vector<int> picked;
  for (std::size_t left = sets.size(); left > 0;) {
    const int best = static_cast<int>(std::max_element(gain.begin(), gain.end()) - gain.begin());
    picked.push_back(best);
    for (const int set : sets_of[at(best)]) {
      if (hits[at(set)]++ > 0) continue;
      --left;
      for (const int item : sets[at(set)]) --gain[at(item)];
    }
  }
  return without_superfluous(picked, hits, sets_of);
}

}  // namespace p2c
