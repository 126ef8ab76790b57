// A folder of files as an archive.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// Writes these files, in this order, as ustar (POSIX.1-1988) below a folder. Nothing in it depends
/// on when or by whom they were made. `read` gives the bytes of one. Throws TooLarge for a file of
/// more than 8 GB or a name that the format has no room for, and what both functions throw.
void write_tar(const std::string& folder, const std::vector<std::string>& names,
               const std::function<std::string(const std::string& name)>& read,
               const std::function<void(std::string_view)>& write);

}  // namespace p2c
