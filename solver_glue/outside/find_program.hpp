// Where a program is that is called by its name.
#pragma once

#include <string>

namespace p2c {

/// A name without a slash is looked up in PATH, and never in the working directory; another is
/// returned as it is. Throws CannotStart.
std::string find_program(const std::string& name);

}  // namespace p2c
