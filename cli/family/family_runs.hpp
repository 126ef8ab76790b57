// The table of runs beside an index.
#pragma once

#include <string>
#include <vector>

#include "cli/input.hpp"
#include "instances/families/family_index.hpp"

namespace p2c {

/// There is something with this name.
bool is_there(const std::string& path);

/// Adds the runs of the table to their instances. Throws InputError, also for a file that is not
/// among them.
void add_runs(const Input& table, std::vector<FamilyInstance>& instances);

/// What the index says of an instance and its runs, of which there is a table, contradict: a phrase
/// for each.
std::vector<std::string> run_faults(const FamilyInstance& instance);

}  // namespace p2c
