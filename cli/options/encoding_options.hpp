// How a search for answers puts a puzzle into the solver.
#pragma once

#include <optional>

#include "cli/options/cardinality_option.hpp"
#include "cli/options/solver_options.hpp"

namespace p2c {

struct EncodingOptions : SolverOptions, CardinalityOption {
  std::optional<Connectivity> connectivity;  // none: what is best

  /// With this connectivity where none was asked for.
  EncodeOptions encode_options(Connectivity otherwise) const {
    return {connectivity.value_or(otherwise), cardinality};
  }

  void declare(OptionList& list) {
    list.add_choice({Section::kFormula, "connectivity", "HOW",
                     "cuts (default): add clauses when a model breaks it; layers, elimination or "
                     "paper: as clauses from the start"},
                    connectivity, kConnectivities);
    SolverOptions::declare(list);
    CardinalityOption::declare(list);
  }
};

}  // namespace p2c
