// What a submission is made of.
#pragma once

#include <string>
#include <vector>

#include "cli/family/family_options.hpp"
#include "instances/families/family_index.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Throws OutputError where a file of --tar or --tex is there already.
void expect_new_products(const FamilyOptions& options);

/// Writes the files of --tar and --tex, of a directory with files of these names. Throws what
/// Output throws, and InputError.
void write_products(const FamilyOptions& options, const std::string& directory,
                    const std::vector<std::string>& names,
                    const std::vector<FamilyInstance>& instances, const Stop& stop);

}  // namespace p2c
