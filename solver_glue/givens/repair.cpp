#include "solver_glue/givens/repair.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "instances/art/picture_puzzle.hpp"
#include "solver_glue/forced.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "solver_glue/givens/other_answers.hpp"

namespace p2c {
namespace {

constexpr int kFewPart = 20;                 // few cells vary: no more than this part of all
constexpr int kPatience = 3;                 // of these changes without one that leaves fewer
constexpr int kSample = 24;                  // changes that are tried before one is made
constexpr std::int64_t kConflicts = 20'000;  // for the question whether a change can be taken back

class Repair {
 public:
  Repair(const Picture& picture, const SearchOptions& options, const RepairWatch& watch,
         Repaired& best)
      : given_(picture),
        options_(options),
        watch_(watch),
        best_(best),
        rng_(static_cast<Rng::result_type>(options.seed)),
        picture_(picture),
        open_(find_open_cells()),
        ask_below_(open_.size()) {}

  // Until there is no other answer.
  void change() {
    const bool settled = change_few();
    while (!settled && !open_.empty()) {
      poll();
      if (open_.size() <= ask_below_ && !find_other_answer()) break;
      change_best(fresh_cells(other_.empty() ? open_ : other_));
      other_.clear();
      tell();
    }
    if (confirm() == Status::kUnsatisfiable) {
      throw CheckFailed("a picture that should be the only answer of its puzzle is not");
    }
  }

  // Takes changes back where they are not needed.
  void take_back() {
    std::vector<int> changes = changed();
    shuffle(changes, rng_);
    for (const int cell : changes) {
      poll();
      flip(cell);
      if (!is_unique()) flip(cell);
      tell();
    }
  }

 private:
  std::vector<int> changed() const {
    std::vector<int> cells;
    for (int i = 0; i < picture_.size(); ++i) {
      if (picture_[i] != given_[i]) cells.push_back(i);
    }
    return cells;
  }

  void poll() const {
    if (is_stopped(options_.stop)) throw Stopped(options_.stop->reason());
  }

  void tell() const {
    if (watch_) watch_(static_cast<int>(open_.size()), static_cast<int>(changed().size()));
  }

  void flip(int cell) { picture_[cell] = 1 - picture_[cell]; }

  // Whole or not at all.
  std::vector<int> find_open_cells() const {
    std::vector<int> cells = open_cells(picture_, options_.stop);
    poll();
    return cells;
  }

  // Fills other_ with the cells in which another answer differs; false: there is none.
  bool find_other_answer() {
    const Status status = look_for_other();
    poll();
    ask_below_ = open_.size() - open_.size() / 8;
    return status != Status::kUnsatisfiable;
  }

  // What is not open is given, so that only the rest is encoded.
  Status look_for_other() {
    std::vector<bool> is_open(picture_.cells.size());
    for (const int cell : open_) is_open[cell] = true;
    Givens decided;
    for (int i = 0; i < picture_.size(); ++i) {
      if (!is_open[i]) decided.emplace_back(i, picture_[i]);
    }
    SearchOptions options = options_;
    options.presolve = false;
    options.conflict_limit = kConflicts;
    const PuzzlePtr puzzle = puzzle_of(picture_);
    OtherAnswers others(*puzzle, decided, picture_.cells, options);
    const Status status = others.next({});
    if (status == Status::kSatisfiable) other_ = others.differs();
    return status;
  }

  std::size_t few() const { return picture_.cells.size() / kFewPart; }

  // The cells in which answers differ; nothing when these are not few, or hard to find.
  std::optional<std::vector<int>> varying_cells() const {
    SearchOptions options = options_;
    options.conflict_limit = kConflicts;
    const PuzzlePtr puzzle = puzzle_of(picture_);
    Search search(*puzzle, {}, options);
    const Forced forced = find_forced(search, few());
    poll();
    if (forced.status != Status::kSatisfiable) return {};
    std::vector<int> cells;
    for (int i = 0; i < picture_.size(); ++i) {
      if (forced.values[i] == kOpen) cells.push_back(i);
    }
    return cells;
  }

