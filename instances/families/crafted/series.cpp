#include "instances/families/crafted/series.hpp"

#include <algorithm>

namespace p2c {

std::vector<const CraftedSeries*> crafted_series() {
  return {&lattice_series(), &island_series(), &every_vertex_series(), &pigeons_series(),
          &room_series(),    &odd_series(),    &dominoes_series(),     &crowded_rows_series()};
}

const CraftedSeries* find_series(std::string_view kind, std::string_view word) {
  const std::vector<const CraftedSeries*> all = crafted_series();
  const auto found = std::find_if(all.begin(), all.end(), [&](const CraftedSeries* one) {
    return one->kind == kind && one->word == word;
  });
  return found == all.end() ? nullptr : *found;
}

}  // namespace p2c
