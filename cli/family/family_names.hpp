// The names of the files of a family.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "instances/families/family_index.hpp"

namespace p2c {

using FileNames = std::set<std::string, std::less<>>;

/// Of all that is in a directory. Throws InputError where it cannot be listed.
FileNames names_in(const std::string& directory);

/// Of what an index demands, but for tables beside it.
FileNames names_of(const std::vector<FamilyInstance>& instances);

/// A line for each file that is missing, and for each that nobody wants.
std::vector<std::string> name_faults(const FileNames& wanted, const FileNames& there);

}  // namespace p2c
