// The files of a folder and of the folders in it.
#pragma once

#include <string>
#include <vector>

namespace p2c {

/// Their paths, which begin with `folder`, sorted by bytes. Left out are names that begin with a
/// dot, rows that a batch is writing (.part, .part.new), and these files and folders. Links are not
/// followed. A folder in it that cannot be read is among the paths, for the error. Throws
/// InputError when the folder itself cannot be read.
std::vector<std::string> files_in_folder(const std::string& folder,
                                         const std::vector<std::string>& left_out);

bool is_folder(const std::string& path);
/// Both are there, and are one file.
bool is_same_file(const std::string& a, const std::string& b);

}  // namespace p2c
