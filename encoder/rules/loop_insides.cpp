#include "encoder/rules/loop_insides.hpp"

#include "instances/inner_edges.hpp"

namespace p2c {
namespace {

// one xor other xor third is false
void even(ClauseSink& out, Lit one, Lit other, Lit third) {
  out.add({!one, other, third});
  out.add({one, !other, third});
  out.add({one, other, !third});
  out.add({!one, !other, !third});
}

}  // namespace

Lit LoopInsides::inside(int layer, int cell) {
  const int row = cell / board_.cols();
  if (row == 0) return kFalse;
  Lits& known = known_[layer][row];
  if (known.empty()) known.push_back(kFalse);
  while (static_cast<int>(known.size()) <= cell % board_.cols()) {
    const int at = row * board_.cols() + static_cast<int>(known.size());
    known.push_back(next(layer, at, known.back()));
  }
  return known[static_cast<std::size_t>(cell % board_.cols())];
}

// The link up from the cell before it.
Lit LoopInsides::next(int layer, int cell, Lit before) {
  const InnerEdges edges{board_.rows(), board_.cols()};
  const int row = cell / board_.cols();
  const Lit link = layers_[layer][edges.below(row - 1, cell % board_.cols() - 1)];
  if (before == kFalse) return link;
  out_.remark([] { return "new variables are true when an odd number of lines is drawn"; });
  const Lit its = out_.fresh([&] {
    return VariableName{
        name_of("inside", {board_.text().answers[layer].name, cell_name_at(cell, board_.cols())})};
  });
  even(out_, its, before, link);
  return its;
}

void LoopInsides::across_rows(int layer) {
  if (known_.count(layer) == 0) return;
  const InnerEdges edges{board_.rows(), board_.cols()};
  const int last = board_.cols() - 1;
  for (int r = 1; r < board_.rows(); ++r) {  // nothing is inside on the right of all
    even(out_, inside(layer, r * board_.cols() + last), layers_[layer][edges.below(r - 1, last)],
         kFalse);
  }
  for (int c = 1; c < board_.cols(); ++c) {
    out_.poll();
    for (int r = 1; r <= board_.rows(); ++r) {
      const Lit above = inside(layer, (r - 1) * board_.cols() + c);
      const Lit its = r < board_.rows() ? inside(layer, r * board_.cols() + c) : kFalse;
      even(out_, above, its, layers_[layer][edges.right(r - 1, c - 1)]);
    }
  }
}

}  // namespace p2c
