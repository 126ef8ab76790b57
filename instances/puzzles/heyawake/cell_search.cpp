#include "instances/puzzles/heyawake/cell_search.hpp"

#include <algorithm>

namespace puzzle2cnf {

CellSearch::CellSearch(int rows, int cols)
    : cols_(cols), beside_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)) {
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    beside_[a].push_back(b);
    beside_[b].push_back(a);
  }
}

void CellSearch::begin(const Grid<int>& rooms, const std::vector<int>& number,
                       const Answer& preferred) {
  const std::size_t cells = beside_.size();
  room_ = rooms.cells;
  number_ = number;
  preferred_ = preferred;
  room_begins_.assign(number.size() + 1, 0);
  for (const int room : room_) ++room_begins_[room + 1];
  for (std::size_t i = 0; i < number.size(); ++i) room_begins_[i + 1] += room_begins_[i];
  std::vector<int> next(room_begins_.begin(), room_begins_.end() - 1);
  room_cells_.resize(cells);
  for (int i = 0; i < rooms.size(); ++i) room_cells_[next[room_[i]]++] = i;
  mate_.resize(cells);
  shaded_.assign(number.size(), 0);
  pairs_.assign(number.size(), 0);
  for (int room = 0; room < static_cast<int>(number.size()); ++room) pair_cells(room);

  value_.assign(cells, kOpenCell);
  level_.resize(cells);
  reason_.resize(cells);
  place_.resize(cells);
  trail_.clear();
  propagated_ = near_ = 0;
  level_begins_.clear();
  clauses_.clear();
  lists_.assign(2 * cells, kFree);
  first_.clear();
  held_ = 0;
  seen_.assign(cells, 0);
  bumped_.clear();
  bumps_left_ = 0;
  last_bump_.assign(cells, -1);
  rest_ = contradictions_ = 0;
  settled_ = false;
  impossible_ = false;
  for (int room = 0; room < static_cast<int>(number.size()); ++room) {
    if (number[room] < 0) continue;
    if (number[room] > pairs_[room]) impossible_ = true;
    if (number[room] == pairs_[room]) fill_room(room);
    if (number[room] == 0) empty_room(room);
  }
}

// With the first neighbour left or above that has no mate yet.
void CellSearch::pair_cells(int room) {
  for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
    const int cell = room_cells_[k];
    mate_[cell] = cell;
    ++pairs_[room];
    for (const int other : beside_[cell]) {
      if (other > cell || room_[other] != room || mate_[other] != other) continue;
      mate_[cell] = other;
      mate_[other] = cell;
      --pairs_[room];
      break;
    }
  }
}

// --- values -----------------------------------------------------------------------------------

void CellSearch::set(Literal x, int reason) {
  const int cell = cell_of(x);
  value_[cell] = static_cast<signed char>(x % 2);
  level_[cell] = level();
  reason_[cell] = reason;
  place_[cell] = static_cast<int>(trail_.size());
  trail_.push_back(cell);
  if (value_[cell] != preferred_[cell]) settled_ = false;
  if (x % 2 == 1) {
    ++shaded_[room_[cell]];
  } else if (mate_[cell] == cell || value_[mate_[cell]] == 0) {
    --pairs_[room_[cell]];
  }
}

void CellSearch::back_to(int level) {
  if (level >= this->level()) return;
  const auto keep = static_cast<std::size_t>(level_begins_[level]);
  while (trail_.size() > keep) {
    const int cell = trail_.back();
    if (value_[cell] == 1) {
      --shaded_[room_[cell]];
    } else if (mate_[cell] == cell || value_[mate_[cell]] == 0) {
      ++pairs_[room_[cell]];
    }
    value_[cell] = kOpenCell;
    trail_.pop_back();
  }
  level_begins_.resize(static_cast<std::size_t>(level));
  propagated_ = keep;
  near_ = 0;
  rest_ = 0;
  settled_ = false;
  bumps_left_ = bumped_.size();
}

bool CellSearch::propagate() {
  while (propagated_ < trail_.size()) {
    const int cell = trail_[propagated_++];
    if (value_[cell] == 1 && !propagate_touch(cell)) return false;
    if (!propagate_room(cell) || !propagate_clauses(2 * cell + 1 - value_[cell])) return false;
  }
  return true;
}

