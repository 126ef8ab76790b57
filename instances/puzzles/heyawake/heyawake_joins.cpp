#include "instances/puzzles/heyawake/heyawake_joins.hpp"

#include <algorithm>
#include <array>

#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

constexpr int kMostContradictions = 1000;

}  // namespace

RoomJoins::RoomJoins(const Grid<int>& rooms, const Answer& answer, const RoomStyle& style, Rng& rng)
    : answer_(answer),
      style_(style),
      rng_(rng),
      layout_(rooms, answer),
      shading_(rooms.rows, rooms.cols) {
  constexpr int kAlone = 4;  // percent of the rooms of one cell
  for (const int room : rooms.cells) {
    if (layout_.cells(room) == 1 && chance(rng_, kAlone)) alone_.insert(room);
  }
}

// Several pairs at once, and half as many where there is another answer then.
const Grid<int>& RoomJoins::join_all(const Stop* stop) {
  constexpr std::size_t kMostTogether = 64;
  std::size_t together = 4;
  while (true) {
    throw_if_stopped(stop);
    const std::vector<RoomPair> pairs = draw(together);
    if (pairs.empty()) return layout_.rooms();
    if (try_joins(pairs)) {
      together = std::min(2 * together, kMostTogether);
    } else {
      if (pairs.size() == 1) mark_failed(pairs[0]);
      together = std::max<std::size_t>(1, pairs.size() / 2);
    }
  }
}

std::vector<RoomPair> RoomJoins::open_pairs() const {
  std::vector<RoomPair> pairs = layout_.joinable(style_);
  const Grid<int>& rooms = layout_.rooms();
  std::erase_if(pairs, [&](const RoomPair& pair) {
    const int a = rooms[pair.a];
    const int b = rooms[pair.b];
    return failed_.count({a, b}) > 0 || alone_.count(a) > 0 || alone_.count(b) > 0;
  });
  return pairs;
}

// Pairs that no other answer forbids that was found; each room is in one of them.
std::vector<RoomPair> RoomJoins::draw(std::size_t most) {
  const Grid<int>& rooms = layout_.rooms();
  std::vector<RoomPair> open = open_pairs();
  std::vector<RoomPair> drawn;
  while (!open.empty() && drawn.size() < most) {
    const RoomPair pair = draw_one(open);
    const bool refuted = is_refuted(pair);
    if (refuted) {
      mark_failed(pair);
    } else {
      drawn.push_back(pair);
    }
    const int a = rooms[pair.a];
    const int b = rooms[pair.b];
    std::erase_if(open, [&](const RoomPair& one) {
      const int c = rooms[one.a];
      const int d = rooms[one.b];
      return refuted ? c == a && d == b : c == a || c == b || d == a || d == b;
    });
  }
  return drawn;
}

// One with a small room more often, but not always, or too few small rooms are left.
RoomPair RoomJoins::draw_one(const std::vector<RoomPair>& pairs) {
  const Grid<int>& rooms = layout_.rooms();
  const auto smaller = [&](const RoomPair& pair) {
    return std::min(layout_.cells(rooms[pair.a]), layout_.cells(rooms[pair.b]));
  };
  const RoomPair pair = pairs[below(rng_, static_cast<int>(pairs.size()))];
  const RoomPair other = pairs[below(rng_, static_cast<int>(pairs.size()))];
  return chance(rng_, 60) && smaller(other) < smaller(pair) ? other : pair;
}

void RoomJoins::mark_failed(const RoomPair& pair) {
  const Grid<int>& rooms = layout_.rooms();
  const int last = rooms.size() - 1;
  failed_.insert({rooms[pair.a], rooms[pair.b]});
  failed_.insert({rooms[pair.b], rooms[pair.a]});
  if (!style_.symmetric) return;
  failed_.insert({rooms[last - pair.a], rooms[last - pair.b]});
  failed_.insert({rooms[last - pair.b], rooms[last - pair.a]});
}

// True: there is one answer then, and they are joined.
bool RoomJoins::try_joins(const std::vector<RoomPair>& pairs) {
  const std::vector<CellValue> changes = differences(pairs);
  RoomLayout next = layout_;
  for (const RoomPair& pair : pairs) next.join(pair, style_.symmetric);
  const SearchEnd end =
      shading_.look(next.rooms(), next.shaded(), answer_, changes, kMostContradictions);
  if (end == SearchEnd::kNone) {
    layout_ = std::move(next);
    return true;
  }
  if (end == SearchEnd::kFound) {
    keep_other();
    for (const RoomPair& pair : pairs) {
      if (allows(pair, others_.back())) mark_failed(pair);
    }
  }
  return false;
}

