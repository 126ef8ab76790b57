#include "instances/puzzles/kenken/kenken_tuples.hpp"

#include <algorithm>

#include "instances/puzzles/kenken/kenken_rules.hpp"

namespace p2c {
namespace {

constexpr std::size_t kStepsPerTuple = 1000;  // a search that finds less gives up

// Depth-first search over the cells. A difference or quotient fixes its largest digit first; the
// other digits then have a known sum or product.
class TupleSearch {
 public:
  TupleSearch(int n, const KenKen::Cage& cage, std::size_t most)
      : n_(n), cage_(cage), most_(most), digits_(cage.cells.size(), 0) {}

  void run(KenKen::Operation operation) {
    const long long target = cage_.target;
    if (operation == KenKen::Operation::kAdd) sums(0, target);
    if (operation == KenKen::Operation::kMultiply && target > 0) products(0, target);
    if (KenKen::is_of_pair(operation)) pairs(operation);
    if (operation != KenKen::Operation::kSubtract && operation != KenKen::Operation::kDivide)
      return;
    for (std::size_t place = 0; place < digits_.size(); ++place) {
      for (int largest = 1; largest <= n_; ++largest) {
        largest_at_ = place;
        digits_[place] = largest;
        if (operation == KenKen::Operation::kSubtract && largest > target)
          sums(0, largest - target);
        if (operation == KenKen::Operation::kDivide && target > 0 && largest % target == 0) {
          products(0, largest / target);
        }
      }
      digits_[place] = 0;
    }
    largest_at_ = kNone;
  }

  // Tuples in lexicographic order, each once; nothing when there are too many.
  std::optional<std::vector<int>> flat() {
    std::sort(tuples_.begin(), tuples_.end());
    tuples_.erase(std::unique(tuples_.begin(), tuples_.end()), tuples_.end());
    if (gave_up_ || tuples_.size() > most_) return {};
    std::vector<int> all;
    for (const std::vector<int>& tuple : tuples_) all.insert(all.end(), tuple.begin(), tuple.end());
    return all;
  }

 private:
  static constexpr auto kNone = static_cast<std::size_t>(-1);

  void pairs(KenKen::Operation operation) {
    for (int first = 1; first <= n_ && digits_.size() == 2; ++first) {
      for (int second = 1; second <= n_; ++second) {
        digits_[0] = first;
        if (!kenken_rules::gives(operation, {first, second}, cage_.target)) continue;
        if (place(1, second)) keep();
      }
    }
    std::fill(digits_.begin(), digits_.end(), 0);
  }

  // Fills the free cells from `cell` on with digits of this sum.
  void sums(std::size_t cell, long long sum) {
    if (cell == largest_at_) ++cell;
    if (cell == digits_.size()) return sum == 0 ? keep() : void();
    const auto others = static_cast<long long>(free_after(cell));
    const long long from = std::max(1LL, sum - others * n_);
    const long long to = std::min<long long>(n_, sum - others);
    for (long long digit = from; digit <= to; ++digit) {
      if (place(cell, static_cast<int>(digit))) sums(cell + 1, sum - digit);
    }
    digits_[cell] = 0;
  }

  void products(std::size_t cell, long long product) {
    if (cell == largest_at_) ++cell;
    if (cell == digits_.size()) return product == 1 ? keep() : void();
    const std::size_t others = free_after(cell);
    for (int digit = 1; digit <= n_; ++digit) {
      if (product % digit != 0 || !within_power(product / digit, n_, others)) continue;
      if (place(cell, digit)) products(cell + 1, product / digit);
    }
    digits_[cell] = 0;
  }

  std::size_t free_after(std::size_t cell) const {
    const bool fixed = largest_at_ != kNone && largest_at_ > cell;
    return digits_.size() - cell - 1 - (fixed ? 1 : 0);
  }

  // False when a cell with a digit shares a line with this cell and holds the same.
  bool place(std::size_t cell, int digit) {
    if (++steps_ > kStepsPerTuple * most_) gave_up_ = true;
    digits_[cell] = 0;
    if (gave_up_) return false;
    for (std::size_t i = 0; i < digits_.size(); ++i) {
      if (digits_[i] == digit && share_line(cage_.cells[i], cage_.cells[cell])) return false;
    }
    digits_[cell] = digit;
    return true;
  }

  bool share_line(int a, int b) const { return a / n_ == b / n_ || a % n_ == b % n_; }

  void keep() {
    tuples_.push_back(digits_);
    if (tuples_.size() > 4 * most_) gave_up_ = true;  // some may be there more than once
  }

  int n_;
  const KenKen::Cage& cage_;
  std::size_t most_;
  std::vector<int> digits_;         // 0 while free
  std::size_t largest_at_ = kNone;  // the cell of the fixed digit
  std::size_t steps_ = 0;
  bool gave_up_ = false;
  std::vector<std::vector<int>> tuples_;
};

}  // namespace

bool within_power(long long number, int n, std::size_t exponent) {
  for (; number > 1 && exponent > 0; --exponent) number = (number - 1) / n + 1;
  return number <= 1;
}

std::optional<std::vector<int>> cage_tuples(int n, const KenKen::Cage& cage, std::size_t most) {
  if (!cage.has_clue()) return {};
  TupleSearch search(n, cage, most);
  for (const KenKen::Operation operation : operations_of(cage)) search.run(operation);
  return search.flat();
}

std::vector<KenKen::Operation> operations_of(const KenKen::Cage& cage) {
  if (cage.operation != KenKen::Operation::kAny) return {cage.operation};
  return {KenKen::Operation::kAdd, KenKen::Operation::kSubtract, KenKen::Operation::kMultiply,
          KenKen::Operation::kDivide};
}

}  // namespace p2c
