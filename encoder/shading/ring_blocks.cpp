#include "encoder/shading/ring_blocks.hpp"

#include <algorithm>

#include "instances/parts/number_list.hpp"

namespace p2c {
namespace {

constexpr int kCells = 8;
constexpr int kWays = 1 << kCells;

bool has(int ring, int cell) { return ((ring >> (cell % kCells)) & 1) == 1; }

// How many blocks of each length a ring has; of length 0 there is one where it has none.
std::array<int, kCells + 1> count_blocks(int ring) {
  std::array<int, kCells + 1> count{};
  if (ring == 0 || ring == kWays - 1) {
    ++count[ring == 0 ? 0 : kCells];
    return count;
  }
  for (int first = 0; first < kCells; ++first) {
    if (!has(ring, first) || has(ring, first + kCells - 1)) continue;
    int length = 0;
    while (has(ring, first + length)) ++length;
    ++count[length];
  }
  return count;
}

bool is_right(int ring, const std::vector<int>& numbers) {
  std::array<int, kCells + 1> left = count_blocks(ring);
  int blocks = 0;
  for (const int count : left) blocks += count;
  if (blocks != static_cast<int>(numbers.size())) return false;
  return std::all_of(numbers.begin(), numbers.end(), [&](int number) {
    return number == kOpenInList || (number <= kCells && --left[number] >= 0);
  });
}

// What is said of some cells is a number of base 3: a digit for each, 0 or 1 for what the cell is,
// 2 where nothing is said of it.
class Implicates {
 public:
  Implicates(const std::vector<int>& cells, const std::vector<int>& numbers) : cells_(cells) {
    int all = 1;
    for (std::size_t i = 0; i < cells.size(); ++i, all *= 3) power_.push_back(all);
    wrong_.assign(static_cast<std::size_t>(all), false);
    for (int said = 0; said < all; ++said) wrong_[said] = is_wrong(said, numbers);
  }

  // What cannot be, and can where less is said.
  std::vector<int> primes() const {
    std::vector<int> primes;
    for (int said = 0; said < static_cast<int>(wrong_.size()); ++said) {
      if (wrong_[said] && !is_wrong_with_less(said)) primes.push_back(said);
    }
    return primes;
  }
  int digit(int said, std::size_t i) const { return said / power_[i] % 3; }

 private:
  // Of what is said of all cells, by the ring; of less, where both ways to say more are wrong.
  bool is_wrong(int said, const std::vector<int>& numbers) {
    int ring = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const int is = digit(said, i);
      if (is == 2) return wrong_[said - power_[i]] && wrong_[said - 2 * power_[i]];
      ring |= is << cells_[i];
    }
    return !is_right(ring, numbers);
  }

  bool is_wrong_with_less(int said) const {
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      const int is = digit(said, i);
      if (is != 2 && wrong_[said + (2 - is) * power_[i]]) return true;
    }
    return false;
  }

  const std::vector<int>& cells_;
  std::vector<int> power_;
  std::vector<bool> wrong_;
};

}  // namespace

void ring_blocks(ClauseSink& out, const std::array<Lit, 8>& ring, const std::vector<int>& numbers) {
  std::vector<int> cells;
  for (int cell = 0; cell < kCells; ++cell) {
    if (ring[cell] != kFalse) cells.push_back(cell);
  }
  const Implicates implicates(cells, numbers);
  for (const int said : implicates.primes()) {
    Lits clause;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const int is = implicates.digit(said, i);
      if (is != 2) clause.push_back(is == 1 ? !ring[cells[i]] : ring[cells[i]]);
    }
    out.add(clause);
  }
}

}  // namespace p2c
