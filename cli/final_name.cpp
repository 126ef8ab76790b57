#include "cli/final_name.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>

#include "cli/last_resort.hpp"
#include "cli/output_place.hpp"

namespace p2c {
namespace {

// For file systems that have no links and no rename without replacing: an empty file holds the
// name. An end in between removes it, but not KILL.
bool rename_over_own(const std::string& temporary, const std::string& target) {
  const int fd = open(target.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (fd < 0) return false;
  remember_unfinished(target.c_str());
  close(fd);
  const bool placed = rename(temporary.c_str(), target.c_str()) == 0;
  const int error = errno;
  forget_unfinished(target.c_str());
  if (!placed) unlink(target.c_str());
  errno = error;
  return placed;
}

// A link, unlike rename, never takes the place of a file that came up meanwhile.
bool link_and_unlink(const std::string& temporary, const std::string& target) {
  if (link(temporary.c_str(), target.c_str()) != 0) return false;
  unlink(temporary.c_str());
  return true;
}

}  // namespace

std::string temporary_name_of(const std::string& target, const std::string& ending) {
  const std::string base = base_of(target);
  const long most = pathconf(directory_of(target).c_str(), _PC_NAME_MAX);
  const std::size_t longest = most > 0 ? static_cast<std::size_t>(most) : NAME_MAX;
  if (base.size() > longest) {
    errno = ENAMETOOLONG;
    return {};
  }
  if (base.size() + ending.size() <= longest) return target + ending;
  std::size_t size = longest - std::min(ending.size(), longest);
  while (size > 0 && (static_cast<unsigned char>(base[size]) & 0xC0U) == 0x80U) --size;
  return target.substr(0, target.size() - base.size() + size) + ending;
}

// What a file system does not have it refuses with various errors: only a file that is there is
// final.
bool give_final_name(const std::string& temporary, const std::string& target, bool replaces) {
  const char* const from = temporary.c_str();
  if (replaces) return rename(from, target.c_str()) == 0;
  if (renameat2(AT_FDCWD, from, AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno == EEXIST) return false;
  if (link_and_unlink(temporary, target)) return true;
  return errno != EEXIST && rename_over_own(temporary, target);
}

}  // namespace p2c
