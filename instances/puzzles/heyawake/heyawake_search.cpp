#include "instances/puzzles/heyawake/heyawake_search.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {

CellSearch::CellSearch(int rows, int cols, const Stop* stop)
    : beside_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)) {
  NowAndThen poll(stop);
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    poll.throw_if_stopped();
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

}  // namespace p2c
