#include "cli/options/outside_options.hpp"

namespace p2c {
namespace {

// What the formula in a file, or a solver that reads it, does not know.
void exclude_others(OptionList& list) {
  for (const char* outside : {"format sat", "solver"}) {
    list.exclude("forced", outside);
    list.exclude(
        "connectivity cuts", outside,
        "--connectivity cuts, which are not clauses of a file, cannot be combined with --" +
            std::string(outside));
  }
  list.exclude("conflict-limit", "solver");
  list.exclude("json", "format sat");
}

}  // namespace

void OutsideOptions::declare(OptionList& list) {
  list.add({Section::kRun, "solver", "COMMAND", "solve with this program, such as 'cadical -q'"},
           &solver, [this] {
             if (solver.empty()) throw UsageError{"expected a command for --solver"};
           });
  list.add_choice({Section::kRun, "format", "FORM",
                   "text (default); sat: 's' and 'v' lines, exit codes 10, 20 and 0"},
                  format, kForms);
  exclude_others(list);
}

}  // namespace p2c
