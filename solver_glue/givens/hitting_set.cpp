#include "solver_glue/givens/hitting_set.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace p2c {

void HittingSets::add(const std::vector<int>& set) {
  assert(!set.empty());
  const auto items = static_cast<std::size_t>(set.back()) + 1;
  if (frequencies_.size() < items) frequencies_.resize(items);
  for (const int item : set) ++frequencies_[item];
  sets_.push_back(set);
}

int HittingSets::frequency(int item) const {
  const auto i = static_cast<std::size_t>(item);
  return i < frequencies_.size() ? frequencies_[i] : 0;
}

bool HittingSets::minimise(std::int64_t conflicts) {
  ReducedSets reduced = reduce(sets_);
  best_ = std::move(reduced.taken);
  auto bound = static_cast<std::int64_t>(best_.size());
  bool all_done = true;
  std::map<Sets, std::unique_ptr<CoreGuided>> before = std::exchange(parts_, {});
  for (Sets& part : parts_of(reduced.sets)) {
    auto known = before.extract(part);
    auto solver = known.empty() ? std::make_unique<CoreGuided>(part, seed_, stop_)
                                : std::move(known.mapped());
    const bool done = solver->minimise(conflicts);
    const std::vector<int>& items = done ? solver->minimum() : greedy_hitting_set(part);
    best_.insert(best_.end(), items.begin(), items.end());
    bound += solver->lower_bound();
    all_done = all_done && done;
    parts_.emplace(std::move(part), std::move(solver));
  }
  std::sort(best_.begin(), best_.end());
  lower_bound_ = std::max(lower_bound_, bound);
  return all_done;
}

}  // namespace p2c
