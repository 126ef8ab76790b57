// Rules that the command line names.
#pragma once

#include <memory>
#include <string>

#include "cli/options/puzzle_options.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// Reads them where the option was given. Throws InputError and Stopped.
void read_rules_file(RulesOption& option, const Stop& stop);

/// The kind of a file with rules, or of a puzzle that follows its rules. Throws so, too.
std::shared_ptr<const PuzzleKind> read_rules_above_puzzle(const std::string& path,
                                                          const Stop& stop);

}  // namespace p2c
