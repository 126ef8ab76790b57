// How a search for answers puts a puzzle into the solver.
#pragma once

#include <charconv>
#include <optional>
#include <string>

#include "cli/options/cardinality_option.hpp"
#include "cli/options/solver_options.hpp"
#include "cli/options/usage_error.hpp"
#include "solver_glue/incremental/incremental_solver.hpp"

namespace p2c {

struct EncodingOptions : SolverOptions, CardinalityOption {
  std::optional<Connectivity> connectivity;  // none: what is best
  std::int64_t switch_after = IncrementalSolver::kUsualPatience;

  /// With this connectivity where none was asked for.
  EncodeOptions encode_options(Connectivity otherwise) const {
    return {connectivity.value_or(otherwise), cardinality};
  }

  void parse_switch(const std::string& word);

  void declare(OptionList& list) {
    list.add_choice({Section::kFormula, "connectivity", "HOW",
                     "cuts (default): add clauses when a model breaks it; layers, elimination or "
                     "paper: as clauses from the start"},
                    connectivity, kConnectivities);
    list.add_parsed({Section::kFormula,
                     "switch-after",
                     "N",
                     "where cuts have taken N conflicts (default 10000), connectivity of cells "
                     "that may touch is stated by elimination, too; never: cuts alone",
                     {"never"}},
                    [this](const std::string& word) { parse_switch(word); });
    for (const char* written : {"layers", "elimination", "paper"}) {
      list.exclude("switch-after", std::string("connectivity ") + written);
    }
    SolverOptions::declare(list);
    CardinalityOption::declare(list);
  }
};

inline void EncodingOptions::parse_switch(const std::string& word) {
  const char* const end = word.data() + word.size();
  const auto [at, error] = std::from_chars(word.data(), end, switch_after);
  const bool is_number = error == std::errc() && at == end && switch_after >= 1;
  if (word == "never") {
    switch_after = Range::kMost;
  } else if (!is_number || switch_after > Range::kMost) {
    throw UsageError{"expected 'never' or a number from 1 on for --switch-after, got '" + word +
                     "'"};
  }
}

}  // namespace p2c
