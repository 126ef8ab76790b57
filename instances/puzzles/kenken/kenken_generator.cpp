#include <algorithm>
#include <string_view>

#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/kenken/kenken_clues.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"
#include "instances/puzzles/kenken/kenken_squares.hpp"

namespace p2c {
namespace {

using Cages = std::vector<KenKen::Cage>;

const std::vector<std::string> kOperations{"+", "+-", "+*", "+-*", "+-*/", "*", "-", "/"};
constexpr int kAllOperations = 4;

std::vector<StyleItem> styles() {
  const auto most_operations = static_cast<int>(kOperations.size()) - 1;
  return {
      {"cage-size", "cells of the largest cage", 1, 9, 4},
      {"cages",
       "mixed: most of two cells, as published; even: all sizes alike; large: as they fit",
       0,
       2,
       0,
       {"mixed", "even", "large"}},
      {"operations", "that cages may have", 0, most_operations, kAllOperations, kOperations},
      {"hidden-operators", "percent of the cages that do not name their operation"},
      {"squares",
       "ordinary: any Latin square; cyclic: rows that are shifted ones, in a random order",
       0,
       1,
       0,
       {"ordinary", "cyclic"}},
  };
}

// Differences and quotients are for pairs.
int largest_cage(const Style& style) {
  const std::string_view operations = kOperations[style["operations"]];
  const bool pairs = operations == "-" || operations == "/";
  return pairs ? std::min(style["cage-size"], 2) : style["cage-size"];
}

CageStyle cage_style(const Style& style) {
  return {largest_cage(style), static_cast<CageSizes>(style["cages"])};
}

ClueStyle clue_style(const Style& style) {
  ClueStyle its{{}, style["hidden-operators"]};
  for (const char sign : kOperations[style["operations"]]) {
    its.operations.push_back(static_cast<KenKen::Operation>(sign));
  }
  return its;
}

void sort_cages(KenKen& puzzle) {
  std::sort(puzzle.cages.begin(), puzzle.cages.end(),
            [](const auto& a, const auto& b) { return a.cells[0] < b.cells[0]; });
}

std::optional<Planted<KenKen>> plant(Rng& rng, int rows, int cols, const Style& style,
                                     const Stop* /*stop*/) {
  constexpr int kCyclic = 1;
  KenKen puzzle;
  puzzle.n = std::min({rows, cols, KenKen::kMaxSize});
  const bool cyclic = style["squares"] == kCyclic;
  Answer digits = cyclic ? cyclic_square(rng, puzzle.n) : random_square(rng, puzzle.n);
  for (const CageCells& cells : random_cages(rng, puzzle.n, cage_style(style))) {
    for (KenKen::Cage& cage : clued_cages(rng, cells, digits, clue_style(style))) {
      puzzle.cages.push_back(std::move(cage));
    }
  }
  sort_cages(puzzle);
  return Planted<KenKen>{std::move(puzzle), std::move(digits)};
}

KenKen only_lines(const KenKen& puzzle) {
  KenKen lines;
  lines.n = puzzle.n;
  return lines;
}

KenKen with_clues_of(const KenKen& puzzle, const Answer& digits, Rng& rng, const Style& style) {
  const ClueStyle clues = clue_style(style);
  KenKen other = puzzle;
  other.cages.clear();
  for (const KenKen::Cage& cage : puzzle.cages) {
    for (KenKen::Cage& again : clued_again(rng, cage, digits, clues)) {
      other.cages.push_back(std::move(again));
    }
  }
  sort_cages(other);
  return other;
}

// --- mending --------------------------------------------------------------------------------

// Changes a cage in which two answers differ so that one of them no longer fits.
class Mend {
 public:
  Mend(Rng& rng, const Planted<KenKen>& planted, const Answer& other, const Style& style)
      : rng_(rng),
        puzzle_(planted.puzzle),
        digits_(planted.answer),
        other_(other),
        clues_(clue_style(style)),
        largest_(largest_cage(style)),
        cage_of_(puzzle_.cages_in_cells()) {
    for (int cage = 0; cage < static_cast<int>(puzzle_.cages.size()); ++cage) {
      const CageCells& cells = puzzle_.cages[cage].cells;
      const auto differs = [&](int cell) { return digits_[cell] != other_[cell]; };
      if (std::any_of(cells.begin(), cells.end(), differs)) differing_.push_back(cage);
    }
    shuffle(differing_, rng_);
  }

  // Another operation.
  std::optional<KenKen> clue() {
    for (const int cage : differing_) {
      if (auto changed = clue_against(rng_, puzzle_.cages[cage], digits_, other_, clues_)) {
        KenKen puzzle = puzzle_;
        puzzle.cages[cage] = *std::move(changed);
        return puzzle;
      }
    }
    return {};
  }

  // A cell goes over to a cage beside it, or becomes one alone.
  std::optional<KenKen> shape(bool split) {
    for (const int cage : differing_) {
      CageCells cells = puzzle_.cages[cage].cells;
      if (cells.size() == 1) continue;
      shuffle(cells, rng_);
      for (const int cell : cells) {
        if (auto puzzle = split ? alone(cell) : moved(cell)) return puzzle;
      }
    }
    return {};
  }

