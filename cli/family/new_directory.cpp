#include "cli/family/new_directory.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/final_name.hpp"
#include "cli/last_resort.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

std::string without_slashes(std::string path) {
  while (path.size() > 1 && path.ends_with('/')) path.pop_back();
  return path;
}

// What is there, links followed, or the path itself.
std::string real_path(const std::string& path) {
  struct Free {
    void operator()(char* text) const { std::free(text); }
  };
  const std::unique_ptr<char, Free> real(realpath(path.c_str(), nullptr));
  return real == nullptr ? path : real.get();
}

bool is_there(const std::string& path) {
  struct stat status {};
  return lstat(path.c_str(), &status) == 0;
}

bool is_empty_directory(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_directory(path, error) && std::filesystem::is_empty(path, error) &&
         !error;
}

}  // namespace

NewDirectory::NewDirectory(const std::string& path)
    : shown_(printable(path)), target_(real_path(without_slashes(path))) {
  if (is_there(target_) && !is_empty_directory(target_)) {
    throw OutputError(shown_ + ": already exists; expected a new or an empty directory");
  }
  make_temporary();
}

// Between the making of the directory and the keeping of its name nothing can fail.
void NewDirectory::make_temporary() {
  for (int attempt = 0;; ++attempt) {
    const std::string number = std::to_string(getpid()) + "-" + std::to_string(attempt);
    std::string name = temporary_name_of(target_, ".part" + number);
    if (name.empty()) fail(errno);
    if (mkdir(name.c_str(), 0777) == 0) {
      temporary_.swap(name);
      return remember_unfinished(temporary_.c_str());
    }
    if (errno != EEXIST) fail(errno);
  }
}

NewDirectory::~NewDirectory() {
  if (temporary_.empty()) return;
  forget_unfinished(temporary_.c_str());
  remove_unfinished_directory(temporary_.c_str());
}

void NewDirectory::fail(int error) const {
  throw OutputError(shown_ + ": cannot be written: " + std::strerror(error));
}

// What goes wrong is about the directory that was asked for.
void NewDirectory::write(const std::string& name, std::string_view bytes, const Stop& stop) const {
  const std::string path = temporary_ + "/" + name;
  try {
    Output file(path, false, &stop);
    file.write(bytes);
    file.commit();
  } catch (const OutputError& error) {
    std::string message = error.what();
    const std::string shown = printable(path);
    if (message.starts_with(shown)) message.replace(0, shown.size(), shown_ + "/" + name);
    throw OutputError(message);
  }
}

// An empty directory gives way to it.
void NewDirectory::commit() {
  if (rename(temporary_.c_str(), target_.c_str()) != 0) fail(errno);
  forget_unfinished(temporary_.c_str());
  temporary_.clear();
}

}  // namespace p2c
