#include "instances/puzzles/heyawake/heyawake_rooms.hpp"

#include <algorithm>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/parts/cut_board.hpp"

namespace p2c {
namespace {

std::vector<RoomBox> boxes_of(const Grid<int>& rooms) {
  std::vector<RoomBox> boxes(rooms.cells.size(), RoomBox{rooms.rows, rooms.cols});
  for (int i = 0; i < rooms.size(); ++i) {
    RoomBox& box = boxes[rooms[i]];
    box.top = std::min(box.top, i / rooms.cols);
    box.left = std::min(box.left, i % rooms.cols);
    box.bottom = std::max(box.bottom, i / rooms.cols);
    box.right = std::max(box.right, i % rooms.cols);
    ++box.cells;
  }
  return boxes;
}

RoomBox around(const RoomBox& a, const RoomBox& b) {
  return {std::min(a.top, b.top), std::min(a.left, b.left), std::max(a.bottom, b.bottom),
          std::max(a.right, b.right), a.cells + b.cells};
}

// The largest number whose square is at most n.
int root_of(int n) {
  int root = 0;
  while ((root + 1) * (root + 1) <= n) ++root;
  return root;
}

// About the root of `mean`, in tenths up to one and a half more or less.
int random_side(Rng& rng, int mean) {
  const int noise = below(rng, 16);
  const int tenths = root_of(100 * mean) + noise + below(rng, 16) - 15;
  return std::max(1, (tenths + 5) / 10);
}

// Not one short of what there is.
int fitted(int side, int space) { return side + 1 >= space ? space : side; }

// The second half of the board becomes the first after half a turn, with rooms of its own.
void copy_turned(Grid<int>& rooms) {
  const int last = rooms.size() - 1;
  for (int i = rooms.size() / 2; i <= last; ++i) {
    rooms[i] = i == last - i ? i : rooms.size() + rooms[last - i];
  }
  number_from_zero(rooms);
}

}  // namespace

Grid<int> random_rooms(Rng& rng, int rows, int cols, const RoomStyle& style, const Stop* stop) {
  NowAndThen poll(stop);
  Grid<int> rooms(rows, cols, -1);
  for (int i = 0; i < rooms.size(); ++i) {
    poll.throw_if_stopped();
    if (rooms[i] >= 0) continue;
    const int top = i / cols;
    const int left = i % cols;
    int bottom = rows;
    int right = cols;
    if (style.symmetric) {  // no room reaches over the middle, which half a turn would cut
      bottom = top < rows / 2 ? rows / 2 : top + 1;
      if (top == rows / 2 && left < cols / 2) right = cols / 2;
    }
    int space = 1;
    while (left + space < right && rooms[i + space] < 0) ++space;
    const int width = std::min(random_side(rng, style.mean), space);
    const int height = fitted(random_side(rng, style.mean), bottom - top);
    for (int r = top; r < std::min(bottom, top + height); ++r) {
      for (int c = left; c < left + fitted(width, space); ++c) rooms(r, c) = i;
    }
  }
  if (style.symmetric) copy_turned(rooms);
  return rooms;
}

std::vector<RoomWindow> windows_of(const Grid<int>& rooms) {
  std::vector<RoomWindow> windows;
  for (int line = 0; line < rooms.rows + rooms.cols; ++line) {
    const bool row = line < rooms.rows;
    const int first = row ? line * rooms.cols : line - rooms.rows;
    const int step = row ? 1 : rooms.cols;
    const int cells = row ? rooms.cols : rooms.rows;
    int change = 0;  // the first cell of the present room; 0: of the first room
    for (int k = 1; k < cells; ++k) {
      if (rooms[first + k * step] == rooms[first + (k - 1) * step]) continue;
      if (change > 0) windows.push_back({first + (change - 1) * step, step, k - change + 2});
      change = k;
    }
  }
  return windows;
}

RoomLayout::RoomLayout(const Grid<int>& rooms, const Answer& shaded)
    : rooms_(rooms), boxes_(boxes_of(rooms)), shaded_(boxes_.size(), 0) {
  for (int i = 0; i < rooms.size(); ++i) shaded_[rooms[i]] += shaded[i];
}

std::vector<RoomPair> RoomLayout::joinable(const RoomStyle& style) const {
  std::vector<RoomPair> pairs;
  const auto look_at = [&](int a, int b) {
    const RoomBox& one = boxes_[rooms_[a]];
    const RoomBox& two = boxes_[rooms_[b]];
    if (rooms_[a] == rooms_[b] || std::min(one.cells, two.cells) >= style.mean) return;
    const RoomBox both = around(one, two);
    const bool fits = style.any_shape || both.is_rectangle();
    if (fits && 2 * both.cells <= 5 * style.mean) pairs.push_back({a, b});
  };
  for (int r = 0; r < rooms_.rows; ++r) {
    for (int c = 0; c < rooms_.cols; ++c) {
      const int i = rooms_.index(r, c);
      if (c + 1 < rooms_.cols) look_at(i, i + 1);
      if (r + 1 < rooms_.rows) look_at(i, i + rooms_.cols);
    }
  }
  return pairs;
}

void RoomLayout::join(const RoomPair& pair, bool symmetric) {
  const int last = rooms_.size() - 1;
  join_two(rooms_[pair.a], rooms_[pair.b]);
  if (symmetric) join_two(rooms_[last - pair.a], rooms_[last - pair.b]);
}

void RoomLayout::join_two(int one, int two) {
  if (one == two) return;
  const RoomBox both = around(boxes_[one], boxes_[two]);
  const int next = static_cast<int>(boxes_.size());
  for (int r = both.top; r <= both.bottom; ++r) {
    for (int c = both.left; c <= both.right; ++c) {
      int& room = rooms_(r, c);
      if (room == one || room == two) room = next;
    }
  }
  boxes_.push_back(both);
  shaded_.push_back(shaded_[one] + shaded_[two]);
  shaded_[one] = shaded_[two] = 0;
}

namespace {

// Of the rows above `line` in the box, or of the columns left of it.
int difference_before(const Grid<int>& rooms, const RoomBox& box, bool rows, int line,
                      const Answer& a, const Answer& b) {
  int difference = 0;
  for (int r = box.top; r <= (rows ? line - 1 : box.bottom); ++r) {
    for (int c = box.left; c <= (rows ? box.right : line - 1); ++c) {
      const int i = rooms.index(r, c);
      difference += a[i] - b[i];
    }
  }
  return difference;
}

struct Cut {
  int room;
  bool rows;
  int line;
};

// The part from the line on becomes the room with the next number.
Grid<int> cut(const Grid<int>& rooms, const RoomBox& box, const Cut& where) {
  Grid<int> parted = rooms;
  const int next = *std::max_element(rooms.cells.begin(), rooms.cells.end()) + 1;
  for (int r = box.top; r <= box.bottom; ++r) {
    for (int c = box.left; c <= box.right; ++c) {
      if ((where.rows ? r : c) >= where.line) parted(r, c) = next;
    }
  }
  return parted;
}

// What has become a room of its own does so after half a turn, too. False: it overlaps that.
bool cut_turned(Grid<int>& parted) {
  const int next = *std::max_element(parted.cells.begin(), parted.cells.end());
  const int last = parted.size() - 1;
  const Grid<int> once = parted;
  for (int i = 0; i <= last; ++i) {
    if (once[i] != next) continue;
    if (once[last - i] == next) return false;
    parted[last - i] = next + 1;
  }
  number_from_zero(parted);
  return true;
}

}  // namespace

std::vector<Grid<int>> cuts_between(const Grid<int>& rooms, const Answer& a, const Answer& b,
                                    bool symmetric, Rng& rng) {
  const std::vector<RoomBox> boxes = boxes_of(rooms);
  std::vector<char> differs(boxes.size(), 0);
  for (int i = 0; i < rooms.size(); ++i) {
    if (a[i] != b[i]) differs[rooms[i]] = 1;
  }
  constexpr std::size_t kMostCuts = 60;
  std::vector<Cut> cuts;
  for (int room = 0; room < static_cast<int>(boxes.size()); ++room) {
    const RoomBox& box = boxes[room];
    if (differs[room] == 0 || !box.is_rectangle()) continue;
    for (int line = box.top + 1; line <= box.bottom; ++line) cuts.push_back({room, true, line});
    for (int line = box.left + 1; line <= box.right; ++line) cuts.push_back({room, false, line});
  }
  std::erase_if(cuts, [&](const Cut& one) {
    return difference_before(rooms, boxes[one.room], one.rows, one.line, a, b) == 0;
  });
  shuffle(cuts, rng);
  if (cuts.size() > kMostCuts) cuts.resize(kMostCuts);
  std::vector<Grid<int>> parted;
  for (const Cut& one : cuts) {
    parted.push_back(cut(rooms, boxes[one.room], one));
    if (symmetric && !cut_turned(parted.back())) parted.pop_back();
  }
  return parted;
}

}  // namespace p2c
