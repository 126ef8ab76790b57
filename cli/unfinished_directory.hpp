// Removing a directory without memory, as signal handlers must.
#pragma once

namespace puzzle2cnf {

/// Removes a directory and the files in it; not what is in directories in it.
void remove_unfinished_directory(const char* path);

}  // namespace puzzle2cnf
