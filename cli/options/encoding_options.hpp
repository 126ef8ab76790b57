// How a search for answers puts a puzzle into the solver.
#pragma once

#include <charconv>
#include <optional>
#include <string>

#include "cli/options/cardinality_option.hpp"
#include "cli/options/solver_options.hpp"
#include "cli/options/usage_error.hpp"

namespace p2c {

struct EncodingOptions : SolverOptions, CardinalityOption {
  std::optional<Connectivity> connectivity;  // none: what is best
  std::optional<std::int64_t> switch_after;  // in conflicts; none: the usual

  /// With this connectivity where none was asked for.
  EncodeOptions encode_options(Connectivity otherwise) const {
    return {connectivity.value_or(otherwise), cardinality};
  }

  void parse_switch(const std::string& word);

  void declare(OptionList& list) {
    list.add_choice({Section::kFormula, "connectivity", "HOW",
                     "cuts (default): add clauses when a model breaks it; layers, elimination, "
                     "frontier or paper: as clauses from the start"},
                    connectivity, kConnectivities);
    list.add_parsed({Section::kFormula,
                     "switch-after",
                     "N",
                     "where cuts have taken N conflicts (default 3000; 10000 on large boards), "
                     "connectivity of cells that may touch is stated by clauses, too; never: cuts "
                     "alone",
                     {"never"}},
                    [this](const std::string& word) { parse_switch(word); });
    for (const auto& written : kWrittenConnectivities) {
      list.exclude("switch-after", "connectivity " + std::string(written.first));
    }
    SolverOptions::declare(list);
    CardinalityOption::declare(list);
  }
};

inline void EncodingOptions::parse_switch(const std::string& word) {
  const char* const end = word.data() + word.size();
  std::int64_t conflicts = word == "never" ? Range::kMost : 0;
  const auto [at, error] = std::from_chars(word.data(), end, conflicts);
  const bool is_number = error == std::errc() && at == end;
  switch_after = conflicts;
  if (word != "never" && (!is_number || conflicts < 1 || conflicts > Range::kMost)) {
    throw UsageError{"expected 'never' or a number from 1 on for --switch-after, got '" + word +
                     "'"};
  }
}

}  // namespace p2c
