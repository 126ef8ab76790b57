#include "cli/options/outside_options.hpp"

namespace p2c {
namespace {

// What the formula in a file, or a solver that reads it, does not know.
void exclude_cuts(OptionList& list, const std::string& outside) {
  list.exclude(
      "connectivity cuts", outside,
      "--connectivity cuts, which are not clauses of a file, cannot be combined with --" + outside);
}

}  // namespace

void SolverOption::declare(OptionList& list) {
  list.add({Section::kRun, "solver", "COMMAND", "solve with this program, such as 'cadical -q'"},
           &solver, [this] {
             if (solver.empty()) throw UsageError{"expected a command for --solver"};
           });
  exclude_cuts(list, "solver");
  list.exclude("conflict-limit", "solver");
  list.exclude("switch-after", "solver");
}

void OutsideOptions::declare(OptionList& list) {
  SolverOption::declare(list);
  list.add_choice({Section::kRun, "format", "FORM",
                   "text (default); sat: 's' and 'v' lines, exit codes 10, 20 and 0"},
                  format, kForms);
  exclude_cuts(list, "format sat");
  for (const char* outside : {"format sat", "solver"}) list.exclude("forced", outside);
  list.exclude("json", "format sat");
  list.exclude("proof", "format sat");
}

}  // namespace p2c
