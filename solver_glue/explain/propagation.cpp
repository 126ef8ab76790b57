#include "solver_glue/explain/propagation.hpp"

#include <algorithm>
#include <utility>

namespace p2c {

Propagation::Propagation(int variables) {
  const auto size = static_cast<std::size_t>(variables) + 1;
  watches_.resize(2 * size);
  value_.resize(size);
  level_.resize(size);
  reason_.resize(size, kNone);
}

int Propagation::add_clause(std::span<const Lit> clause, int group) {
  const int number = static_cast<int>(clauses_.size());
  clauses_.push_back({arena_.size(), static_cast<int>(clause.size()), group});
  arena_.insert(arena_.end(), clause.begin(), clause.end());
  if (clause.size() > 1) {
    watches_[index(clause[0])].push_back({number, clause[1]});
    watches_[index(clause[1])].push_back({number, clause[0]});
  }
  return number;
}

void Propagation::drop_clauses(std::span<const int> numbers) {
  std::vector<std::size_t> watched;
  for (const int number : numbers) {
    clauses_[number].group = kDropped;
    const std::span<const Lit> all = clause(number);
    if (all.size() > 1) watched.insert(watched.end(), {index(all[0]), index(all[1])});
  }
  std::sort(watched.begin(), watched.end());
  watched.erase(std::unique(watched.begin(), watched.end()), watched.end());
  for (const std::size_t i : watched) {
    std::erase_if(watches_[i], [this](const Watch& w) { return group(w.clause) == kDropped; });
  }
  // The memory of those that are followed by others is taken back later.
  while (!clauses_.empty() && clauses_.back().group == kDropped) {
    arena_.resize(clauses_.back().begin);
    clauses_.pop_back();
  }
}

void Propagation::restart(std::span<const int> groups) {
  for (const Lit x : trail_) value_[x.variable()] = Truth::kMaybe;
  trail_.clear();
  level_ends_.clear();
  head_ = 0;
  ++restarts_;
  for (const int group : groups) {
    const auto i = static_cast<std::size_t>(group);
    if (i >= active_.size()) active_.resize(i + 1);
    active_[i] = restarts_;
  }
}

bool Propagation::is_active(int group) const {
  if (group < 0) return true;
  const auto i = static_cast<std::size_t>(group);
  return i < active_.size() && active_[i] == restarts_;
}

Truth Propagation::operator()(Lit x) const {
  if (x == kTrue || x == kFalse) return x == kTrue ? Truth::kYes : Truth::kNo;
  const Truth value = value_[x.variable()];
  return x.positive() ? value : !value;
}

void Propagation::assign(Lit x, int reason) {
  value_[x.variable()] = x.positive() ? Truth::kYes : Truth::kNo;
  level_[x.variable()] = level();
  reason_[x.variable()] = reason;
  trail_.push_back(x);
}

void Propagation::undo_to(int level) {
  if (level >= this->level()) return;
  const std::size_t size = level_ends_[level];
  for (std::size_t i = size; i < trail_.size(); ++i) value_[trail_[i].variable()] = Truth::kMaybe;
  trail_.resize(size);
  level_ends_.resize(level);
  head_ = size;
}

int Propagation::propagate() {
  int conflict = kNone;
  while (head_ < trail_.size() && conflict == kNone) conflict = propagate(trail_[head_++]);
  return conflict;
}

// Looks at the clauses that watch !x.
int Propagation::propagate(Lit x) {
  std::vector<Watch>& watches = watches_[index(!x)];
  std::size_t kept = 0;
  int conflict = kNone;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    const Watch at = watches[i];
    watches[kept++] = at;
    if (conflict != kNone || (*this)(at.other) == Truth::kYes) continue;
    const Clause& clause = clauses_[at.clause];
    if (!is_active(clause.group)) continue;
    const std::span<Lit> all = literals(clause);
    if (all[0] == !x) std::swap(all[0], all[1]);
    if ((*this)(all[0]) == Truth::kYes) continue;
    const auto next =
        std::find_if(all.begin() + 2, all.end(), [&](Lit y) { return (*this)(y) != Truth::kNo; });
    if (next != all.end()) {
      std::swap(all[1], *next);
      watches_[index(all[1])].push_back({at.clause, all[0]});
      --kept;
    } else if ((*this)(all[0]) == Truth::kNo) {
      conflict = at.clause;
    } else {
      assign(all[0], at.clause);
    }
  }
  watches.resize(kept);
  return conflict;
}

}  // namespace p2c
