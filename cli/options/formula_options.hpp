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

}  // namespace p2c
