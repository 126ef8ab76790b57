// Hitting sets: what can be decided beforehand, and parts that do not touch each other.
#pragma once

#include <vector>

namespace p2c {

/// A collection of sets of items, each sorted, none empty.
using Sets = std::vector<std::vector<int>>;

/// A smaller collection with a minimum hitting set that, with `taken`, is one of all sets.
struct ReducedSets {
  std::vector<int> taken;
  Sets sets;
};

// Until nothing changes:
//
//   a set that contains another is hit with that one, and goes;
//   an item whose sets all have another item in common is no better than that one, and goes;
//   the only item of a set is taken, and its sets go.
//
// Source: the rules of set covering, Garfinkel and Nemhauser: Integer Programming, 1972.
ReducedSets reduce(Sets sets);

/// The parts of the collection that share no item, in the order of their first sets.
std::vector<Sets> parts_of(const Sets& sets);

/// Some hitting set, sorted: again and again the item of most sets that are not hit, then without
/// those that are not needed. Quick.
std::vector<int> greedy_hitting_set(const Sets& sets);

}  // namespace p2c
