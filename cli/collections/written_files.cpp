#include "cli/collections/written_files.hpp"

#include <sys/stat.h>

#include <map>

namespace p2c {
namespace {

struct Written {
  std::string shown;
  bool is_stdout;
};

// Of the process: whoever opens an input need not know who writes.
std::map<FileId, Written>& written_files() {
  static std::map<FileId, Written> files;
  return files;
}

std::optional<UsageError> error_of(const struct stat& status, const std::string& shown) {
  const auto found = written_files().find({status.st_dev, status.st_ino});
  if (found == written_files().end()) return {};
  return UsageError{found->second.shown + " and the input " + shown + " are the same file",
                    found->second.is_stdout};
}

}  // namespace

void note_written_file(const FileId& file, const std::string& shown, bool is_stdout) {
  written_files().try_emplace(file, Written{shown, is_stdout});
}

std::optional<UsageError> written_file_error(int descriptor, const std::string& shown) {
  struct stat status {};
  if (written_files().empty() || fstat(descriptor, &status) != 0) return {};
  return error_of(status, shown);
}

std::optional<UsageError> written_file_error(const std::string& path, const std::string& shown) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) return {};
  return error_of(status, shown);
}

}  // namespace p2c
