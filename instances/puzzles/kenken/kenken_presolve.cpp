#include <bit>
#include <cstdint>

#include "instances/puzzles/kenken/kenken_tuples.hpp"

namespace p2c {
namespace {

using Digits = std::uint64_t;  // bit d: digit d is possible
static_assert(KenKen::kMaxSize < 64);

constexpr std::size_t kMostTuples = 1000;  // a cage with more says nothing

std::size_t at(int i) { return static_cast<std::size_t>(i); }
Digits only(int digit) { return Digits{1} << digit; }

// What a pencil does: the digits that are left for each cell, until nothing new comes.
class Pencil {
 public:
  explicit Pencil(const KenKen& puzzle)
      : puzzle_(puzzle),
        lines_(board_lines(puzzle.n, puzzle.n)),
        left_(at(puzzle.n * puzzle.n), all_digits()) {
    for (const KenKen::Cage& cage : puzzle.cages) {
      tuples_.push_back(cage_tuples(puzzle.n, cage, kMostTuples));
    }
  }

  // False when a cell has no digit left: there is no answer.
  bool work(const Stop* stop) {
    do {
      changed_ = false;
      for (std::size_t i = 0; i < tuples_.size() && possible_; ++i) {
        if (tuples_[i]) look_at_cage(puzzle_.cages[i].cells, *tuples_[i]);
      }
      for (std::size_t i = 0; i < lines_.size() && possible_; ++i) look_at_line(lines_[i]);
    } while (changed_ && possible_ && !is_stopped(stop));
    return possible_;
  }

  Implied implied() const {
    Implied implied;
    for (int cell = 0; cell < static_cast<int>(left_.size()); ++cell) {
      if (std::has_single_bit(left_[cell])) {
        implied.values.emplace_back(cell, std::countr_zero(left_[cell]));
        continue;
      }
      for (int digit = 1; digit <= puzzle_.n; ++digit) {
        if ((left_[cell] & only(digit)) == 0) implied.out.emplace_back(cell, digit);
      }
    }
    return implied;
  }

 private:
  Digits all_digits() const { return (only(puzzle_.n) - 1) * 2; }

  void keep(int cell, Digits digits) {
    Digits& left = left_[at(cell)];
    if ((left & digits) == left) return;
    left &= digits;
    changed_ = true;
    possible_ = possible_ && left != 0;
  }

  // Drops the tuples that no longer fit. A digit of a cell is in one of the others.
  void look_at_cage(const std::vector<int>& cells, std::vector<int>& tuples) {
    const std::size_t width = cells.size();
    std::vector<Digits> found(width, 0);
    std::size_t kept = 0;
    for (std::size_t t = 0; t < tuples.size(); t += width) {
      bool fits = true;
      for (std::size_t k = 0; k < width; ++k) {
        fits = fits && (left_[at(cells[k])] & only(tuples[t + k])) != 0;
      }
      if (!fits) continue;
      for (std::size_t k = 0; k < width; ++k) {
        found[k] |= only(tuples[t + k]);
        tuples[kept++] = tuples[t + k];
      }
    }
    tuples.resize(kept);
    for (std::size_t k = 0; k < width; ++k) keep(cells[k], found[k]);
    for (const std::vector<int>& line : lines_) look_at_part(cells, tuples, line);
  }

  // A digit that all tuples of a cage have in this line is nowhere else in it.
  void look_at_part(const std::vector<int>& cells, const std::vector<int>& tuples,
                    const std::vector<int>& line) {
    std::vector<std::size_t> part;
    for (std::size_t k = 0; k < cells.size(); ++k) {
      if (std::binary_search(line.begin(), line.end(), cells[k])) part.push_back(k);
    }
    if (part.empty()) return;
    Digits common = all_digits();
    for (std::size_t t = 0; t < tuples.size(); t += cells.size()) {
      Digits here = 0;
      for (const std::size_t k : part) here |= only(tuples[t + k]);
      common &= here;
    }
    if (common == 0) return;
    for (const int cell : line) {
      if (!std::binary_search(cells.begin(), cells.end(), cell)) keep(cell, ~common);
    }
  }

  // A digit that a cell must have is in no other cell of the line; a digit with one place left is
  // there.
  void look_at_line(const std::vector<int>& line) {
    Digits once = 0;
    Digits twice = 0;
    for (const int cell : line) {
      if (const Digits left = left_[at(cell)]; std::has_single_bit(left)) {
        for (const int other : line) {
          if (other != cell) keep(other, ~left);
        }
      }
      twice |= once & left_[at(cell)];
      once |= left_[at(cell)];
    }
    possible_ = possible_ && once == all_digits();
    const Digits single_place = once & ~twice;
    if (single_place == 0) return;
    for (const int cell : line) {
      if (const Digits here = left_[at(cell)] & single_place; here != 0) keep(cell, here);
    }
  }

  const KenKen& puzzle_;
  std::vector<std::vector<int>> lines_;
  std::vector<Digits> left_;
  std::vector<std::optional<std::vector<int>>> tuples_;
  bool changed_ = false;
  bool possible_ = true;
};

}  // namespace

std::optional<Implied> KenKen::presolve(const Stop* stop) const {
  Pencil pencil(*this);
  if (!pencil.work(stop)) return {};
  return pencil.implied();
}

}  // namespace p2c
