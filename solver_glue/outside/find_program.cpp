#include "solver_glue/outside/find_program.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "solver_glue/outside/spawn.hpp"

namespace p2c {
namespace {

bool is_program(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
         access(path.c_str(), X_OK) == 0;
}

}  // namespace

// Not execvp: that hands a file which is not a program to /bin/sh.
std::string find_program(const std::string& name) {
  if (name.find('/') != std::string::npos) return name;
  const char* const path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    const std::string file = std::string(rest.substr(0, end)) + "/" + name;
    // A relative folder would be one in the working directory.
    if (rest.starts_with('/') && is_program(file)) return file;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  throw CannotStart("is not a program in PATH");
}

}  // namespace p2c
