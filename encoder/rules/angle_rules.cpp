// Angles around the corners of cells of which halves may be filled.
#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/shading/corner_angles.hpp"
#include "instances/lattice.hpp"

namespace p2c {

void WholeRules::angles(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const Lattice lattice{board().rows(), board().cols()};
  for (int vertex = 0; vertex < lattice.vertices(); ++vertex) {
    std::array<CellAtCorner, 4> cells;
    std::vector<int> scope;
    for (std::size_t place = 0; place < cells.size(); ++place) {
      const int cell = lattice.cells_at(vertex)[place];
      if (cell < 0 || board().range(its.layer, cell).hi == 0) continue;
      const int slot = answer_.slot(its.layer, cell);
      scope.push_back(slot);
      // Corners are numbered against the clock from the lower left, which is 3 after the upper
      // left.
      const auto with = [&](std::size_t turns) {
        const std::size_t clockwise = (place + turns) % 4;
        return answer_.unknowns().is(slot, 4 - static_cast<int>(clockwise));
      };
      cells[place] = {{answer_.unknowns().is(slot, 0), with(0)}, with(1), with(3)};
    }
    if (scope.empty()) continue;
    out_.rule([&, at = vertex] {
      return Rule{{instance.rule->key, {at}},
                  scope,
                  lattice.vertex_name(at) + ": " + label_of(instance, board())};
    });
    right_angles(out_, cells);
  }
}

}  // namespace p2c