bool CellSearch::propagate_touch(int cell) {
  for (const int beside : beside_[cell]) {
    if (value_[beside] == kOpenCell) set(2 * beside, kBeside - cell);
    if (value_[beside] == 1) {
      why_ = {2 * cell + 1, 2 * beside + 1};
      return false;
    }
  }
  return true;
}

bool CellSearch::propagate_room(int cell) {
  const int room = room_[cell];
  const int number = number_[room];
  if (number < 0) return true;
  if (value_[cell] == 1) {
    if (shaded_[room] > number) return room_contradicts(room, 1);
    if (shaded_[room] == number) empty_room(room);
  } else {
    if (pairs_[room] < number) return room_contradicts(room, 0);
    if (pairs_[room] == number) fill_room(room);
  }
  return true;
}

bool CellSearch::room_contradicts(int room, int value) {
  why_.clear();
  for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
    const int cell = room_cells_[k];
    if (value_[cell] == value) why_.push_back(2 * cell + value);
  }
  return false;
}

// No more cells are shaded.
void CellSearch::empty_room(int room) {
  for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
    const int cell = room_cells_[k];
    if (value_[cell] == kOpenCell) set(2 * cell, kByRoom);
  }
}

// One cell of each pair is shaded that may have one.
void CellSearch::fill_room(int room) {
  for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
    const int cell = room_cells_[k];
    const int mate = mate_[cell];
    if (value_[cell] != kOpenCell) continue;
    if (mate == cell || value_[mate] == 0) set(2 * cell + 1, kByRoom);
  }
}

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

// --- decisions --------------------------------------------------------------------------------

bool CellSearch::decide_first() {
  if (first_.empty() || holds(first_[held_])) return false;
  Literal next = -1;
  for (std::size_t i = 0; i < first_.size(); ++i) {
    const Literal x = first_[i];
    if (holds(x)) {
      held_ = i;
      return false;
    }
    if (next < 0 && !fails(x)) next = x;
  }
  if (next < 0) return false;
  level_begins_.push_back(static_cast<int>(trail_.size()));
  set(next, kFree);
  return true;
}

bool CellSearch::decide_bumped() {
  while (bumps_left_ > 0) {
    const int cell = bumped_[--bumps_left_];
    if (last_bump_[cell] != static_cast<int>(bumps_left_) || value_[cell] != kOpenCell) continue;
    level_begins_.push_back(static_cast<int>(trail_.size()));
    set(2 * cell + preferred_[cell], kFree);
    return true;
  }
  return false;
}

// A cell beside one that is not as preferred, or in its room.
bool CellSearch::decide_near_change() {
  const auto decided = [&](int cell) {
    if (value_[cell] != kOpenCell) return false;
    level_begins_.push_back(static_cast<int>(trail_.size()));
    set(2 * cell + preferred_[cell], kFree);
    return true;
  };
  for (; near_ < trail_.size(); ++near_) {
    const int cell = trail_[near_];
    if (value_[cell] == preferred_[cell]) continue;
    for (const int beside : beside_[cell]) {
      if (decided(beside)) return true;
      for (const int next : beside_[beside]) {
        if (decided(next)) return true;
      }
    }
    const int room = room_[cell];
    for (int k = room_begins_[room]; k < room_begins_[room + 1]; ++k) {
      if (decided(room_cells_[k])) return true;
    }
  }
  return false;
}

bool CellSearch::decide_rest() {
  const int cells = static_cast<int>(value_.size());
  while (rest_ < cells && value_[rest_] != kOpenCell) ++rest_;
  if (rest_ == cells) return false;
  level_begins_.push_back(static_cast<int>(trail_.size()));
  set(2 * rest_ + preferred_[rest_], kFree);
  return true;
}

SearchEnd CellSearch::run(int most_contradictions) {
  while (!impossible_) {
    if (propagate()) {
      if (decide_first() || decide_bumped() || decide_near_change()) continue;
      if (!settled_) {
        settled_ = true;
        return SearchEnd::kSettled;
      }
      if (!decide_rest()) return SearchEnd::kFound;
    } else if (!learn()) {
      impossible_ = true;
    } else if (contradictions_ >= most_contradictions) {
      return SearchEnd::kUnknown;
    }
  }
  return SearchEnd::kNone;
}

}  // namespace puzzle2cnf
