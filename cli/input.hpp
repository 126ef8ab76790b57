// Files that the user names.
#pragma once

#include <string>

#include "cli/verbs.hpp"
#include "encoder/document.hpp"

namespace puzzle2cnf {

/// A text and its name for messages.
struct Input {
  std::string name;
  std::string text;
};

/// Reads a whole file, or stdin for "-". Throws InputError when it cannot be read or has more
/// than 256 MB, Stopped when a signal comes while it waits.
Input read_input(const std::string& path, const Stop& stop);

/// Reads a puzzle and adds the givens of the command line (UsageError for a wrong one). Warnings go
/// to stderr, unless it is to be quiet.
Document read_puzzle(const std::string& path, const Task& task);

}  // namespace puzzle2cnf
