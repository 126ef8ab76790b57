#include <numeric>
#include <utility>

#include "instances/puzzles/nonogram/nonogram_known.hpp"

namespace p2c {
namespace {

constexpr int kMostProbes = 1000;  // measured: more find little more
constexpr int kProbedCells = 511;  // boards with longer lines are not probed: copies get dear

template <int N>
class Board {
 public:
  Board(const Nonogram& puzzle, LineSolver<N> solver)
      : puzzle_(puzzle), solver_(std::move(solver)), known_(puzzle.rows() + puzzle.cols()) {}

  bool solve_lines(const Stop* stop) { return solve_lines(known_, stop); }

  // Tries both colours of open cells, one cell after the other, until that brings nothing new or
  // has been done often enough. False when there is no answer.
  bool probe(const Stop* stop) {
    int left = kMostProbes;
    for (bool found = true; found;) {
      found = false;
      for (int r = 0; r < puzzle_.rows(); ++r) {
        for (int c = 0; c < puzzle_.cols(); ++c) {
          if (!is_open(r, c)) continue;
          if (left-- == 0 || is_stopped(stop)) return true;
          if (!try_both(r, c, stop, found)) return false;
        }
      }
    }
    return true;
  }

  std::vector<int> open_cells() const {
    std::vector<int> open;
    for (int r = 0; r < puzzle_.rows(); ++r) {
      for (int c = 0; c < puzzle_.cols(); ++c) {
        if (is_open(r, c)) open.push_back(r * puzzle_.cols() + c);
      }
    }
    return open;
  }

  Givens givens() const {
    Givens givens;
    for (int r = 0; r < puzzle_.rows(); ++r) {
      const KnownLine<N>& row = known_.lines[r];
      (row.filled | row.empty).for_each([&](int c) {
        givens.emplace_back(r * puzzle_.cols() + c, row.filled.has(c) ? 1 : 0);
      });
    }
    return givens;
  }

 private:
  bool is_open(int r, int c) const {
    const KnownLine<N>& row = known_.lines[r];
    return !row.filled.has(c) && !row.empty.has(c);
  }

  bool solve_lines(KnownLines<N>& known, const Stop* stop) {
    return p2c::solve_lines(puzzle_, solver_, known, stop);
  }

  // What both colours of a cell lead to holds, and so does what one leads to when the other is
  // impossible. False when both are.
  bool try_both(int r, int c, const Stop* stop, bool& found) {
    KnownLines<N> filled = known_;
    KnownLines<N> empty = known_;
    filled.lines[r].filled.set(c);
    filled.lines[puzzle_.rows() + c].filled.set(r);
    empty.lines[r].empty.set(c);
    empty.lines[puzzle_.rows() + c].empty.set(r);
    const bool can_be_filled = follow(filled, r, c, stop);
    const bool can_be_empty = follow(empty, r, c, stop);
    if (!can_be_filled && !can_be_empty) return false;
    if (can_be_filled && can_be_empty) return keep_common(filled, empty, stop, found);
    known_ = can_be_filled ? std::move(filled) : std::move(empty);
    found = true;
    return true;
  }

  bool follow(KnownLines<N>& known, int r, int c, const Stop* stop) {
    known.wait(r);
    known.wait(puzzle_.rows() + c);
    return solve_lines(known, stop);
  }

  bool keep_common(const KnownLines<N>& a, const KnownLines<N>& b, const Stop* stop, bool& found) {
    for (std::size_t k = 0; k < known_.lines.size(); ++k) {
      const KnownLine<N> common{a.lines[k].filled & b.lines[k].filled,
                                a.lines[k].empty & b.lines[k].empty};
      KnownLine<N>& line = known_.lines[k];
      if (common.filled == line.filled && common.empty == line.empty) continue;
      line = common;
      known_.wait(static_cast<int>(k));
      found = true;
    }
    return solve_lines(known_, stop);
  }

  const Nonogram& puzzle_;
  LineSolver<N> solver_;
  KnownLines<N> known_;
};

}  // namespace

std::optional<Implied> Nonogram::presolve(const Stop* stop) const {
  const int longest = std::max(rows(), cols());
  const auto work = [&]<int N>(LineSolver<N> solver) -> std::optional<Implied> {
    Board<N> board(*this, std::move(solver));
    if (!board.solve_lines(stop)) return {};
    if (longest <= kProbedCells && !board.probe(stop)) return {};
    return Implied{board.givens(), {}, {}};
  };
  return with_line_solver(longest, work, std::optional(Implied()));
}

std::vector<int> Nonogram::open_cells(const Stop* stop) const {
  const auto work = [&]<int N>(LineSolver<N> solver) {
    Board<N> board(*this, std::move(solver));
    board.solve_lines(stop);
    return board.open_cells();
  };
  std::vector<int> all(static_cast<std::size_t>(rows()) * static_cast<std::size_t>(cols()));
  std::iota(all.begin(), all.end(), 0);
  return with_line_solver(std::max(rows(), cols()), work, all);
}

}  // namespace p2c
