#include "instances/puzzles/nonogram/nonogram_line_repair.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/puzzles/nonogram/nonogram_known.hpp"

namespace p2c {
namespace {

constexpr int kSample = 6;       // changes that are tried before one is made
constexpr int kMostChanges = 8;  // for each cell of the board; measured: usually far less than one

template <int N>
class LineRepair {
 public:
  LineRepair(Grid<int>& picture, Rng& rng, const PictureStyle& style, LineSolver<N> solver,
             const Stop* stop)
      : picture_(picture),
        rng_(rng),
        style_(style),
        solver_(std::move(solver)),
        stop_(stop),
        puzzle_(Nonogram::of_picture(picture)),
        known_(picture.rows + picture.cols) {
    filled_ = std::accumulate(picture.cells.begin(), picture.cells.end(), 0);
  }

  bool run() {
    while (changes_ / kMostChanges < picture_.size()) {
      solve_lines(puzzle_, solver_, known_, stop_);
      throw_if_stopped(stop_);
      std::vector<int> open = open_cells(known_);
      if (open.empty()) {
        if (fresh_) return true;
        known_ = KnownLines<N>(picture_.rows + picture_.cols);
        fresh_ = true;
        continue;
      }
      change_best(open);
      fresh_ = false;
    }
    return false;
  }

 private:
  std::vector<int> open_cells(const KnownLines<N>& known) const {
    std::vector<int> open;
    const Bits<N> all = Bits<N>::first(picture_.cols);
    for (int r = 0; r < picture_.rows; ++r) {
      const KnownLine<N>& row = known.lines[r];
      all.without(row.filled | row.empty).for_each([&](int c) {
        open.push_back(r * picture_.cols + c);
      });
    }
    return open;
  }

  void change_best(std::vector<int>& open) {
    prefer_colour(open);
    int best = open[0];
    std::size_t fewest = 0;
    for (int tries = 0; tries < kSample; ++tries) {
      const int cell = open[below(rng_, static_cast<int>(open.size()))];
      const KnownLines<N> before = known_;
      change(cell);
      solve_lines(puzzle_, solver_, known_, stop_);
      throw_if_stopped(stop_);
      const std::size_t left = open_cells(known_).size();
      if (tries == 0 || left < fewest) {
        best = cell;
        fewest = left;
      }
      change(cell);
      known_ = before;
    }
    change(best);
    ++changes_;
  }

  // Fills cells where few are filled, and empties some where many are. The more changes it takes,
  // the less that counts.
  void prefer_colour(std::vector<int>& open) const {
    const long long wanted = static_cast<long long>(picture_.size()) * style_.density / 100;
    const long long tolerated = picture_.size() / 50 + changes_ / 20;
    if (std::abs(filled_ - wanted) < tolerated) return;
    const int colour = filled_ < wanted ? 0 : 1;
    std::vector<int> such = open;
    std::erase_if(such, [&](int cell) { return picture_[cell] != colour; });
    if (!such.empty()) open = std::move(such);
  }

  void change(int cell) {
    for (const int image : alike(style_.symmetry, picture_.rows, picture_.cols, cell)) {
      const int r = image / picture_.cols;
      const int c = image % picture_.cols;
      picture_[image] = 1 - picture_[image];
      filled_ += picture_[image] == 1 ? 1 : -1;
      forget(r, c);
      forget(picture_.rows + c, r);
    }
  }

  // The line has another clue now; its cell may be known as an image of an open one.
  void forget(int k, int place) {
    std::vector<int> cells;
    for (const int i : board_line(picture_.rows, picture_.cols, k)) cells.push_back(picture_[i]);
    const bool row = k < picture_.rows;
    (row ? puzzle_.row_clues[k] : puzzle_.col_clues[k - picture_.rows]) = blocks_of(cells);
    KnownLine<N>& line = known_.lines[k];
    const Bits<N> one = Bits<N>::one(place);
    line.filled = line.filled.without(one);
    line.empty = line.empty.without(one);
    known_.wait(k);
  }

  Grid<int>& picture_;
  Rng& rng_;
  const PictureStyle& style_;
  LineSolver<N> solver_;
  const Stop* stop_;
  Nonogram puzzle_;  // of the picture
  KnownLines<N> known_;
  int filled_ = 0;
  int changes_ = 0;
  bool fresh_ = true;  // what is known was found from scratch
};

}  // namespace

bool make_line_solvable(Grid<int>& picture, Rng& rng, const PictureStyle& style, const Stop* stop) {
  const auto work = [&]<int N>(LineSolver<N> solver) {
    return LineRepair<N>(picture, rng, style, std::move(solver), stop).run();
  };
  return with_line_solver(std::max(picture.rows, picture.cols), work, false);
}

}  // namespace p2c
