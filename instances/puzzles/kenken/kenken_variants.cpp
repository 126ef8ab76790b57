// Boards for families of formulas: a clue that is off by one.
#include <algorithm>

#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

std::optional<KenKen> KenKen::with_clue_changed(Rng& rng) const {
  KenKen changed = *this;
  Cage& cage = changed.cages[below(rng, static_cast<int>(cages.size()))];
  cage.target = one_off(rng, cage.target, std::min(cage.target, 1LL));  // differences may be 0
  return changed;
}

}  // namespace p2c