  // As long as few cells vary: changes one of them, or one beside them, that leaves fewest. True
  // when none is left.
  bool change_few() {
    std::optional<std::vector<int>> varying = varying_cells();
    for (int idle = 0; varying && !varying->empty() && idle < kPatience;) {
      std::vector<int> cells = unchanged_near(*varying);
      if (cells.empty()) break;
      shuffle(cells, rng_);
      cells.resize(std::min<std::size_t>(cells.size(), kSample));
      std::pair<std::size_t, int> best{few() + 1, cells[0]};
      for (const int cell : cells) {
        flip(cell);
        if (const auto left = varying_cells()) best = std::min(best, {left->size(), cell});
        flip(cell);
      }
      flip(best.second);
      idle = best.first < varying->size() ? 0 : idle + 1;
      tell();
      varying = varying_cells();
    }
    if (varying && varying->empty()) return true;
    open_ = find_open_cells();
    return false;
  }

  std::vector<int> unchanged_near(const std::vector<int>& cells) const {
    std::set<int> near;
    for (const int cell : cells) {
      const int row = cell / picture_.cols;
      const int col = cell % picture_.cols;
      for (int r = row - 1; r <= row + 1; ++r) {
        for (int c = col - 1; c <= col + 1; ++c) {
          const bool fresh = picture_.inside(r, c) && picture_(r, c) == given_(r, c);
          if (fresh) near.insert(picture_.index(r, c));
        }
      }
    }
    return {near.begin(), near.end()};
  }

  // Of these cells, those that were never changed; of all open cells when there are none.
  std::vector<int> fresh_cells(std::vector<int> cells) const {
    const auto changed = [&](int cell) { return picture_[cell] != given_[cell]; };
    std::erase_if(cells, changed);
    if (!cells.empty()) return cells;
    cells = open_;
    std::erase_if(cells, changed);
    return cells;
  }

  // The change that leaves fewest cells open, and with it others of the sample that leave fewer
  // than there are now, if they are in other rows and columns.
  void change_best(std::vector<int> cells) {
    if (cells.empty()) {
      fill_row(open_.front() / picture_.cols);
      return;
    }
    shuffle(cells, rng_);
    cells.resize(std::min<std::size_t>(cells.size(), kSample));
    const std::vector<std::pair<std::size_t, int>> tried = try_each(cells);
    std::vector<bool> touched(static_cast<std::size_t>(picture_.rows + picture_.cols));
    for (const auto& [left, cell] : tried) {
      const auto row = static_cast<std::size_t>(cell / picture_.cols);
      const auto col = static_cast<std::size_t>(picture_.rows + cell % picture_.cols);
      const bool first = cell == tried[0].second;
      if (!first && (left >= open_.size() || touched[row] || touched[col])) continue;
      touched[row] = touched[col] = true;
      flip(cell);
    }
    open_ = find_open_cells();
  }

  // How many cells a change leaves open, and the cell; the best first.
  std::vector<std::pair<std::size_t, int>> try_each(const std::vector<int>& cells) {
    std::vector<std::pair<std::size_t, int>> tried;
    for (const int cell : cells) {
      poll();
      flip(cell);
      tried.emplace_back(find_open_cells().size(), cell);
      flip(cell);
    }
    std::sort(tried.begin(), tried.end());
    return tried;
  }

  void fill_row(int row) {
    for (int c = 0; c < picture_.cols; ++c) picture_(row, c) = 1;
    open_ = find_open_cells();
  }

  bool is_unique() {
    open_ = find_open_cells();
    return (open_.empty() || look_for_other() == Status::kUnsatisfiable) &&
           confirm() == Status::kSatisfiable;
  }

  // A new search decides; the picture is the best one then.
  Status confirm() {
    const PuzzlePtr puzzle = puzzle_of(picture_);
    const Status status = find_only_answer(*puzzle, {}, picture_.cells, options_);
    if (status == Status::kSatisfiable) best_ = {picture_, changed(), true};
    return status;
  }

  const Picture& given_;
  const SearchOptions& options_;
  const RepairWatch& watch_;
  Repaired& best_;
  Rng rng_;
  Picture picture_;
  std::vector<int> open_;
  std::vector<int> other_;  // where another answer differs, if that was asked
  std::size_t ask_below_;   // for another answer, when not more cells are open
};

}  // namespace

Repaired repair(const Picture& picture, const SearchOptions& options, const RepairWatch& watch) {
  Repaired best{picture, {}, false};
  try {
    Repair work(picture, options, watch, best);
    work.change();
    work.take_back();
  } catch (const Stopped&) {
    // what it has holds
  }
  return best;
}

}  // namespace p2c
