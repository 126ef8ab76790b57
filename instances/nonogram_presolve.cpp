#include <functional>
#include <numeric>
#include <utility>

#include "instances/nonogram_lines.hpp"

namespace puzzle2cnf {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// Rows and columns as they become known, and the lines that something new is known of.
template <int N>
class Board {
 public:
  Board(const Nonogram& puzzle, LineSolver<N> solver)
      : puzzle_(puzzle),
        solver_(std::move(solver)),
        lines_(at(puzzle.rows() + puzzle.cols())),
        waiting_(lines_.size(), 1),
        queue_(lines_.size()) {
    std::iota(queue_.begin(), queue_.end(), 0);
  }

  // Solves lines until nothing new comes or a stop is asked for; false when there is no answer.
  bool solve_lines(const std::function<bool()>& stop) {
    for (std::size_t next = 0; next < queue_.size() && !stop(); ++next) {
      const int k = queue_[next];
      waiting_[at(k)] = 0;
      const KnownLine<N> known = lines_[at(k)];
      if (!solver_.solve(puzzle_.clue(k), length(k), lines_[at(k)])) return false;
      lines_[at(k)].filled.without(known.filled).for_each([&](int i) {
        cross(k, i).filled.set(at_crossing(k));
      });
      lines_[at(k)].empty.without(known.empty).for_each([&](int i) {
        cross(k, i).empty.set(at_crossing(k));
      });
    }
    return true;
  }

  Givens givens() const {
    Givens givens;
    for (int r = 0; r < puzzle_.rows(); ++r) {
      const KnownLine<N>& row = lines_[at(r)];
      (row.filled | row.empty).for_each([&](int c) {
        givens.emplace_back(r * puzzle_.cols() + c, row.filled.has(c) ? 1 : 0);
      });
    }
    return givens;
  }

 private:
  int length(int k) const { return k < puzzle_.rows() ? puzzle_.cols() : puzzle_.rows(); }
  int at_crossing(int k) const { return k < puzzle_.rows() ? k : k - puzzle_.rows(); }

  // The line that crosses line k at its cell i; it waits from now on.
  KnownLine<N>& cross(int k, int i) {
    const int crossing = k < puzzle_.rows() ? puzzle_.rows() + i : i;
    if (std::exchange(waiting_[at(crossing)], 1) == 0) queue_.push_back(crossing);
    return lines_[at(crossing)];
  }

  const Nonogram& puzzle_;
  LineSolver<N> solver_;
  std::vector<KnownLine<N>> lines_;  // the rows, then the columns
  std::vector<char> waiting_;
  std::vector<int> queue_;
};

}  // namespace

std::optional<Givens> Nonogram::presolve(const std::function<bool()>& stop) const {
  const auto work = [&]<int N>(LineSolver<N> solver) -> std::optional<Givens> {
    Board<N> board(*this, std::move(solver));
    if (!board.solve_lines(stop)) return {};
    return board.givens();
  };
  return with_line_solver(std::max(rows(), cols()), work, std::optional(Givens()));
}

}  // namespace puzzle2cnf
