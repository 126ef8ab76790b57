#include "encoder/shading/sight.hpp"

#include <algorithm>
#include <array>

#include "encoder/counts/unary_merge.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "instances/grid.hpp"

namespace p2c {
namespace {

struct Look {
  int step;
  int most;  // cells up to the edge of the board, or as many as matter
};

std::array<Look, 4> looks(int rows, int cols, int cell, int number) {
  const int row = cell / cols;
  const int col = cell % cols;
  std::array<Look, 4> all{{{-cols, row}, {cols, rows - 1 - row}, {-1, col}, {1, cols - 1 - col}}};
  for (Look& look : all) look.most = std::min(look.most, std::max(number, 0));
  return all;
}

class Sight {
 public:
  // `least`: places up to this one are asked to be true; `upper`: any is asked to be false.
  Sight(ClauseSink& out, const SlotLits& clear, int cols, int cell, int least, bool upper)
      : out_(out), clear_(clear), cols_(cols), cell_(cell), least_(least), upper_(upper) {}

  // Place k: more than k cells are seen.
  Lits places(const Look& look) {
    Lits places;
    for (int k = 0; k < look.most; ++k) {
      const int other = cell_ + (k + 1) * look.step;
      places.push_back(k == 0 ? clear_[other] : sees(other, places.back(), k));
    }
    return places;
  }

 private:
  Lit sees(int other, Lit before, int k) {
    const Lit all = out_.fresh([&] {
      return VariableName{
          name_of(clear_.word("sees"), {cell_name_at(cell_, cols_), cell_name_at(other, cols_)}),
          sense(k)};
    });
    out_.add({!all, before});
    if (k <= least_) out_.add({!all, clear_[other]});
    if (upper_) out_.add({all, !before, !clear_[other]});
    return all;
  }

  Sense sense(int k) const {
    if (!upper_) return Sense::kImplies;
    return k <= least_ ? Sense::kBoth : Sense::kImplied;
  }

  ClauseSink& out_;
  const SlotLits& clear_;
  int cols_;
  int cell_;
  int least_;
  bool upper_;
};

//   seen(A,D,k+1)   from A more than k cells are seen across, or down and up
Lits sum_of_two(ClauseSink& out, const Lits& a, const Lits& b, int most, const std::string& word,
                const std::string& cell, const char* direction) {
  const auto all = [](std::size_t /*place*/) { return true; };
  return merged(out, a, b, std::min(a.size() + b.size(), static_cast<std::size_t>(most)), all, all,
                [&](std::size_t k) {
                  return VariableName{name_of(word, {cell, direction, std::to_string(k + 1)})};
                });
}

}  // namespace

void sees_exactly(ClauseSink& out, const SlotLits& clear, int cols, int cell, int number) {
  const auto four = looks(clear.size() / cols, cols, cell, number);
  int most = 0;
  for (const Look& look : four) most += look.most;
  Sight sight(out, clear, cols, cell, number - 2, most >= number);
  std::vector<Lits> terms;
  for (const Look& look : four) terms.push_back(sight.places(look));
  if (number > kMostSummed) {
    const std::string name = cell_name_at(cell, cols);
    Lits down = sum_of_two(out, terms[0], terms[1], number, clear.word("seen"), name, "down");
    Lits across = sum_of_two(out, terms[2], terms[3], number, clear.word("seen"), name, "across");
    terms = {std::move(down), std::move(across)};
  }
  sums_to(out, terms, number - 1);
}

std::vector<int> cells_in_line(int rows, int cols, int cell, int number) {
  std::vector<int> cells;
  for (const Look& look : looks(rows, cols, cell, number)) {
    for (int k = 1; k <= look.most; ++k) cells.push_back(cell + k * look.step);
  }
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace p2c
