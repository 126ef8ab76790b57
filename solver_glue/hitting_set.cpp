#include "solver_glue/hitting_set.hpp"

#include <algorithm>
#include <cassert>

#include "encoder/unary_merge.hpp"

namespace puzzle2cnf {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Of the picked items those that some set has no other of, the last picked asked first.
std::vector<int> without_superfluous(std::vector<int> picked, std::vector<int>& hits,
                                     const std::vector<std::vector<int>>& sets_of) {
  for (std::size_t k = picked.size(); k-- > 0;) {
    const std::vector<int>& of_item = sets_of[at(picked[k])];
    const auto needed = [&](int set) { return hits[at(set)] == 1; };
    if (std::any_of(of_item.begin(), of_item.end(), needed)) continue;
    for (const int set : of_item) --hits[at(set)];
    picked.erase(picked.begin() + static_cast<std::ptrdiff_t>(k));
  }
  std::sort(picked.begin(), picked.end());
  return picked;
}

}  // namespace

void HittingSets::add(const std::vector<int>& set) {
  assert(!set.empty());
  Lits clause;
  for (const int item : set) {
    clause.push_back(literal(item));
    ++frequencies_[at(item)];
  }
  solver_.add(clause);
  sets_.push_back(set);
}

Lit HittingSets::literal(int item) {
  if (items_.size() <= at(item)) {
    items_.resize(at(item) + 1);
    frequencies_.resize(at(item) + 1);
  }
  Lit& x = items_[at(item)];
  if (x == Lit()) {
    x = solver_.fresh();
    assumed_.emplace(x, Counter());
  }
  return x;
}

int HittingSets::frequency(int item) const {
  return at(item) < frequencies_.size() ? frequencies_[at(item)] : 0;
}

bool HittingSets::minimise(std::int64_t conflicts) {
  solver_.limit_conflicts(conflicts > 0 ? solver_.counts().conflicts + conflicts : 0);
  while (true) {
    const Status status = solver_.solve(assumptions());
    if (status == Status::kUnknown) return false;
    if (status == Status::kSatisfiable) {
      take_model();
      return true;
    }
    Lits core = negated(solver_.failed());
    shrink(core);
    weaken(core);
  }
}

Lits HittingSets::assumptions() const {
  Lits all;
  all.reserve(assumed_.size());
  for (const auto& [x, counter] : assumed_) all.push_back(!x);
  return all;
}

// Asks about the core alone as long as that makes it smaller.
void HittingSets::shrink(Lits& core) {
  while (core.size() > 1) {
    if (solver_.solve(negated(core)) != Status::kUnsatisfiable) return;
    if (solver_.failed().size() >= core.size()) return;
    core = negated(solver_.failed());
  }
}

// One of the core's literals may be true now, and of a counter among them one more.
void HittingSets::weaken(const Lits& core) {
  ++lower_bound_;
  for (const Lit x : core) {
    const auto found = assumed_.find(x);
    Counter counter = std::move(found->second);
    assumed_.erase(found);
    if (++counter.most >= counter.more_than.size()) continue;
    const Lit next = counter.more_than[counter.most];
    assumed_.emplace(next, std::move(counter));
  }
  Counter counter{count(core), 1};
  if (core.size() > 1) assumed_.emplace(counter.more_than[1], counter);
}

Lits HittingSets::count(std::span<const Lit> inputs) {
  if (inputs.size() == 1) return {inputs[0]};
  const std::size_t half = inputs.size() / 2;
  const Lits a = count(inputs.first(half));
  const Lits b = count(inputs.subspan(half));
  const Lits sum = solver_.fresh(static_cast<int>(inputs.size()));
  for (std::size_t i = 0; i < sum.size(); ++i) merged_at_most(solver_, a, b, i, sum[i]);
  return sum;
}

void HittingSets::take_model() {
  minimum_.clear();
  for (std::size_t item = 0; item < items_.size(); ++item) {
    if (items_[item] != Lit() && solver_.model()(items_[item])) {
      minimum_.push_back(static_cast<int>(item));
    }
  }
}

std::vector<int> HittingSets::greedy() const {
  std::vector<std::vector<int>> sets_of(items_.size());
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    for (const int item : sets_[i]) sets_of[at(item)].push_back(static_cast<int>(i));
  }
  std::vector<int> gain = frequencies_;
  std::vector<int> hits(sets_.size());
  std::vector<int> picked;
  while (std::find(hits.begin(), hits.end(), 0) != hits.end()) {
    const int best = static_cast<int>(std::max_element(gain.begin(), gain.end()) - gain.begin());
    picked.push_back(best);
    for (const int set : sets_of[at(best)]) {
      if (hits[at(set)]++ > 0) continue;
      for (const int item : sets_[at(set)]) --gain[at(item)];
    }
  }
  return without_superfluous(picked, hits, sets_of);
}

}  // namespace puzzle2cnf
