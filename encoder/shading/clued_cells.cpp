#include "encoder/shading/clued_cells.hpp"

#include "instances/parts/cell_clues.hpp"

namespace p2c {

void clues_are_unshaded(ClauseSink& out, const Grid<int>& clues, const Lits& shaded) {
  for (int i = 0; i < clues.size(); ++i) {
    if (clues[i] == kNoClue) continue;
    out.rule([&] {
      return Rule{
          {"clue", {i}}, {i}, cell_name_at(i, clues.cols) + " has a clue: it is not shaded"};
    });
    out.add({!shaded[i]});
  }
}

}  // namespace p2c
