// Clauses of the search: what they imply, and what is learned.
#include <algorithm>
#include <cstddef>

#include "instances/puzzles/heyawake/heyawake_search.hpp"

namespace p2c {

// --- clauses ----------------------------------------------------------------------------------

void CellSearch::watch(int clause, int place) {
  int& first = lists_[literals(clause)[place]];
  clauses_[clause + 1 + place] = first;
  first = clause;
}

// The place of a literal after the second that does not fail, or 0.
int CellSearch::next_watch(int clause, Literal failed) {
  Literal* const x = literals(clause);
  if (x[0] == failed) {
    std::swap(x[0], x[1]);
    std::swap(clauses_[clause + 1], clauses_[clause + 2]);
  }
  for (int k = 2; k < clauses_[clause]; ++k) {
    if (!fails(x[k])) return k;
  }
  return 0;
}

bool CellSearch::propagate_clauses(Literal failed) {
  int* link = &lists_[failed];
  while (*link >= 0) {
    const int clause = *link;
    const int other = next_watch(clause, failed);
    Literal* const x = literals(clause);
    int* const after = &clauses_[clause + 2];  // `failed` is the second literal now
    if (holds(x[0])) {
      link = after;
    } else if (other > 0) {
      *link = *after;
      std::swap(x[1], x[other]);
      watch(clause, 1);
    } else if (fails(x[0])) {
      why_.clear();
      for (int k = 0; k < clauses_[clause]; ++k) why_.push_back(opposite(x[k]));
      return false;
    } else {
      set(x[0], clause);
      link = after;
    }
  }
  return true;
}

// Goes back as far as is needed for one literal not to fail.
void CellSearch::add(std::vector<Literal>& clause) {
  constexpr int kNever = 1 << 30;
  const auto fails_at = [&](Literal x) { return fails(x) ? level_[cell_of(x)] : kNever; };
  for (std::size_t first = 0; first < std::min<std::size_t>(2, clause.size()); ++first) {
    const auto begin = clause.begin() + static_cast<std::ptrdiff_t>(first);
    std::iter_swap(begin, std::max_element(begin, clause.end(), [&](Literal a, Literal b) {
                     return fails_at(a) < fails_at(b);
                   }));
  }
  if (clause.empty() || fails_at(clause[0]) == 0) {
    impossible_ = true;
    return;
  }
  if (fails(clause[0])) back_to(level_[cell_of(clause[0])] - 1);
  const bool unit = clause.size() == 1;
  if (unit) back_to(0);
  int reason = kFree;
  if (!unit) {
    reason = static_cast<int>(clauses_.size());
    clauses_.insert(clauses_.end(), {static_cast<int>(clause.size()), kFree, kFree});
    clauses_.insert(clauses_.end(), clause.begin(), clause.end());
    watch(reason, 0);
    watch(reason, 1);
  }
  const bool forced = unit || fails(clause[1]);
  if (forced && !holds(clause[0])) set(clause[0], reason);
}

void CellSearch::one_of(std::span<const CellValue> values) {
  clause_.clear();
  for (const CellValue& one : values) clause_.push_back(2 * one.cell + one.value);
  add(clause_);
}

void CellSearch::try_first(std::span<const CellValue> values) {
  for (const CellValue& one : values) first_.push_back(2 * one.cell + one.value);
  one_of(values);
}

// --- learning ---------------------------------------------------------------------------------

// Why the cell has its value, in why_.
void CellSearch::explain(int cell) {
  why_.clear();
  const int reason = reason_[cell];
  if (reason <= kBeside) {
    why_.push_back(2 * (kBeside - reason) + 1);
  } else if (reason == kByRoom) {
    const int value = 1 - value_[cell];
    const int room = room_[cell];
    for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
      const int mate = room_cells_[k];
      if (value_[mate] == value && place_[mate] < place_[cell]) why_.push_back(2 * mate + value);
    }
  } else {
    const Literal* const x = literals(reason);
    for (int k = 0; k < clauses_[reason]; ++k) {
      if (cell_of(x[k]) != cell) why_.push_back(opposite(x[k]));
    }
  }
}

void CellSearch::see(Literal x, std::vector<Literal>& learned, int& open) {
  const int cell = cell_of(x);
  if (seen_[cell] != 0 || level_[cell] == 0) return;
  seen_[cell] = 1;
  seen_cells_.push_back(cell);
  if (level_[cell] == level()) {
    ++open;
  } else {
    learned.push_back(opposite(x));
  }
}

// From a contradiction with its reasons in why_. False: it needs no decision.
bool CellSearch::learn() {
  ++contradictions_;
  int latest = 0;
  for (const Literal x : why_) latest = std::max(latest, level_[cell_of(x)]);
  back_to(latest);
  if (latest == 0) return false;
  std::vector<Literal> learned;
  int open = 0;
  for (const Literal x : why_) see(x, learned, open);
  for (std::size_t i = trail_.size();;) {
    int cell = trail_[--i];
    while (seen_[cell] == 0) cell = trail_[--i];
    if (--open == 0) {
      learned.push_back(2 * cell + 1 - value_[cell]);
      break;
    }
    explain(cell);
    for (const Literal x : why_) see(x, learned, open);
  }
  bump();
  int back = 0;
  for (std::size_t i = 0; i + 1 < learned.size(); ++i) {
    back = std::max(back, level_[cell_of(learned[i])]);
  }
  back_to(back);
  if (back == 0) bumped_.clear();  // the next question is about other cells
  bumps_left_ = bumped_.size();
  add(learned);
  return !impossible_;
}

void CellSearch::bump() {
  for (const int cell : seen_cells_) {
    last_bump_[cell] = static_cast<int>(bumped_.size());
    bumped_.push_back(cell);
    seen_[cell] = 0;
  }
  seen_cells_.clear();
}

}  // namespace p2c
