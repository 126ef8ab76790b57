// Whether a directory is the family that its index describes.
#pragma once

#include <string>

#include "cli/family/family_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {

/// Prints what is wrong, a line each, with exit code 1, or what the family has. Throws InputError
/// for an index that cannot be read. Where nothing is wrong the files of --tar and --tex are
/// written; throws what Output throws.
ExitCode check_family(const std::string& directory, const FamilyOptions& options, const Task& task);

}  // namespace p2c
