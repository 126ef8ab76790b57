// How the rules become a formula in a file, and which answers it forbids.
#pragma once

#include <optional>

#include "cli/options/cardinality_option.hpp"

namespace p2c {

struct FormulaOptions : CardinalityOption {
  std::optional<Connectivity> connectivity;  // none: layers
  int depth = -1;                            // layers at most; -1: no limit
  std::vector<std::string> blocked;          // files of answers to forbid

  EncodeOptions encode_options() const;

  void declare(OptionList& list);
};

}  // namespace p2c
