#include "encoder/shading/corner_angles.hpp"

namespace p2c {
namespace {

using Cells = std::array<CellAtCorner, 4>;

const CellAtCorner& at(const Cells& cells, std::size_t place) { return cells[place % 4]; }

// Of a half that is open at one end of its cell, the two cells beyond, with their halves at the
// near end.
void goes_on(ClauseSink& out, Lit half, const CellAtCorner& next, Lit half_of_next,
             Lit half_beyond) {
  out.add({!half, next.all[0], next.all[1], half_of_next});
  for (const Lit all : next.all) out.add({!half, !all, half_beyond});
}

void three_are_four(ClauseSink& out, const CellAtCorner& one, const CellAtCorner& two,
                    const CellAtCorner& three, const CellAtCorner& four) {
  for (const Lit a : one.all) {
    for (const Lit b : two.all) {
      for (const Lit c : three.all) out.add({!a, !b, !c, four.all[0], four.all[1]});
    }
  }
}

}  // namespace

void right_angles(ClauseSink& out, const Cells& cells) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    goes_on(out, cells[i].second, at(cells, i + 1), at(cells, i + 1).first, at(cells, i + 2).first);
    goes_on(out, cells[i].first, at(cells, i + 3), at(cells, i + 3).second,
            at(cells, i + 2).second);
    three_are_four(out, cells[i], at(cells, i + 1), at(cells, i + 2), at(cells, i + 3));
  }
}

}  // namespace p2c
