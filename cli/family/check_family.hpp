// Whether a directory is the family that its index describes.
#pragma once

#include <string>

#include "cli/verbs.hpp"

namespace p2c {

/// Prints what is wrong, a line each, with exit code 1, or what the family has. Throws InputError
/// for an index that cannot be read.
ExitCode check_family(const std::string& directory, const Task& task);

}  // namespace p2c
