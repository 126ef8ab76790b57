#include "encoder/puzzles/squares.hpp"

#include <algorithm>

#include "encoder/clauses/linear.hpp"
#include "encoder/counts/unary_merge.hpp"

namespace p2c {
namespace {

// What one more square than `below` costs at a cell: negative where it is welcome.
int step(int dark, int below) {
  return squares_error(dark, below + 1) - squares_error(dark, below);
}

// a + b in unary; names begin with what `begin` gives.
template <class Begin>
Lits added(ClauseSink& out, const Lits& a, const Lits& b, Begin begin) {
  const auto always = [](std::size_t) { return true; };
  return merged(out, a, b, a.size() + b.size(), always, always, [&](std::size_t k) {
    return VariableName{begin() + "," + std::to_string(k + 1) + ")", Sense::kBoth};
  });
}

class Encoding {
 public:
  Encoding(const GreyImage& image, ClauseSink& out)
      : image_(image), out_(out), cells_(image.rows, image.cols, kFalse) {
    for (int i = 0; i < cells_.size(); ++i) {
      cells_[i] = out.fresh([&] {
        return VariableName{cell_name_at(i, image.cols) + "=1", Sense::kBoth};
      });
    }
  }

  void write() {
    if (!out_.takes_linear()) add_columns();
    for (int r = 0; r < image_.rows; ++r) {
      for (int c = 0; c < image_.cols; ++c) {
        out_.remark([&] { return "the squares over " + cell_name(r, c); });
        add_costs(r, c, out_.takes_linear() ? linear_sum(r, c) : unary_sum(r, c));
      }
    }
  }

 private:
  Lits cells_near(int r, int left, int right) const {
    Lits near;
    for (int y = std::max(r - 1, 0); y <= std::min(r + 1, image_.rows - 1); ++y) {
      for (int x = std::max(left, 0); x <= std::min(right, image_.cols - 1); ++x) {
        near.push_back(cells_(y, x));
      }
    }
    return near;
  }

  void add_columns() {
    columns_ = Grid<Lits>(image_.rows, image_.cols);
    for (int r = 0; r < image_.rows; ++r) {
      for (int c = 0; c < image_.cols; ++c) {
        out_.remark([&] { return "the three cells around " + cell_name(r, c) + " in its column"; });
        columns_(r, c) = column_sum(r, c);
      }
    }
  }

  Lits column_sum(int r, int c) {
    const Lits near = cells_near(r, c, c);
    Lits sum{near[0]};
    for (std::size_t i = 1; i < near.size(); ++i) {
      sum = added(out_, sum, {near[i]},
                  [&] { return "column(" + cell_name(r, c) + "," + items(0, i + 1); });
    }
    return sum;
  }

  VariableName near_name(int r, int c, std::size_t k, Sense sense) const {
    return {name_of("near", {cell_name(r, c), std::to_string(k + 1)}), sense};
  }

  // Two columns beside one another are shared by the sums at either: they, and one more.
  Lits unary_sum(int r, int c) {
    const int other = c % 2 == 0 ? c - 1 : c + 1;
    if (c % 2 == 0) pair_ = columns_(r, c);
    if (c % 2 == 0 && c + 1 < image_.cols) {
      pair_ = added(out_, pair_, columns_(r, c + 1), [&] { return "columns(" + cell_name(r, c); });
    }
    if (!image_.inside(r, other)) return pair_;
    const int dark = darkness(image_(r, c));
    const Lits& third = columns_(r, other);
    return merged(
        out_, pair_, third, pair_.size() + third.size(),
        [&](std::size_t k) { return step(dark, static_cast<int>(k)) > 0; },
        [&](std::size_t k) { return step(dark, static_cast<int>(k)) < 0; },
        [&](std::size_t k) {
          const bool dearer = step(dark, static_cast<int>(k)) > 0;
          return near_name(r, c, k, dearer ? Sense::kImplied : Sense::kImplies);
        });
  }

  // As many of the new literals are true as cells are filled, the first ones.
  Lits linear_sum(int r, int c) {
    const Lits near = cells_near(r, c - 1, c + 1);
    const Lits sum = out_.fresh(static_cast<int>(near.size()), [&](int k) {
      return near_name(r, c, static_cast<std::size_t>(k), Sense::kBoth);
    });
    Linear equal{{}, 0, 0};
    equal.add(near);
    for (const Lit x : sum) equal.terms.push_back({-1, x});
    out_.take(equal);
    for (std::size_t k = 1; k < sum.size(); ++k) out_.add({sum[k - 1], !sum[k]});
    return sum;
  }

  void add_costs(int r, int c, const Lits& sum) {
    const int dark = darkness(image_(r, c));
    int least = squares_error(dark, 0);
    for (std::size_t k = 0; k < sum.size(); ++k) {
      const int more = step(dark, static_cast<int>(k));
      if (more > 0) out_.add_cost(more, sum[k]);
      if (more < 0) out_.add_cost(-more, !sum[k]);
      least = std::min(least, squares_error(dark, static_cast<int>(k) + 1));
    }
    if (least > 0) out_.add_cost(least, kTrue);
  }

  const GreyImage& image_;
  ClauseSink& out_;
  Grid<Lit> cells_;
  Grid<Lits> columns_;
  Lits pair_;  // the sum of the columns 2 k and 2 k + 1
};

}  // namespace

void encode_squares(const GreyImage& image, ClauseSink& out) { Encoding(image, out).write(); }

}  // namespace p2c
