#include "cli/family/family_runs.hpp"

#include <algorithm>
#include <filesystem>
#include <set>

#include "instances/families/family_spec.hpp"
#include "solver_glue/families/family_solvers.hpp"

namespace p2c {
namespace {

// Of all solvers that solved it, as far as index and table say.
std::set<std::string> makes_of(const FamilyInstance& instance) {
  std::set<std::string> makes;
  const bool made_by_search = instance.variant == word_of(Variant::kBlocked);
  if (made_by_search) makes.insert(make_of_solver("cadical"));
  if (!instance.cadical_seconds.empty()) makes.insert(make_of_solver(instance.cadical_version));
  for (const SolverRun& run : instance.runs) {
    if (run.status == "unknown") continue;
    // The table has no command; what it does not show counts as a make of its own.
    const std::string make = make_of_solver(run.solver, run.version);
    makes.insert(make.empty() ? run.solver : make);
  }
  return makes;
}

}  // namespace

bool is_there(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

void add_runs(const Input& table, std::vector<FamilyInstance>& instances) {
  for (auto& [file, run] : read_runs(table.text, table.name)) {
    const auto found = std::find_if(instances.begin(), instances.end(),
                                    [&, name = file](const auto& is) { return is.file == name; });
    if (found == instances.end()) {
      throw InputError({table.name}, "expected files of the index, got " + in_quotes(file));
    }
    found->runs.push_back(std::move(run));
  }
}

std::vector<std::string> run_faults(const FamilyInstance& instance) {
  std::vector<std::string> faults;
  for (const SolverRun& run : instance.runs) {
    if (run.status == "unknown" || run.status == instance.status) continue;
    faults.push_back(run.solver + " found it " + run.status + ", but the index says " +
                     instance.status);
  }
  if (instance.known_by == "two solvers" && makes_of(instance).size() < 2) {
    faults.emplace_back("known by 'two solvers' can only be what solvers of two makes solved");
  }
  return faults;
}

}  // namespace p2c
