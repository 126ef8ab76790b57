#include "solver_glue/givens/core_guided.hpp"

#include <cassert>
#include <utility>

#include "encoder/counts/unary_merge.hpp"

namespace p2c {

CoreGuided::CoreGuided(const std::vector<std::vector<int>>& sets, int seed, const Stop* stop)
    : solver_(seed, stop) {
  for (const std::vector<int>& set : sets) {
    assert(!set.empty());
    Lits clause;
    for (const int item : set) clause.push_back(literal(item));
    solver_.add(clause);
  }
}

Lit CoreGuided::literal(int item) {
  const auto [place, is_new] = items_.try_emplace(item);
  if (is_new) {
    place->second = solver_.fresh();
    assumed_.emplace(place->second, Counter());
  }
  return place->second;
}

bool CoreGuided::minimise(std::int64_t conflicts) {
  solver_.limit_conflicts(conflicts > 0 ? solver_.counts().conflicts + conflicts : 0);
  while (!done_) {
    const Status status = solver_.solve(assumptions());
    if (status == Status::kUnknown) return false;
    if (status == Status::kSatisfiable) {
      take_model();
      continue;
    }
    Lits core = negated(solver_.failed());
    shrink(core);
    weaken(core);
  }
  return true;
}

Lits CoreGuided::assumptions() const {
  Lits all;
  all.reserve(assumed_.size());
  for (const auto& [x, counter] : assumed_) all.push_back(!x);
  return all;
}

// Asks about the core alone as long as that makes it smaller.
void CoreGuided::shrink(Lits& core) {
  while (core.size() > 1) {
    if (solver_.solve(negated(core)) != Status::kUnsatisfiable) return;
    if (solver_.failed().size() >= core.size()) return;
    core = negated(solver_.failed());
  }
}

// One of the core's literals may be true now, and of a counter among them one more.
void CoreGuided::weaken(const Lits& core) {
  ++lower_bound_;
  for (const Lit x : core) {
    const auto found = assumed_.find(x);
    Counter counter = std::move(found->second);
    assumed_.erase(found);
    if (++counter.most >= counter.more_than.size()) continue;
    const Lit next = counter.more_than[counter.most];
    assumed_.emplace(next, std::move(counter));
  }
  if (core.size() < 2) return;
  const Lits more_than = count(core);
  assumed_.emplace(more_than[1], Counter{more_than, 1});
}

Lits CoreGuided::count(std::span<const Lit> inputs) {
  if (inputs.size() == 1) return {inputs[0]};
  const std::size_t half = inputs.size() / 2;
  const Lits a = count(inputs.first(half));
  const Lits b = count(inputs.subspan(half));
  const Lits sum = solver_.fresh(static_cast<int>(inputs.size()));
  merge_into(
      solver_, sum, a, b, [](std::size_t) { return true; }, [](std::size_t) { return false; });
  return sum;
}

void CoreGuided::take_model() {
  done_ = true;
  for (const auto& [item, x] : items_) {
    if (solver_.model()(x)) minimum_.push_back(item);
  }
}

}  // namespace p2c
