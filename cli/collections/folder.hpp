// The files of a folder and of the folders in it.
#pragma once

#include <string>
#include <vector>

namespace puzzle2cnf {

/// Their paths, which begin with `folder`, sorted by bytes. Names that begin with a dot are left
/// out, and links to folders are not followed. A folder in it that cannot be read is among the
/// paths, for the error. Throws InputError when the folder itself cannot be read.
std::vector<std::string> files_in_folder(const std::string& folder);

bool is_folder(const std::string& path);
/// Both are there, and are one file.
bool is_same_file(const std::string& a, const std::string& b);

}  // namespace puzzle2cnf
