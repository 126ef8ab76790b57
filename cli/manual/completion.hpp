// Completion of the command line, from the tables that --help shows.
#pragma once

#include <string>

namespace p2c {

/// A script for bash, which needs nothing else.
std::string bash_completion();

/// The function _puzzle2cnf for zsh.
std::string zsh_completion();

}  // namespace p2c
