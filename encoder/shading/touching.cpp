#include "encoder/shading/touching.hpp"

#include <utility>

#include "instances/grid.hpp"

namespace p2c {

void none_touch(ClauseSink& out, const SlotLits& shaded, int cols) {
  const int rows = shaded.size() / cols;
  for (const auto& [a, b] : neighbour_pairs(rows, cols)) {
    out.rule([&, one = a, other = b] {
      RuleKey key = touch_key(one, other);
      key.kind += shaded.suffix;
      return Rule{
          std::move(key), shaded.scope({one, other}),
          cell_name_at(one, cols) + " and " + cell_name_at(other, cols) + " are not both shaded"};
    });
    out.add({!shaded[a], !shaded[b]});
  }
}

}  // namespace p2c
