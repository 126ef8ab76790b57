#include "encoder/counts/product.hpp"

#include "encoder/counts/cardinality.hpp"

namespace p2c {

void at_most_one_by_product(ClauseSink& out, std::span<const Lit> xs) {
  std::size_t cols = 1;
  while (cols * cols < xs.size()) ++cols;
  const bool alone = xs.size() % cols == 1;  // the last literal is a row by itself
  const std::size_t placed = alone ? xs.size() - 1 : xs.size();
  Lits row = out.fresh(static_cast<int>((placed + cols - 1) / cols));
  const Lits col = out.fresh(static_cast<int>(cols));
  for (std::size_t i = 0; i < placed; ++i) {
    out.add({!xs[i], row[i / cols]});
    out.add({!xs[i], col[i % cols]});
  }
  if (alone) row.push_back(xs.back());
  at_most_one(out, row);
  at_most_one(out, col);
}

}  // namespace p2c
