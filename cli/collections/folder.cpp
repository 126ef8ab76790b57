#include "cli/collections/folder.hpp"

#include <algorithm>
#include <filesystem>

#include "instances/text/text_reader.hpp"

namespace puzzle2cnf {
namespace {

namespace fs = std::filesystem;

// Adds what is in a folder: files to one list, folders to the other. False when it cannot be read.
bool list_folder(const std::string& folder, std::vector<std::string>& files,
                 std::vector<std::string>& folders, std::error_code& error) {
  const std::string prefix = folder.ends_with('/') ? folder : folder + "/";
  fs::directory_iterator at(folder, error);
  for (; !error && at != fs::directory_iterator(); at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with('.')) continue;
    const fs::file_type type = at->symlink_status(error).type();
    if (error) break;
    if (type == fs::file_type::directory) folders.push_back(prefix + name);
    if (type == fs::file_type::regular) files.push_back(prefix + name);
  }
  return !error;
}

}  // namespace

std::vector<std::string> files_in_folder(const std::string& folder) {
  std::vector<std::string> files;
  std::vector<std::string> folders;
  std::error_code error;
  if (!list_folder(folder, files, folders, error)) {
    throw InputError({printable(folder)}, "cannot be read: " + error.message());
  }
  while (!folders.empty()) {
    const std::string inner = std::move(folders.back());
    folders.pop_back();
    if (!list_folder(inner, files, folders, error)) files.push_back(inner);
  }
  std::sort(files.begin(), files.end());
  return files;
}

bool is_folder(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool is_same_file(const std::string& a, const std::string& b) {
  std::error_code error;
  return fs::equivalent(a, b, error) && !error;
}

}  // namespace puzzle2cnf
