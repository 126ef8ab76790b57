#include "cli/output_place.hpp"

#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <climits>
#include <string_view>

namespace p2c {
namespace {

constexpr int kMostLinks = 40;         // of Linux
constexpr long kProcfsMagic = 0x9fa0;  // its type in statfs(2)

bool is_on_procfs(const std::string& directory) {
  struct statfs status {};
  return statfs(directory.c_str(), &status) == 0 && status.f_type == kProcfsMagic;
}

bool is_same_directory(const char* a, const char* b) {
  struct stat first {};
  struct stat second {};
  return stat(a, &first) == 0 && stat(b, &second) == 0 && first.st_dev == second.st_dev &&
         first.st_ino == second.st_ino;
}

// The number of a descriptor of this process, or -1.
int descriptor_named(const std::string& directory, const std::string& base) {
  const bool number = !base.empty() && base.size() <= 9 &&
                      base.find_first_not_of("0123456789") == std::string::npos;
  const bool ours = is_same_directory(directory.c_str(), "/proc/self/fd") ||
                    is_same_directory(directory.c_str(), "/proc/thread-self/fd");
  return number && ours ? std::stoi(base) : -1;
}

// Links in /proc lead to open files, which have no other name for sure: they are not followed.
OutputPlace place_on_procfs(OutputPlace place, const std::string& directory) {
  place.descriptor = descriptor_named(directory, base_of(place.path));
  place.kind = place.descriptor < 0 ? OutputPlace::kInPlace : OutputPlace::kDescriptor;
  return place;
}

}  // namespace

std::string directory_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "." : path.substr(0, std::max<std::size_t>(slash, 1));
}

std::string base_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// Not by realpath, which has no answer for a file that is not there, nor by std::filesystem:
// libstdc++ 12 crashes where memory runs out while paths are joined.
OutputPlace output_place(const std::string& name) {
  OutputPlace place;
  place.path = name;
  std::array<char, PATH_MAX> target{};
  for (int links = 0;; ++links) {
    const std::string directory = directory_of(place.path);
    if (is_on_procfs(directory)) return place_on_procfs(std::move(place), directory);
    const ssize_t size = readlink(place.path.c_str(), target.data(), target.size());
    if (size < 0) break;
    place.is_link = true;
    place.kind = OutputPlace::kLoop;
    if (links == kMostLinks) return place;
    const std::string next(target.data(), static_cast<std::size_t>(size));
    place.path = next.starts_with('/') ? "" : directory + "/";
    place.path += next;
  }
  struct stat status {};
  const bool exists = stat(place.path.c_str(), &status) == 0;
  place.kind = !exists                   ? OutputPlace::kNew
               : S_ISREG(status.st_mode) ? OutputPlace::kFile
                                         : OutputPlace::kInPlace;
  return place;
}

bool names_stdout(const std::string& name) {
  return name == "-" || output_place(name).descriptor == STDOUT_FILENO;
}

}  // namespace p2c
