#include "cnf_out/proofs/rup_clauses.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr int kMostVariables = 20'000'000;  // some 60 bytes each

std::uint32_t code_of(Lit x) {
  return 2 * static_cast<std::uint32_t>(x.variable()) + (x.positive() ? 0 : 1);
}

// The negation's code.
std::uint32_t opposite(std::uint32_t code) { return code ^ 1U; }

}  // namespace

RupClauses::RupClauses(const Cnf& formula, const Stop* stop) : stop_(stop) {
  if (formula.variables() > kMostVariables) {
    throw TooLarge("a proof is checked for at most " + std::to_string(kMostVariables) +
                   " variables, the formula has " + std::to_string(formula.variables()));
  }
  const std::size_t codes = 2 * (static_cast<std::size_t>(formula.variables()) + 1);
  watches_.resize(codes);
  value_.resize(codes, 0);
  for (std::size_t i = 0; i < formula.size(); ++i) {
    normalise(formula[i]);
    store();
  }
}

bool RupClauses::add(std::span<const Lit> clause) {
  normalise(clause);
  if (!follows()) return false;
  store();
  return true;
}

bool RupClauses::remove(std::span<const Lit> clause) {
  normalise(clause);
  const auto [begin, end] = by_hash_.equal_range(hash());
  const auto found =
      std::find_if(begin, end, [&](const auto& entry) { return is_same(clauses_[entry.second]); });
  if (found == end) return false;
  clauses_[found->second].removed = true;  // its watches go when they are met
  by_hash_.erase(found);
  return true;
}

void RupClauses::normalise(std::span<const Lit> clause) {
  clause_.clear();
  for (const Lit x : clause) clause_.push_back(code_of(x));
  std::sort(clause_.begin(), clause_.end());
  clause_.erase(std::unique(clause_.begin(), clause_.end()), clause_.end());
}

// Of the clause at hand; the same for any order.
std::uint64_t RupClauses::hash() const {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
  std::uint64_t sum = clause_.size();
  for (const std::uint64_t code : clause_) sum += (code * kOdd) ^ ((code * kOdd) >> 29U);
  return sum;
}

// The same literals as the clause at hand, in any order.
bool RupClauses::is_same(const Clause& clause) const {
  if (clause.size != clause_.size()) return false;
  const auto begin = literals_.begin() + static_cast<std::ptrdiff_t>(clause.begin);
  std::vector<Code> sorted(begin, begin + clause.size);
  std::sort(sorted.begin(), sorted.end());
  return sorted == clause_;
}

bool RupClauses::follows() {
  if (refuted_) return true;
  const std::size_t before = trail_.size();
  bool conflict = false;
  for (const Code code : clause_) {
    conflict = value_[code] > 0;  // true already, or a literal and its negation
    if (conflict) break;
    if (value_[code] == 0) assign(opposite(code));
  }
  conflict = conflict || propagate();
  undo_to(before);
  return conflict;
}

void RupClauses::store() {
  const auto number = static_cast<std::uint32_t>(clauses_.size());
  clauses_.push_back({literals_.size(), static_cast<std::uint32_t>(clause_.size())});
  literals_.insert(literals_.end(), clause_.begin(), clause_.end());
  by_hash_.emplace(hash(), number);
  poll(clause_.size());
  if (!refuted_) use(number);
}

// A clause that is true for good is never looked at again. One with two open literals watches
// them; it cannot have become unit or false unseen.
void RupClauses::use(std::uint32_t number) {
  const Clause& clause = clauses_[number];
  Code* const literals = literals_.data() + clause.begin;
  std::size_t open = 0;
  for (std::size_t i = 0; i < clause.size; ++i) {
    if (value_[literals[i]] > 0) return;
    if (value_[literals[i]] == 0 && open < 2) std::swap(literals[i], literals[open++]);
  }
  if (open == 0) {
    refuted_ = true;
  } else if (open == 1) {
    assign(literals[0]);
    refuted_ = propagate();
  } else {
    watches_[literals[0]].push_back({number, literals[1]});
    watches_[literals[1]].push_back({number, literals[0]});
  }
}

// True when a clause has become false.
bool RupClauses::propagate() {
  while (propagated_ < trail_.size()) {
    if (visit(opposite(trail_[propagated_++]))) return true;
  }
  return false;
}

// Looks at the clauses that watch a literal which has become false.
bool RupClauses::visit(Code falsified) {
  std::vector<Watch>& watches = watches_[falsified];
  poll(watches.size());
  bool conflict = false;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < watches.size(); ++i) {
    Watch watch = watches[i];
    bool stays = true;
    if (!conflict && value_[watch.other] <= 0) conflict = look_at(watch, falsified, stays);
    if (stays) watches[kept++] = watch;
  }
  watches.resize(kept);
  return conflict;
}

// A watched literal of this clause is false. Finds another to watch, or else the one literal that
// is left. True when there is none: all are false.
bool RupClauses::look_at(Watch& watch, Code falsified, bool& stays) {
  const Clause& clause = clauses_[watch.clause];
  stays = !clause.removed;
  if (clause.removed) return false;
  Code* const literals = literals_.data() + clause.begin;
  if (literals[0] == falsified) std::swap(literals[0], literals[1]);
  watch.other = literals[0];
  if (value_[literals[0]] > 0) return false;
  for (std::size_t i = 2; i < clause.size; ++i) {
    if (value_[literals[i]] < 0) continue;
    std::swap(literals[1], literals[i]);
    watches_[literals[1]].push_back(watch);
    stays = false;
    return false;
  }
  if (value_[literals[0]] < 0) return true;
  assign(literals[0]);
  return false;
}

void RupClauses::assign(Code literal) {
  value_[literal] = 1;
  value_[opposite(literal)] = -1;
  trail_.push_back(literal);
}

void RupClauses::undo_to(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back()) {
    value_[trail_.back()] = value_[opposite(trail_.back())] = 0;
  }
  propagated_ = size;
}

void RupClauses::poll(std::size_t work) {
  constexpr std::size_t kPollEvery = 1U << 16U;
  work_ += work + 1;
  if (work_ < kPollEvery || stop_ == nullptr) return;
  work_ = 0;
  if (const Stop::Reason reason = stop_->reason()) throw Stopped(reason);
}

}  // namespace p2c
