#include "cli/options/formula_options.hpp"

namespace p2c {
namespace {

void refuse_cuts(const std::string& word) {
  if (word != "cuts") return;
  throw UsageError{
      "cuts are added while a solver runs, so they cannot be written to a file: "
      "expected 'layers', 'elimination' or 'paper' for --connectivity"};
}

}  // namespace

EncodeOptions FormulaOptions::encode_options() const {
  EncodeOptions options{connectivity.value_or(Connectivity::kLayers), cardinality};
  options.depth_limit = depth;
  return options;
}

void FormulaOptions::declare(OptionList& list) {
  list.add_choice({Section::kFormula, "connectivity", "HOW",
                   "layers (default), elimination or paper: how connectivity is written"},
                  connectivity, kWrittenConnectivities, refuse_cuts);
  list.add_number(
      {Section::kFormula, "depth", "N", "write at most N layers; answers that need more are lost"},
      depth, {0});
  list.add_check([this, &list] {
    if (!list.has("depth") || encode_options().connectivity == Connectivity::kLayers) return;
    throw UsageError{"--depth limits layers, so it goes with --connectivity layers only"};
  });
  list.add_read_files({Section::kFormula, "block", "ANSWER",
                       "add the clause that forbids this answer; may be repeated"},
                      blocked);
  CardinalityOption::declare(list);
}

}  // namespace p2c
