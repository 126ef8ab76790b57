#include "cnf_out/proofs/unit_propagation.hpp"

#include <algorithm>
#include <utility>

namespace p2c {

UnitPropagation::UnitPropagation(ClauseStore& store, bool core_first, const Stop* stop)
    : store_(store), core_first_(core_first), stop_(stop) {}

void UnitPropagation::resize(std::size_t codes) {
  if (codes <= value_.size()) return;
  value_.resize(codes);
  reason_.resize(codes / 2);
  position_.resize(codes / 2);
  other_.resize(codes);
  if (core_first_) core_.resize(codes);
}

ClauseRef UnitPropagation::start() {
  for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) {
    const std::span<const Code> literals = store_.literals(c);
    if (literals.size() < 2) continue;
    other_.expect_one(literals[0]);
    other_.expect_one(literals[1]);
  }
  other_.reserve();
  for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) {
    if (store_.size(c) > 1) watch(c);
    poll(1);
  }
  return use_units();
}

ClauseRef UnitPropagation::use_units() {
  for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) {
    if (store_.size(c) > 1) continue;
    if (const ClauseRef conflict = use(c)) return conflict;
  }
  return kNoClause;
}

// One with two open literals watches them; it cannot have become unit or false unseen.
ClauseRef UnitPropagation::use(ClauseRef clause) {
  const std::span<Code> literals = store_.literals(clause);
  poll(literals.size());
  std::size_t open = 0;
  for (Code& literal : literals) {
    if (value_[literal] > 0) return kNoClause;
    if (value_[literal] == 0 && open < 2) std::swap(literal, literals[open++]);
  }
  if (open == 0) return clause;
  if (open == 1) {
    assign(literals[0], clause);
    return propagate();
  }
  watch(clause);
  return kNoClause;
}

void UnitPropagation::watch(ClauseRef clause) {
  const std::span<Code> literals = store_.literals(clause);
  std::size_t found = 0;
  for (std::size_t i = 0; i < literals.size() && found < 2; ++i) {
    if (value_[literals[i]] >= 0) std::swap(literals[i], literals[found++]);
  }
  Lists& lists = lists_of(clause);
  lists.push(literals[0], {clause, literals[1]});
  lists.push(literals[1], {clause, literals[0]});
}

void UnitPropagation::forget_deleted() {
  const auto is_deleted = [&](const Watch& watch) {
    return store_.has(watch.clause, ClauseStore::kDeleted);
  };
  for (Lists* lists : {&core_, &other_}) {
    if (lists == &core_ && !core_first_) continue;
    for (Code list = 0; list < value_.size(); ++list) {
      Watch* const begin = lists->begin(list);
      Watch* const left = std::remove_if(begin, begin + lists->size(list), is_deleted);
      lists->cut(list, static_cast<std::uint32_t>(left - begin));
    }
  }
}

bool UnitPropagation::is_unit_for_good(ClauseRef clause) const {
  const std::span<const Code> literals = std::as_const(store_).literals(clause);
  std::size_t falsified = 0;
  for (const Code literal : literals) {
    if (value_[literal] == 0) return false;
    if (value_[literal] < 0) ++falsified;
  }
  return falsified + 1 == literals.size();
}

ClauseRef UnitPropagation::propagate() {
  while (true) {
    ClauseRef conflict = kNoClause;
    if (core_first_ && core_done_ < trail_.size()) {
      conflict = visit(core_, opposite(trail_[core_done_++]));
    } else if (other_done_ < trail_.size()) {
      conflict = visit(other_, opposite(trail_[other_done_++]));
    } else {
      return kNoClause;
    }
    if (conflict != kNoClause) return conflict;
  }
}

// Looks at the clauses that watch a literal which has become false.
ClauseRef UnitPropagation::visit(Lists& lists, Code falsified) {
  const std::uint32_t count = lists.size(falsified);
  ClauseRef conflict = kNoClause;
  std::uint32_t kept = 0;
  std::uint32_t seen = 0;
  while (seen < count && conflict == kNoClause) {
    Watch watch = lists.begin(falsified)[seen++];
    bool stays = true;
    if (value_[watch.other] <= 0 && look_at(lists, watch, falsified, stays)) {
      conflict = watch.clause;
    }
    if (stays) lists.begin(falsified)[kept++] = watch;
  }
  poll(seen);
  close_gap(lists, falsified, kept, seen);
  return conflict;
}

// What was not looked at stays. Only as much of it moves as there is room: after a conflict most of
// a list may be left.
void UnitPropagation::close_gap(Lists& lists, Code list, std::uint32_t kept, std::uint32_t seen) {
  const std::uint32_t count = lists.size(list);
  Watch* const watches = lists.begin(list);
  const std::uint32_t moved = std::min(seen - kept, count - seen);
  std::copy_n(watches + (count - moved), moved, watches + kept);
  lists.cut(list, count - (seen - kept));
}

// A watched literal of this clause is false. Finds another to watch, or else the one literal that
// is left. True when there is none: all are false.
bool UnitPropagation::look_at(Lists& lists, Watch& watch, Code falsified, bool& stays) {
  const std::span<Code> literals = store_.literals(watch.clause);
  if (literals[0] == falsified) std::swap(literals[0], literals[1]);
  stays = literals[1] == falsified && !store_.has(watch.clause, ClauseStore::kDeleted);
  if (!stays) return false;  // deleted, and perhaps there again with other watches
  watch.other = literals[0];
  if (value_[literals[0]] > 0) return false;
  Lists& right = lists_of(watch.clause);
  for (std::size_t i = 2; i < literals.size(); ++i) {
    if (value_[literals[i]] < 0) continue;
    std::swap(literals[1], literals[i]);
    right.push(literals[1], watch);
    stays = false;
    return false;
  }
  if (&right != &lists) {
    right.push(falsified, watch);
    stays = false;
  }
  if (value_[literals[0]] < 0) return true;
  assign(literals[0], watch.clause);
  return false;
}

UnitPropagation::Lists& UnitPropagation::lists_of(ClauseRef clause) {
  return core_first_ && store_.has(clause, ClauseStore::kCore) ? core_ : other_;
}

void UnitPropagation::assign(Code literal, ClauseRef reason) {
  value_[literal] = 1;
  value_[opposite(literal)] = -1;
  reason_[literal >> 1U] = reason;
  position_[literal >> 1U] = static_cast<std::uint32_t>(trail_.size());
  trail_.push_back(literal);
}

void UnitPropagation::undo_to(std::size_t size) {
  for (; trail_.size() > size; trail_.pop_back()) {
    value_[trail_.back()] = value_[opposite(trail_.back())] = 0;
  }
  core_done_ = other_done_ = size;
}

void UnitPropagation::poll(std::size_t work) {
  constexpr std::size_t kPollEvery = 1U << 16U;
  work_ += work + 1;
  if (work_ < kPollEvery || stop_ == nullptr) return;
  work_ = 0;
  if (const Stop::Reason reason = stop_->reason()) throw Stopped(reason);
}

}  // namespace p2c
