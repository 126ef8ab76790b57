#include "encoder/product.hpp"

namespace puzzle2cnf {
namespace {

void at_most_one_of(ClauseSink& out, std::span<const Lit> xs) {
  if (xs.size() < kLeastForProduct) return at_most_one_by_pairs(out, xs);
  at_most_one_by_product(out, xs);
}

}  // namespace

void at_most_one_by_product(ClauseSink& out, std::span<const Lit> xs) {
  std::size_t cols = 1;
  while (cols * cols < xs.size()) ++cols;
  const Lits row = out.fresh(static_cast<int>((xs.size() + cols - 1) / cols));
  const Lits col = out.fresh(static_cast<int>(cols));
  for (std::size_t i = 0; i < xs.size(); ++i) {
    out.add({!xs[i], row[i / cols]});
    out.add({!xs[i], col[i % cols]});
  }
  at_most_one_of(out, row);
  at_most_one_of(out, col);
}

void at_most_one_by_pairs(ClauseSink& out, std::span<const Lit> xs) {
  for (std::size_t i = 0; i < xs.size(); ++i) {
    for (std::size_t j = i + 1; j < xs.size(); ++j) out.add({!xs[i], !xs[j]});
  }
}

}  // namespace puzzle2cnf
