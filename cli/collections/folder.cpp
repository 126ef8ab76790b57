#include "cli/collections/folder.hpp"

#include <algorithm>
#include <filesystem>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

namespace fs = std::filesystem;

bool is_left_out(const std::string& path, const std::vector<std::string>& left_out) {
  return path.ends_with(".part") || path.ends_with(".part.new") ||
         std::any_of(left_out.begin(), left_out.end(),
                     [&](const std::string& other) { return is_same_file(path, other); });
}

// Adds what is in a folder: files to one list, folders to the other. False when it cannot be read.
bool list_folder(const std::string& folder, const std::vector<std::string>& left_out,
                 std::vector<std::string>& files, std::vector<std::string>& folders,
                 std::error_code& error) {
  const std::string prefix = folder.ends_with('/') ? folder : folder + "/";
  fs::directory_iterator at(folder, error);
  for (; !error && at != fs::directory_iterator(); at.increment(error)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with('.')) continue;
    const fs::file_type type = at->symlink_status(error).type();
    if (error) break;
    const bool folder_in_it = type == fs::file_type::directory;
    if (!folder_in_it && type != fs::file_type::regular) continue;
    if (is_left_out(prefix + name, left_out)) continue;
    (folder_in_it ? folders : files).push_back(prefix + name);
  }
  return !error;
}

}  // namespace

std::vector<std::string> files_in_folder(const std::string& folder,
                                         const std::vector<std::string>& left_out) {
  std::vector<std::string> files;
  std::vector<std::string> folders;
  std::error_code error;
  if (!list_folder(folder, left_out, files, folders, error)) {
    throw InputError({printable(folder)}, "cannot be read: " + error.message());
  }
  while (!folders.empty()) {
    const std::string inner = std::move(folders.back());
    folders.pop_back();
    if (!list_folder(inner, left_out, files, folders, error)) files.push_back(inner);
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

}  // namespace p2c