// Another answer breaks a rule of the rooms as they are: it has another number in one of these
// rooms, or a run into three rooms that begins or ends beside one. So it lacks one of the shaded
// cells there.
std::vector<CellValue> RoomJoins::differences(const std::vector<RoomPair>& pairs) const {
  const Grid<int>& rooms = layout_.rooms();
  std::vector<char> joined(layout_.shaded().size(), 0);
  for (const RoomPair& pair : pairs) {
    joined[rooms[pair.a]] = joined[rooms[pair.b]] = 1;
    if (!style_.symmetric) continue;
    joined[rooms[rooms.size() - 1 - pair.a]] = joined[rooms[rooms.size() - 1 - pair.b]] = 1;
  }
  const auto is_joined = [&](int r, int c) {
    return rooms.inside(r, c) && joined[rooms(r, c)] != 0;
  };
  std::vector<CellValue> cells;
  for (int i = 0; i < rooms.size(); ++i) {
    if (answer_[i] == 0) continue;
    const int r = i / rooms.cols;
    const int c = i % rooms.cols;
    if (is_joined(r, c) || is_joined(r - 1, c) || is_joined(r + 1, c) || is_joined(r, c - 1) ||
        is_joined(r, c + 1)) {
      cells.push_back({i, 0});
    }
  }
  return cells;
}

void RoomJoins::keep_other() {
  Other& other = others_.emplace_back(Other{shading_.found(), {}});
  for (int i = 0; i < static_cast<int>(answer_.size()); ++i) {
    if (other.answer[i] != answer_[i]) other.changes.push_back(i);
  }
}

bool RoomJoins::is_refuted(const RoomPair& pair) const {
  return std::any_of(others_.begin(), others_.end(),
                     [&](const Other& other) { return allows(pair, other); });
}

// Rooms where one pair, or two that are opposite, are joined.
class RoomJoins::Joined {
 public:
  Joined(const Grid<int>& rooms, const RoomPair& pair, bool symmetric) : rooms_(rooms) {
    const int last = rooms.size() - 1;
    joined_[0] = {rooms[pair.b], rooms[pair.a]};
    if (symmetric) joined_[1] = {rooms[last - pair.b], rooms[last - pair.a]};
  }
  int operator[](int cell) const {
    int room = rooms_[cell];
    for (const auto& [gone, kept] : joined_) {
      if (room == gone) room = kept;
    }
    return room;
  }

 private:
  const Grid<int>& rooms_;
  std::array<std::pair<int, int>, 2> joined_{std::pair(-1, -1), std::pair(-1, -1)};
};

// Whether the answer keeps the rules where only this pair of rooms is joined.
bool RoomJoins::allows(const RoomPair& pair, const Other& other) const {
  const Joined room(layout_.rooms(), pair, style_.symmetric);
  return keeps_numbers(room, other) && keeps_runs(room, other);
}

bool RoomJoins::keeps_numbers(const Joined& room, const Other& other) const {
  return std::all_of(other.changes.begin(), other.changes.end(), [&](int cell) {
    int more = 0;
    for (const int mate : other.changes) {
      if (room[mate] == room[cell]) more += other.answer[mate] - answer_[mate];
    }
    return more == 0;
  });
}

// Only runs over cells that were shaded can be too long.
bool RoomJoins::keeps_runs(const Joined& room, const Other& other) const {
  const Grid<int>& rooms = layout_.rooms();
  const auto changes = [&](int cell, int step, int most) {
    int count = 0;
    for (int k = 0; k < most && other.answer[cell + step] == 0; ++k, cell += step) {
      if (room[cell] != room[cell + step]) ++count;
    }
    return count;
  };
  return std::all_of(other.changes.begin(), other.changes.end(), [&](int cell) {
    if (other.answer[cell] == 1) return true;
    const int r = cell / rooms.cols;
    const int c = cell % rooms.cols;
    return changes(cell, 1, rooms.cols - 1 - c) + changes(cell, -1, c) < 2 &&
           changes(cell, rooms.cols, rooms.rows - 1 - r) + changes(cell, -rooms.cols, r) < 2;
  });
}

}  // namespace p2c