 private:
  std::optional<KenKen> alone(int cell) {
    if (digits_[cell] == other_[cell]) return {};
    return change(cell, {cell}, -1);
  }

  std::optional<KenKen> moved(int cell) {
    std::vector<int> beside = cells_beside(puzzle_.n, cell);
    shuffle(beside, rng_);
    for (const int next : beside) {
      const int to = cage_of_[next];
      if (to == cage_of_[cell]) continue;
      CageCells cells = puzzle_.cages[to].cells;
      if (static_cast<int>(cells.size()) == largest_) continue;
      cells.insert(std::lower_bound(cells.begin(), cells.end(), cell), cell);
      if (auto puzzle = change(cell, cells, to)) return puzzle;
    }
    return {};
  }

  // The cell leaves its cage and is in one of these cells, which was number `to`, if any.
  std::optional<KenKen> change(int cell, const CageCells& cells, int to) {
    const int from = cage_of_[cell];
    CageCells rest = puzzle_.cages[from].cells;
    std::erase(rest, cell);
    if (!is_one_piece(puzzle_.n, rest)) return {};
    std::vector<KenKen::Cage> smaller = clued_cages(rng_, rest, digits_, clues_);
    std::vector<KenKen::Cage> larger = clued_cages(rng_, cells, digits_, clues_);
    if (smaller.size() > 1 || larger.size() > 1) return {};
    if (fits(smaller[0], other_) && fits(larger[0], other_)) return {};
    KenKen puzzle = puzzle_;
    puzzle.cages[from] = std::move(smaller[0]);
    if (to < 0) puzzle.cages.emplace_back();
    (to < 0 ? puzzle.cages.back() : puzzle.cages[to]) = std::move(larger[0]);
    sort_cages(puzzle);
    return puzzle;
  }

  Rng& rng_;
  const KenKen& puzzle_;
  const Answer& digits_;
  const Answer& other_;
  ClueStyle clues_;
  int largest_;
  Grid<int> cage_of_;
  std::vector<int> differing_;
};

std::optional<Planted<KenKen>> mend(const Planted<KenKen>& planted, const Answer& other, bool fixed,
                                    Rng& rng, const Style& style, const Stop* /*stop*/) {
  Mend work(rng, planted, other, style);
  std::optional<KenKen> puzzle = work.clue();
  if (!puzzle && fixed) {
    Answer digits = nearby_square(rng, planted.puzzle.n, planted.answer);
    KenKen changed = with_clues_of(planted.puzzle, digits, rng, style);
    return Planted<KenKen>{std::move(changed), std::move(digits)};
  }
  if (!puzzle) puzzle = work.shape(false);
  if (!puzzle) puzzle = work.shape(true);
  if (!puzzle) return {};
  return Planted<KenKen>{*std::move(puzzle), planted.answer};
}

// --- symmetry -------------------------------------------------------------------------------

// Each cell goes to the place that `moved` says.
template <class F>
KenKen with_cells_moved(KenKen puzzle, F moved) {
  for (KenKen::Cage& cage : puzzle.cages) {
    for (int& cell : cage.cells) cell = moved(cell / puzzle.n, cell % puzzle.n);
    std::sort(cage.cells.begin(), cage.cells.end());
  }
  sort_cages(puzzle);
  return puzzle;
}

KenKen transposed_board(const KenKen& puzzle) {
  return with_cells_moved(puzzle, [&](int r, int c) { return c * puzzle.n + r; });
}

KenKen mirrored_board(const KenKen& puzzle) {
  return with_cells_moved(puzzle, [&](int r, int c) { return r * puzzle.n + puzzle.n - 1 - c; });
}

}  // namespace

Generator<KenKen> KenKen::generator() {
  Generator<KenKen> its;
  its.styles = styles();
  its.most_side = kMaxSize;
  its.square = true;
  its.plant = plant;
  its.asks_afresh = true;
  its.base = only_lines;
  its.bare = only_lines;
  its.with_clues_of = with_clues_of;
  its.mend = mend;
  its.transposed = transposed_board;
  its.mirrored = mirrored_board;
  return its;
}

std::optional<KenKen> KenKen::with_clue_changed(Rng& rng) const {
  KenKen changed = *this;
  std::vector<Cage*> clued;
  for (Cage& cage : changed.cages) {
    if (cage.has_clue()) clued.push_back(&cage);
  }
  if (clued.empty()) return {};
  Cage& cage = *clued[below(rng, static_cast<int>(clued.size()))];
  cage.target = one_off(rng, cage.target, std::min(cage.target, 1LL));  // differences may be 0
  return changed;
}

std::vector<int> KenKen::clues() const {
  std::vector<int> cells;
  for (const Cage& cage : cages) {
    if (cage.cells.size() > 1 && cage.operation != KenKen::Operation::kAny)
      cells.push_back(cage.cells[0]);
  }
  return cells;
}

KenKen KenKen::without(const std::vector<int>& clues) const {
  KenKen other = *this;
  for (Cage& cage : other.cages) {
    if (std::binary_search(clues.begin(), clues.end(), cage.cells[0])) {
      cage.operation = KenKen::Operation::kAny;
    }
  }
  return other;
}

}  // namespace p2c
