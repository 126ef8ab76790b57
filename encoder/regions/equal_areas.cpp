#include "encoder/regions/equal_areas.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "encoder/regions/area_trees.hpp"
#include "encoder/regions/small_areas.hpp"
#include "encoder/shading/numbered_island.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/parts/known_areas.hpp"

namespace p2c {
namespace {

class Areas {
 public:
  Areas(ClauseSink& out, const NumberedBoard& board, Grid<int> known)
      : out_(out), board_(board), known_(std::move(known)), owners_(board.has.size()) {
    const int left = cells_left_by_areas(known_);
    for (const int size : sizes_of_open_pieces(known_)) {
      limits_.push_back(std::min({size, left, board.most}));
    }
  }

  void state(const EncodeOptions& options) {
    std::map<int, std::vector<int>> places;  // by number
    for (int i = 0; i < known_.size(); ++i) {
      if (known_[i] > 0) places[known_[i]].push_back(i);
    }
    for (const auto& [number, cells] : places) known_areas(number, cells, options);
    if (out_.explains()) return state_alone();
    if (board_.rule) out_.rule(board_.rule);
    state_others();
  }

  // Of which no number is known.
  void state_others() {
    const SmallAreas small = small_areas(out_, board_, known_, limits_);
    const Lits large = area_trees(out_, board_, known_, limits_, kMostSmall);
    for (int i = 0; i < known_.size(); ++i) {
      if (known_[i] < 1) has_area(i, small[i], large[i]);
    }
  }

 private:
  // Rules that are exact alone: of each small number, and of all.
  void state_alone() const {
    for (int n = 1; n <= std::min(kMostSmall, board_.most); ++n) {
      state_rule({"size", {n}}, "each area of " + std::to_string(n) + " has " +
                                    counted(static_cast<std::size_t>(n), "cell"));
      state_numbers(n, n);
    }
    if (board_.rule) out_.rule(board_.rule);
    state_numbers(0, board_.most);
  }

  void state_rule(RuleKey key, std::string words) const {
    std::vector<int> scope = board_.slots;
    std::sort(scope.begin(), scope.end());
    out_.rule([&] { return Rule{std::move(key), std::move(scope), std::move(words)}; });
  }

  // Areas of these numbers, whatever is known.
  void state_numbers(int least, int most) const {
    NumberedBoard alone{Grid<int>(known_.rows, known_.cols, kNoClue), most, {}, board_.slots};
    for (const Lits& has : board_.has) {
      Lits& its = alone.has.emplace_back(static_cast<std::size_t>(most) + 1, kFalse);
      std::copy(has.begin() + least, has.begin() + most + 1, its.begin() + least);
    }
    Areas(out_, alone, alone.known).state_others();
  }

  // Those that have this number, each as the island of one of its cells.
  void known_areas(int number, const std::vector<int>& cells, const EncodeOptions& options) {
    SlotLits others{{}, board_.slots};  // cells without it
    Grid<int> clues(known_.rows, known_.cols, kNoClue);
    for (int i = 0; i < clues.size(); ++i) {
      others.is.push_back(!board_.is(i, number));
      const bool is_other = known_[i] > 0 && known_[i] != number;
      if (is_other && !out_.explains()) clues[i] = known_[i];
    }
    for (const int cell : cells) {
      clues[cell] = number;
      const Reach reach(clues, cell, number - 1, false);
      const Lits own = state_island(out_, clues, others, reach, options, nullptr, "area");
      for (std::size_t k = 0; k < own.size(); ++k) {
        owners_[reach.cells()[k]].push_back({number, own[k]});
      }
      clues[cell] = kNoClue;
    }
  }

  void has_area(int cell, const std::array<Lits, kMostSmall + 1>& small, Lit large) {
    for (int number = 0; number <= board_.most; ++number) {
      Lits ways{!board_.is(cell, number)};
      for (const auto& [its, own] : owners_[cell]) {
        if (its == number) ways.push_back(own);
      }
      if (number <= kMostSmall) {
        const Lits& shapes = small[static_cast<std::size_t>(number)];
        ways.insert(ways.end(), shapes.begin(), shapes.end());
      } else if (number <= limits_[cell]) {
        ways.push_back(large);
      }
      out_.add(ways);
    }
  }

  ClauseSink& out_;
  const NumberedBoard& board_;
  Grid<int> known_;
  std::vector<std::vector<std::pair<int, Lit>>> owners_;  // by cell: a number, and that it is its
  std::vector<int> limits_;  // by cell: how many cells an area without a known number can have
};

}  // namespace

void equal_areas(ClauseSink& out, const NumberedBoard& board, const EncodeOptions& options) {
  Areas(out, board, board.known).state(options);
}

}  // namespace p2c
