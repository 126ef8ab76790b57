#include "cli/options/formula_options.hpp"

namespace p2c {
namespace {

void refuse_cuts(const std::string& word) {
  if (word != "cuts") return;
  throw UsageError{
      "cuts are added while a solver runs, so they cannot be written to a file: "
      "expected 'layers', 'elimination', 'frontier' or 'paper' for --connectivity"};
}

}  // namespace

EncodeOptions FormulaOptions::encode_options(Connectivity otherwise) const {
  if (depth >= 0) otherwise = Connectivity::kLayers;
  EncodeOptions options{connectivity.value_or(otherwise), cardinality};
  options.depth_limit = depth;
  return options;
}

void FormulaOptions::declare(OptionList& list) {
  list.add_choice({Section::kFormula, "connectivity", "HOW",
                   "layers, elimination, frontier or paper: how connectivity is written; the "
                   "default is layers, but elimination for kinds whose layers would be huge"},
                  connectivity, kWrittenConnectivities, refuse_cuts);
  list.add_number(
      {Section::kFormula, "depth", "N", "write at most N layers; answers that need more are lost"},
      depth, {0});
  list.add_check([this, &list] {
    const auto form = connectivity.value_or(Connectivity::kLayers);
    if (!list.has("depth") || form == Connectivity::kLayers) return;
    throw UsageError{"--depth limits layers, so it goes with --connectivity layers only"};
  });
  list.add_read_files({Section::kFormula, "block", "ANSWER",
                       "add the clause that forbids this answer; may be repeated"},
                      blocked);
  CardinalityOption::declare(list);
}

}  // namespace p2c
