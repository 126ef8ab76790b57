#include "encoder/shading/clued_cells.hpp"

#include <vector>

#include "instances/parts/cell_clues.hpp"

namespace p2c {

void clues_are_unshaded(ClauseSink& out, const Grid<int>& clues, const SlotLits& shaded) {
  std::vector<int> cells;
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] != kNoClue) cells.push_back(i);
  }
  if (cells.empty()) return;
  out.rule([&] {
    return Rule{{shaded.word("clues"), {}}, shaded.scope(cells), "cells with clues are not shaded"};
  });
  for (const int cell : cells) out.add({!shaded[cell]});
}

}  // namespace p2c
