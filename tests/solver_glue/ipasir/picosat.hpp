// Debian's picosat as a solver from outside.
#pragma once

#include <puzzle2cnf.h>

namespace p2c {

/// All functions. Its name is what the library says its version is, as "picosat-965".
p2c_ipasir picosat();

}  // namespace p2c
