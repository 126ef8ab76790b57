#include "encoder/shading/numbered_island.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "encoder/counts/cardinality.hpp"
#include "instances/cells_near.hpp"
#include "instances/parts/cell_clues.hpp"

namespace p2c {

Reach::Reach(const Grid<int>& clues, int clue, int steps, bool apart) : cols_(clues.cols) {
  const int row = clue / cols_;
  const int col = clue % cols_;
  const int most = std::min(steps, clues.rows + cols_);
  top_ = std::max(0, row - most);
  left_ = std::max(0, col - most);
  places_ = Grid<int>(std::min(clues.rows - 1, row + most) - top_ + 1,
                      std::min(cols_ - 1, col + most) - left_ + 1, -1);
  const auto may_be_in = [&](int cell) {
    bool may = clues[cell] == kNoClue;
    each_beside(clues.rows, cols_, cell, [&](int beside) {
      if (apart && beside != clue && clues[beside] != kNoClue) may = false;
    });
    return may;
  };
  take(clue, 0);
  for (std::size_t i = 0; i < cells_.size() && distances_[i] < steps; ++i) {
    each_beside(clues.rows, cols_, cells_[i], [&](int beside) {
      if (place(beside) < 0 && may_be_in(beside)) take(beside, distances_[i] + 1);
    });
  }
}

int Reach::place(int cell) const {
  const int r = cell / cols_ - top_;
  const int c = cell % cols_ - left_;
  return places_.inside(r, c) ? places_(r, c) : -1;
}

void Reach::take(int cell, int distance) {
  places_(cell / cols_ - top_, cell % cols_ - left_) = static_cast<int>(cells_.size());
  cells_.push_back(cell);
  distances_.push_back(distance);
}

namespace {

class Island {
 public:
  Island(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded, const Reach& reach,
         const Rule* named, const char* noun)
      : out_(out), clues_(clues), shaded_(shaded), reach_(reach), named_(named), noun_(noun) {}

  Lits state(const EncodeOptions& options) {
    if (!out_.explains()) {
      rule(noun_, no_other());
      own_ = within();
      spread();
      exactly(out_, own_, number(), options.cardinality,
              [&] { return shaded_.word("island") + "-" + name(0); });
      return own_;
    }
    rule("most", std::string(" at most") + no_other());
    make_own();
    spread();
    at_most(out_, own_, number(), options.cardinality,
            [&] { return shaded_.word("island") + "-" + name(0); });
    if (number() == 1) return own_;
    rule("least", meets_clue() ? " at least, not counting other clues and what is beyond them"
                               : " at least");
    at_least(out_, within(), number(), options.cardinality,
             [&] { return shaded_.word("within") + "-" + name(0); });
    return own_;
  }

 private:
  int clue() const { return clues_[reach_.clue()]; }
  // A clue that is too large for its reach is so by one cell, too, which takes fewer steps.
  int number() const { return std::min(clue(), static_cast<int>(reach_.cells().size()) + 1); }
  Lit shaded(std::size_t i) const { return shaded_[reach_.cells()[i]]; }
  std::string name(std::size_t i) const { return cell_name_at(reach_.cells()[i], clues_.cols); }

  template <class See>
  void beside(std::size_t i, See see) const {
    each_beside(clues_.rows, clues_.cols, reach_.cells()[i], see);
  }

  // Areas may have several clues.
  const char* no_other() const {
    return std::string_view(noun_) == "island" ? ", and no other clue" : "";
  }

  void rule(std::string_view kind, const std::string& how) {
    if (named_ != nullptr) return out_.rule([&] { return *named_; });
    out_.rule([&] {
      return Rule{{shaded_.word(kind), {reach_.clue()}},
                  shaded_.scope(kind == "least" ? cells_in_reach() : reach_and_rim()),
                  "the " + std::string(noun_) + " of " + name(0) + " has " +
                      counted(static_cast<std::size_t>(clue()), "cell") + how};
    });
  }

