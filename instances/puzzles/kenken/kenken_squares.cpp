#include "instances/puzzles/kenken/kenken_squares.hpp"

#include <array>
#include <numeric>

namespace p2c {
namespace {

using CubePlace = std::array<int, 3>;  // row, column, digit; from 0

// The Markov chain of Jacobson and Matthews (Generating uniformly distributed random Latin squares,
// Journal of Combinatorial Designs, 1996) on incidence cubes. A line along each of the three axes
// adds up to 1; a square is proper while no place is -1.
class Chain {
 public:
  Chain(Rng& rng, int n, const Answer& square)
      : rng_(rng), n_(n), cube_(static_cast<std::size_t>(n) * n * n, 0) {
    for (int i = 0; i < n * n; ++i) at({i / n, i % n, square[i] - 1}) = 1;
  }

  void step() {
    CubePlace from = proper_ ? random_place() : hole_;
    while (proper_ && at(from) != 0) from = random_place();
    CubePlace to = from;
    for (std::size_t axis = 0; axis < 3; ++axis) to[axis] = one_along(from, axis);
    // At the corners of the box between the two places, one more and one fewer by turns.
    for (int corner = 0; corner < 8; ++corner) {
      CubePlace place = from;
      int change = 1;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        if ((corner >> axis & 1) == 0) continue;
        place[axis] = to[axis];
        change = -change;
      }
      at(place) = static_cast<signed char>(at(place) + change);
    }
    proper_ = at(to) >= 0;
    hole_ = to;
  }

  bool proper() const { return proper_; }

  Answer square() const {
    Answer digits;
    for (int cell = 0; cell < n_ * n_; ++cell) {
      CubePlace place{cell / n_, cell % n_, 0};
      while (cube_[index(place)] == 0) ++place[2];
      digits.push_back(place[2] + 1);
    }
    return digits;
  }

 private:
  CubePlace random_place() {
    CubePlace place{};
    for (int& number : place) number = below(rng_, n_);
    return place;
  }

  // There are two of them along the lines of the hole.
  int one_along(CubePlace place, std::size_t axis) {
    std::array<int, 2> found{};
    int count = 0;
    for (place[axis] = 0; place[axis] < n_; ++place[axis]) {
      if (at(place) == 1) found[static_cast<std::size_t>(count++)] = place[axis];
    }
    return count == 1 ? found[0] : found[static_cast<std::size_t>(below(rng_, 2))];
  }

  std::size_t index(const CubePlace& place) const {
    return static_cast<std::size_t>((place[0] * n_ + place[1]) * n_ + place[2]);
  }
  signed char& at(const CubePlace& place) { return cube_[index(place)]; }

  Rng& rng_;
  int n_;
  std::vector<signed char> cube_;
  bool proper_ = true;
  CubePlace hole_{};  // the place that is -1, unless the square is proper
};

// Improper places in between do not count, so that all squares are equally likely in the end.
Answer after_squares(Rng& rng, int n, const Answer& square, int squares) {
  if (n < 2) return square;
  Chain chain(rng, n, square);
  for (; squares > 0; --squares) {
    do {
      chain.step();
    } while (!chain.proper());
  }
  return chain.square();
}

}  // namespace

Answer cyclic_square(Rng& rng, int n) {
  std::vector<std::vector<int>> order(3, std::vector<int>(static_cast<std::size_t>(n)));
  for (std::vector<int>& numbers : order) {
    std::iota(numbers.begin(), numbers.end(), 0);
    shuffle(numbers, rng);
  }
  Answer digits;
  for (const int r : order[0]) {
    for (const int c : order[1]) {
      digits.push_back(order[2][(r + c) % n] + 1);
    }
  }
  return digits;
}

// There are some n steps from square to square, so each place is met about once.
Answer random_square(Rng& rng, int n) {
  constexpr int kAtLeast = 30;
  const Answer start = cyclic_square(rng, n);
  return after_squares(rng, n, start, n * n + kAtLeast);
}

Answer nearby_square(Rng& rng, int n, const Answer& square) {
  Answer near = square;
  for (int tries = 0; near == square && tries < 10; ++tries) {
    near = after_squares(rng, n, square, 1);
  }
  return near;
}

}  // namespace p2c
