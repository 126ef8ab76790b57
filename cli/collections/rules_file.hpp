// The rules that --rules names.
#pragma once

#include "cli/options/puzzle_options.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Reads them where the option was given. Throws InputError and Stopped.
void read_rules_file(RulesOption& option, const Stop& stop);

}  // namespace p2c
