// How the rules become a formula in a file, and which answers it forbids.
#pragma once

#include <optional>

#include "cli/options/cardinality_option.hpp"

namespace p2c {

struct FormulaOptions : CardinalityOption {
  std::optional<Connectivity> connectivity;  // none: that of the kind
  int depth = -1;                            // layers at most; -1: no limit
  std::vector<std::string> blocked;          // files of answers to forbid

  /// With this connectivity where none was asked for, nor a limit of layers.
  EncodeOptions encode_options(Connectivity otherwise) const;

  void declare(OptionList& list);
};

/// Of a formula that was shuffled before a solver got it.
/// A shuffle depends on the number of variables, so on the form of the formula.
struct ShuffledOption : CardinalityOption {
  std::int64_t shuffled = -1;  // the seed; -1: it was not shuffled
  std::optional<Connectivity> connectivity;

  void declare(OptionList& list) {
    list.add_number({Section::kFormula, "shuffled", "SEED",
                     "OUTPUT is about the formula that encode --shuffle SEED writes"},
                    shuffled, {0, Range::kMost});
    list.add_choice({Section::kFormula, "connectivity", "HOW",
                     "with --shuffled: how that formula says it, as for encode"},
                    connectivity, kWrittenConnectivities);
    CardinalityOption::declare(list);
    list.add_check([this, &list] {
      if (shuffled >= 0 || (!list.has("connectivity") && !list.has("cardinality"))) return;
      throw UsageError{"--connectivity and --cardinality go with --shuffled"};
    });
  }
};

}  // namespace p2c
