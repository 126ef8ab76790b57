#include "instances/puzzles/heyawake/heyawake_others.hpp"

#include <algorithm>
#include <array>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/heyawake/heyawake_rooms.hpp"

namespace p2c {

OtherShading::OtherShading(int rows, int cols, const Stop* stop)
    : stop_(stop),
      rows_(rows),
      cols_(cols),
      search_(rows, cols, stop),
      place_(static_cast<std::size_t>(rows * cols)) {
  if (rows == 1 || cols == 1) {
    for (int i = 1; i + 1 < rows * cols; ++i) always_.push_back({{i, 0}});
    return;
  }
  // A cell whose neighbours are all shaded is shut in.
  throw_if_stopped(stop);
  NowAndThen poll(stop);
  std::vector<std::vector<CellValue>> open(static_cast<std::size_t>(rows * cols));
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    poll.throw_if_stopped();
    open[a].push_back({b, 0});
    open[b].push_back({a, 0});
  }
  always_ = std::move(open);
}

SearchEnd OtherShading::look(const Grid<int>& rooms, const std::vector<int>& number,
                             const Answer& answer, std::span<const CellValue> differences,
                             int most_contradictions) {
  begin(rooms, number, answer);
  search_.try_first(differences);
  return run(most_contradictions);
}

SearchEnd OtherShading::mend(const Grid<int>& rooms, const Answer& answer,
                             int most_contradictions) {
  begin(rooms, std::vector<int>(answer.size(), Heyawake::kNoClue), answer);
  return run(most_contradictions);
}

void OtherShading::begin(const Grid<int>& rooms, const std::vector<int>& number,
                         const Answer& answer) {
  NowAndThen poll(stop_);
  search_.begin(rooms, number, answer);
  for (const std::vector<CellValue>& values : always_) {
    poll.throw_if_stopped();
    search_.one_of(values);
  }
  for (const RoomWindow& window : windows_of(rooms)) {
    poll.throw_if_stopped();
    window_.clear();
    for (int k = 0; k < window.cells; ++k) window_.push_back({window.first + k * window.step, 1});
    search_.one_of(window_);
  }
}

SearchEnd OtherShading::run(int most_contradictions) {
  while (true) {
    throw_if_stopped(stop_);
    const SearchEnd end = search_.run(most_contradictions);
    if (end == SearchEnd::kSettled) {
      add_cuts();
      continue;
    }
    if (end == SearchEnd::kFound) keep_found();
    return end;
  }
}

void OtherShading::keep_found() {
  found_.resize(place_.size());
  for (std::size_t i = 0; i < found_.size(); ++i) found_[i] = search_.value(static_cast<int>(i));
}

// Shaded cells that touch at a corner are joined, as are those on the rim with the rim: unshaded
// cells are connected where this has no cycle (Whitney 1932). A cycle has a cell that is not shaded
// in the answer nearby.
void OtherShading::add_cuts() {
  ++walk_;
  cycles_.clear();
  for (const int cell : search_.trail()) {
    if (search_.is_changed(cell) && search_.value(cell) == 1 && place_[cell].walk != walk_) {
      walk_from(cell);
    }
  }
  for (std::vector<CellValue>& cycle : cycles_) {
    search_.one_of(cycle);
    always_.push_back(std::move(cycle));
  }
}

// All shaded cells that are joined to this one, but not over the rim.
void OtherShading::walk_from(int start) {
  queue_.assign(1, start);
  place_[start] = {walk_, -1, 0};
  int at_rim = -1;  // a cell there
  for (std::size_t k = 0; k < queue_.size(); ++k) {
    const int cell = queue_[k];
    const int row = cell / cols_;
    const int col = cell % cols_;
    if (row == 0 || col == 0 || row + 1 == rows_ || col + 1 == cols_) {
      if (at_rim >= 0) keep_cycle(at_rim, cell);
      at_rim = cell;
    }
    for (const int down : {-1, 1}) {
      for (const int right : {-1, 1}) {
        const int next = cell + down * cols_ + right;
        if (row + down < 0 || row + down >= rows_ || col + right < 0 || col + right >= cols_ ||
            search_.value(next) == 0 || next == place_[cell].parent) {
          continue;
        }
        if (place_[next].walk != walk_) {
          place_[next] = {walk_, cell, place_[cell].depth + 1};
          queue_.push_back(next);
        } else if (cell < next) {
          keep_cycle(cell, next);
        }
      }
    }
  }
}

// One of the cells on the two ways to where they meet is not shaded.
void OtherShading::keep_cycle(int a, int b) {
  std::vector<CellValue>& cycle = cycles_.emplace_back();
  while (a != b) {
    int& lower = place_[a].depth >= place_[b].depth ? a : b;
    cycle.push_back({lower, 0});
    lower = place_[lower].parent;
  }
  cycle.push_back({a, 0});
}

}  // namespace p2c
