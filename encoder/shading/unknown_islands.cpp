#include "encoder/shading/unknown_islands.hpp"

#include <numeric>
#include <string>

#include "instances/grid.hpp"

namespace p2c {
namespace {

Lits bits(ClauseSink& out, const std::vector<int>& clues, std::size_t bit, const SlotLits& shaded,
          int cols) {
  constexpr Lit kNew = Lit();
  Lits its(shaded.is.size(), kNew);
  for (std::size_t k = 0; k < clues.size(); ++k) {
    its[clues[k]] = (k >> bit) % 2 == 1 ? kTrue : kFalse;
  }
  for (int i = 0; i < shaded.size(); ++i) {
    if (its[i] != kNew) continue;
    its[i] = out.fresh([&] {
      const std::string number = std::to_string(bit + 1);
      return VariableName{name_of(shaded.word("bit"), {cell_name_at(i, cols), number}),
                          Sense::kImplied};
    });
  }
  return its;
}

void state_rule(ClauseSink& out, const std::vector<int>& clues, const SlotLits& shaded, int cols) {
  out.rule([&] {
    std::vector<int> cells(shaded.is.size());
    std::iota(cells.begin(), cells.end(), 0);
    return Rule{
        {shaded.word("apart"), {}}, shaded.scope(cells), "no two clues '?' are in one island"};
  });
  out.list([&] {
    NamedList its{shaded.word("unknown-clues"), {}, {}};
    for (const int clue : clues) its.names.push_back(cell_name_at(clue, cols));
    return its;
  });
}

}  // namespace

void unknown_islands(ClauseSink& out, const std::vector<int>& clues, const SlotLits& shaded,
                     int cols) {
  if (clues.size() < 2) return;
  state_rule(out, clues, shaded, cols);
  for (std::size_t bit = 0; clues.size() > std::size_t{1} << bit; ++bit) {
    const Lits its = bits(out, clues, bit, shaded, cols);
    for (const auto& [a, b] : neighbour_pairs(shaded.size() / cols, cols)) {
      out.add({shaded[a], shaded[b], its[a], !its[b]});
      out.add({shaded[a], shaded[b], !its[a], its[b]});
    }
  }
}

}  // namespace p2c
