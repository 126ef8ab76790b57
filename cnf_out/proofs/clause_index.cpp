#include "cnf_out/proofs/clause_index.hpp"

#include <algorithm>

namespace p2c {
namespace {

constexpr ClauseRef kErased = UINT32_MAX;
constexpr std::size_t kLeastSlots = 1024;

std::size_t slots_for(std::size_t clauses) {
  std::size_t slots = kLeastSlots;
  while (2 * slots < 3 * clauses) slots *= 2;
  return slots;
}

}  // namespace

void ClauseIndex::insert(ClauseRef clause) {
  if (slots_.empty()) return;
  make_room();
  place(clause);
}

void ClauseIndex::erase(ClauseRef clause) {
  if (slots_.empty()) return;
  std::size_t slot = slot_of(store_.literals(clause));
  while (slots_[slot] != clause) slot = (slot + 1) % slots_.size();
  slots_[slot] = kErased;
  // At the end of a chain nothing is looked for beyond.
  if (slots_[(slot + 1) % slots_.size()] != kNoClause) return;
  for (; slots_[slot] == kErased; slot = (slot + slots_.size() - 1) % slots_.size(), --used_) {
    slots_[slot] = kNoClause;
  }
}

ClauseRef ClauseIndex::find(std::span<const Code> literals, ClauseStore::Flag avoided) {
  if (slots_.empty()) build();
  for (const Code code : literals) wanted_.add(code);
  wanted_size_ = literals.size();
  ClauseRef found = kNoClause;
  for (std::size_t slot = slot_of(literals); slots_[slot] != kNoClause;
       slot = (slot + 1) % slots_.size()) {
    if (slots_[slot] == kErased || !is_wanted(slots_[slot])) continue;
    found = slots_[slot];
    if (!store_.has(found, avoided)) break;
  }
  wanted_.remove(literals);
  return found;
}

bool ClauseIndex::is_same(ClauseRef clause, std::span<const Code> literals) {
  for (const Code code : literals) wanted_.add(code);
  wanted_size_ = literals.size();
  const bool same = is_wanted(clause);
  wanted_.remove(literals);
  return same;
}

void ClauseIndex::build() {
  slots_.assign(slots_for(store_.count() + 1), kNoClause);
  used_ = 0;
  for (ClauseRef c = store_.first(); c != store_.end(); c = store_.after(c)) {
    if (!store_.has(c, ClauseStore::kDeleted)) place(c);
  }
}

void ClauseIndex::place(ClauseRef clause) {
  std::size_t slot = slot_of(store_.literals(clause));
  const auto is_free = [&] { return slots_[slot] == kNoClause || slots_[slot] == kErased; };
  while (!is_free()) slot = (slot + 1) % slots_.size();
  if (slots_[slot] == kNoClause) ++used_;
  slots_[slot] = clause;
}

// At most three of four slots are used.
void ClauseIndex::make_room() {
  if (4 * (used_ + 1) <= 3 * slots_.size()) return;
  const std::vector<ClauseRef> old = std::move(slots_);
  const auto is_clause = [](ClauseRef c) { return c != kNoClause && c != kErased; };
  const auto clauses = static_cast<std::size_t>(std::count_if(old.begin(), old.end(), is_clause));
  slots_.assign(slots_for(clauses + clauses / 2), kNoClause);
  used_ = 0;
  for (const ClauseRef clause : old) {
    if (is_clause(clause)) place(clause);
  }
}

// The same for any order of the literals.
std::size_t ClauseIndex::slot_of(std::span<const Code> literals) const {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;
  std::uint64_t sum = literals.size();
  for (const std::uint64_t code : literals) sum += (code * kOdd) ^ ((code * kOdd) >> 29U);
  return (sum * kOdd >> 20U) % slots_.size();
}

bool ClauseIndex::is_wanted(ClauseRef clause) const {
  const std::span<const Code> literals = store_.literals(clause);
  return literals.size() == wanted_size_ &&
         std::all_of(literals.begin(), literals.end(), [&](Code x) { return wanted_.has(x); });
}

}  // namespace p2c
