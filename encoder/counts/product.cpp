#include "encoder/counts/product.hpp"

#include <algorithm>

#include "encoder/counts/cardinality.hpp"

namespace p2c {

void at_most_one_by_product(ClauseSink& out, std::span<const Lit> xs, NameOf list) {
  out.list([&] { return NamedList{list(), {xs.begin(), xs.end()}, {}}; });
  std::size_t cols = 1;
  while (cols * cols < xs.size()) ++cols;
  const bool alone = xs.size() % cols == 1;  // the last literal is a row by itself
  const std::size_t placed = alone ? xs.size() - 1 : xs.size();
  const auto any = [&](const std::string& which) {
    return VariableName{name_of("any", {list(), which}), Sense::kImplied};
  };
  Lits row = out.fresh(static_cast<int>((placed + cols - 1) / cols), [&](int i) {
    const std::size_t from = static_cast<std::size_t>(i) * cols;
    return any(items(from, std::min(from + cols, placed)));
  });
  const Lits col = out.fresh(static_cast<int>(cols), [&](int j) {
    const auto from = static_cast<std::size_t>(j);
    return any(every(from, cols, placed - 1 - (placed - 1 - from) % cols));
  });
  for (std::size_t i = 0; i < placed; ++i) {
    out.add({!xs[i], row[i / cols]});
    out.add({!xs[i], col[i % cols]});
  }
  if (alone) row.push_back(xs.back());
  at_most_one(out, row, Cardinality::kNetwork, [&] { return list() + "-rows"; });
  at_most_one(out, col, Cardinality::kNetwork, [&] { return list() + "-columns"; });
}

}  // namespace p2c
