// Boards for families of formulas: a clue that is off by one.
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

std::optional<Hashi> Hashi::with_clue_changed(Rng& rng) const {
  std::vector<std::size_t> clued;
  for (std::size_t i = 0; i < islands.size(); ++i) {
    if (islands[i].clue != kUnknown) clued.push_back(i);
  }
  if (clued.empty()) return {};
  Hashi changed = *this;
  int& number = changed.islands[clued[below(rng, static_cast<int>(clued.size()))]].clue;
  number = number == rules.max_clue() ? number - 1 : one_off(rng, number, 1);
  return changed;
}

}  // namespace p2c
