#include "encoder/values/table.hpp"

#include <string>

namespace p2c {
namespace {

VariableName tuple_name(NameOf name, const std::vector<int>& tuple) {
  std::string values;
  for (const int value : tuple) values += (values.empty() ? "" : ".") + std::to_string(value);
  return {name_of("tuple", {name(), values}), Sense::kBoth};
}

}  // namespace

void table(ClauseSink& out, const Unknowns& x, std::span<const int> slots,
           const std::vector<int>& tuples, NameOf name) {
  const std::size_t width = slots.size();
  const std::size_t count = width == 0 ? 1 : tuples.size() / width;
  if (count == 1) {
    for (std::size_t k = 0; k < width; ++k) out.add({x.is(slots[k], tuples[k])});
    return;
  }
  const Lits chosen = out.fresh(static_cast<int>(count), [&](int t) {
    const auto first = tuples.begin() + static_cast<std::ptrdiff_t>(width) * t;
    return tuple_name(name, {first, first + static_cast<std::ptrdiff_t>(width)});
  });
  out.add(chosen);
  for (std::size_t k = 0; k < width; ++k) {
    const int slot = slots[k];
    std::vector<Lits> supports(static_cast<std::size_t>(x.hi(slot) - x.lo(slot)) + 1);
    for (std::size_t t = 0; t < count; ++t) {
      const int value = tuples[t * width + k];
      out.add({!chosen[t], x.is(slot, value)});
      if (value < x.lo(slot) || value > x.hi(slot)) continue;
      supports[value - x.lo(slot)].push_back(chosen[t]);
    }
    for (int value = x.lo(slot); value <= x.hi(slot); ++value) {
      Lits& clause = supports[value - x.lo(slot)];
      clause.push_back(!x.is(slot, value));
      out.add(clause);
    }
  }
}

}  // namespace p2c