  // But the clue's own, which counts as unshaded; ascending.
  std::vector<int> cells_in_reach() const {
    std::vector<int> scope(reach_.cells().begin() + 1, reach_.cells().end());
    std::sort(scope.begin(), scope.end());
    return scope;
  }

  std::vector<int> reach_and_rim() const {
    std::set<int> scope(reach_.cells().begin() + 1, reach_.cells().end());
    for (std::size_t i = 0; i < reach_.cells().size(); ++i) {
      beside(i, [&](int cell) {
        if (cell != reach_.clue()) scope.insert(cell);
      });
    }
    return {scope.begin(), scope.end()};
  }

  // Whether a way from the clue would lead over another one, were that in reach.
  bool meets_clue() const {
    bool meets = false;
    for (std::size_t i = 0; i < reach_.cells().size(); ++i) {
      if (reach_.distances()[i] == number() - 1) continue;
      beside(i, [&](int cell) {
        meets = meets || (cell != reach_.clue() && clues_[cell] != kNoClue);
      });
    }
    return meets;
  }

  void make_own() {
    own_.push_back(kTrue);
    for (std::size_t i = 1; i < reach_.cells().size(); ++i) {
      own_.push_back(out_.fresh([&] {
        return VariableName{name_of(shaded_.word("island"), {name(0), name(i)}), Sense::kImplied};
      }));
    }
  }

  // To unshaded cells, and no farther than the reach.
  void spread() {
    for (std::size_t i = 0; i < reach_.cells().size(); ++i) {
      beside(i, [&](int cell) {
        const int place = reach_.place(cell);
        out_.add({!own_[i], shaded_[cell], place < 0 ? kFalse : own_[place]});
      });
    }
  }

  // The cells within as many steps as the island has cells but one.
  Lits within() {
    std::vector<Lits> levels;
    for (std::size_t i = 0; i < reach_.cells().size(); ++i) levels.push_back(levels_of(i));
    for (std::size_t i = 1; i < levels.size(); ++i) {
      out_.add({!levels[i].back(), !shaded(i)});
      for (std::size_t k = 0; k < levels[i].size(); ++k) {
        if (k > 0) out_.add({!levels[i][k - 1], levels[i][k]});
        came_from(i, k, levels);
      }
    }
    Lits last;
    for (const Lits& its : levels) last.push_back(its.back());
    return last;
  }

  // One for its distance, and for each two steps more.
  Lits levels_of(std::size_t i) {
    const int count = (number() - 1 - reach_.distances()[i]) / 2 + 1;
    if (i == 0) return Lits(static_cast<std::size_t>(count), kTrue);
    return out_.fresh(count, [&](int k) {
      const std::string steps = std::to_string(reach_.distances()[i] + 2 * k);
      return VariableName{name_of(shaded_.word("within"), {name(0), name(i), steps}),
                          Sense::kImplies};
    });
  }

  // A cell beside it is within one step fewer.
  void came_from(std::size_t i, std::size_t k, const std::vector<Lits>& levels) {
    Lits clause{!levels[i][k]};
    beside(i, [&](int cell) {
      const int place = reach_.place(cell);
      if (place < 0) return;
      const auto j = static_cast<std::size_t>(place);
      const bool is_nearer = reach_.distances()[j] < reach_.distances()[i];
      if (is_nearer || k > 0) clause.push_back(levels[j][is_nearer ? k : k - 1]);
    });
    out_.add(clause);
  }

  ClauseSink& out_;
  const Grid<int>& clues_;
  const SlotLits& shaded_;
  const Reach& reach_;
  const Rule* named_;
  const char* noun_;
  Lits own_;
};

}  // namespace

Lits state_island(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded,
                  const Reach& reach, const EncodeOptions& options, const Rule* named,
                  const char* noun) {
  return Island(out, clues, shaded, reach, named, noun).state(options);
}

}  // namespace p2c
