#include "encoder/totalizer.hpp"

#include <algorithm>

namespace puzzle2cnf {
namespace {

class Tree {
 public:
  Tree(ClauseSink& out, Sides sides, std::size_t wanted)
      : out_(out), sides_(sides), wanted_(wanted) {}

  // How many inputs are true, in unary, up to the wanted places.
  Lits sum(std::span<const Lit> inputs) {
    if (inputs.size() == 1) return {inputs[0]};
    const std::size_t half = inputs.size() / 2;
    return added(sum(inputs.first(half)), sum(inputs.subspan(half)));
  }

 private:
  Lits added(const Lits& a, const Lits& b) {
    const std::size_t places = std::min(wanted_, a.size() + b.size());
    const Lits r = out_.fresh(static_cast<int>(places));
    for (std::size_t i = 0; i <= a.size(); ++i) {
      for (std::size_t j = 0; j <= b.size() && i + j <= places; ++j) {
        if (sides_.upper && i + j > 0) out_.add({!place(a, i), !place(b, j), r[i + j - 1]});
        if (sides_.lower && i + j < places) out_.add({place(a, i + 1), place(b, j + 1), !r[i + j]});
      }
    }
    return r;
  }

  // "i or more": always for 0, never above the number of inputs.
  static Lit place(const Lits& sum, std::size_t i) {
    if (i == 0) return kTrue;
    return i <= sum.size() ? sum[i - 1] : kFalse;
  }

  ClauseSink& out_;
  Sides sides_;
  std::size_t wanted_;
};

// The clauses of one node with a and b places below it.
std::int64_t node_clauses(std::int64_t a, std::int64_t b, std::int64_t places, Sides sides) {
  std::int64_t clauses = 0;
  for (std::int64_t i = 0; i <= a; ++i) {
    if (sides.upper) clauses += std::min(b, places - i) + 1;
    if (sides.lower && i < places) clauses += std::min(b, places - i - 1) + 1;
  }
  return clauses - (sides.upper ? 1 : 0);  // i = j = 0
}

std::int64_t tree_clauses(int n, int wanted, Sides sides) {
  if (n == 1) return 0;
  const int a = n / 2;
  const int b = n - a;
  return tree_clauses(a, wanted, sides) + tree_clauses(b, wanted, sides) +
         node_clauses(std::min(a, wanted), std::min(b, wanted), std::min(n, wanted), sides);
}

}  // namespace

void totalizer(ClauseSink& out, std::span<const Lit> xs, int k, Sides sides) {
  const auto count = static_cast<std::size_t>(k);
  if (2 * count > xs.size()) {
    const int others = static_cast<int>(xs.size() - count);
    return totalizer(out, negated(xs), others, {sides.lower, sides.upper});
  }
  const Lits places = Tree(out, sides, sides.upper ? count + 1 : count).sum(xs);
  if (sides.upper) out.add({!places[count]});
  if (sides.lower) out.add({places[count - 1]});
}

std::int64_t totalizer_clauses(int n, int k, Sides sides) {
  if (2 * k > n) return totalizer_clauses(n, n - k, {sides.lower, sides.upper});
  return tree_clauses(n, sides.upper ? k + 1 : k, sides) + (sides.upper ? 1 : 0) +
         (sides.lower ? 1 : 0);
}

}  // namespace puzzle2cnf
