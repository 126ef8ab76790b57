#include "instances/version.hpp"

#include <puzzle2cnf.h>

const char* p2c_version(void) { return p2c::kVersion; }
