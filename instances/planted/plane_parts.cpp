#include "instances/planted/plane_parts.hpp"

#include "instances/cells_near.hpp"
#include "instances/limits/throw_if_stopped.hpp"

namespace p2c {
namespace {

bool is_in(const Grid<char>& part, int r, int c) { return part.inside(r, c) && part(r, c) == 1; }

// How many of the four cells that share an edge with it are in.
int touching(const Grid<char>& part, int r, int c) {
  int count = 0;
  for (std::size_t k = 0; k < kAround.size(); k += 2) {
    if (is_in(part, r + kAround[k].first, c + kAround[k].second)) ++count;
  }
  return count;
}

}  // namespace

Answer bound_of(const Grid<char>& part) {
  const Lattice lattice{part.rows, part.cols};
  Answer lines(static_cast<std::size_t>(lattice.size()), 0);
  for (int r = 0; r <= part.rows; ++r) {
    for (int c = 0; c <= part.cols; ++c) {
      const bool in = is_in(part, r, c);
      if (c < part.cols && in != is_in(part, r - 1, c)) lines[lattice.across(r, c)] = 1;
      if (r < part.rows && in != is_in(part, r, c - 1)) lines[lattice.down(r, c)] = 1;
    }
  }
  return lines;
}

Grid<char> part_within(const Lattice& lattice, const Answer& loop) {
  Grid<char> part(lattice.rows, lattice.cols, 0);
  for (int r = 0; r < lattice.rows; ++r) {
    char in = 0;
    for (int c = 0; c < lattice.cols; ++c) {
      if (loop[lattice.down(r, c)] == 1) in = static_cast<char>(1 - in);
      part(r, c) = in;
    }
  }
  return part;
}

bool may_change_sides(const Grid<char>& part, int r, int c) {
  int changes = 0;
  bool before = is_in(part, r + kAround.back().first, c + kAround.back().second);
  for (const auto& [down, right] : kAround) {
    const bool now = is_in(part, r + down, c + right);
    if (now != before) ++changes;
    before = now;
  }
  const int sides = touching(part, r, c);
  return changes == 2 && sides > 0 && sides < 4;
}

Grid<char> random_part(Rng& rng, int rows, int cols, int lumpy, const Stop* stop) {
  NowAndThen poll(stop);
  constexpr int kTriesPerCell = 12;
  Grid<char> part(rows, cols, 0);
  part[below(rng, part.size())] = 1;
  for (long long tries = static_cast<long long>(part.size()) * kTriesPerCell; tries > 0; --tries) {
    poll.throw_if_stopped();
    const int cell = below(rng, part.size());
    const int r = cell / cols;
    const int c = cell % cols;
    if (part[cell] == 1 || !may_change_sides(part, r, c)) continue;
    if (touching(part, r, c) == 1 || chance(rng, lumpy)) part[cell] = 1;
  }
  return part;
}

}  // namespace p2c
