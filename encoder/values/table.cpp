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

void table(ClauseSink& out, std::span<const ValueColumn> columns, const std::vector<int>& tuples,
           NameOf name) {
  const std::size_t width = columns.size();
  const std::size_t count = width == 0 ? 1 : tuples.size() / width;
  if (count == 1) {
    for (std::size_t k = 0; k < width; ++k) out.add({columns[k].is(tuples[k])});
    return;
  }
  const Lits chosen = out.fresh(static_cast<int>(count), [&](int t) {
    const auto first = tuples.begin() + static_cast<std::ptrdiff_t>(width) * t;
    return tuple_name(name, {first, first + static_cast<std::ptrdiff_t>(width)});
  });
  out.add(chosen);
  for (std::size_t k = 0; k < width; ++k) {
    const ValueColumn& column = columns[k];
    std::vector<Lits> supports(column.literals.size());
    for (std::size_t t = 0; t < count; ++t) {
      const int value = tuples[t * width + k];
      out.add({!chosen[t], column.is(value)});
      if (value < column.lo || value > column.hi()) continue;
      supports[value - column.lo].push_back(chosen[t]);
    }
    for (int value = column.lo; value <= column.hi(); ++value) {
      Lits& clause = supports[value - column.lo];
      clause.push_back(!column.is(value));
      out.add(clause);
    }
  }
}

}  // namespace p2c
