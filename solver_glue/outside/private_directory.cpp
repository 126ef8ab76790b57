#include "solver_glue/outside/private_directory.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "solver_glue/outside/spawn.hpp"

namespace p2c {
namespace {

struct Notices {
  PrivateDirectory::Notice made = [](const char*) {};
  PrivateDirectory::Notice gone = made;
};

Notices& notices() {
  static Notices all;
  return all;
}

[[noreturn]] void fail(const std::string& path) {
  const int error = errno;
  throw TemporaryFault("temporary file " + path + " cannot be written: " + std::strerror(error));
}

}  // namespace

void PrivateDirectory::report_to(Notice made, Notice gone) { notices() = {made, gone}; }

PrivateDirectory::PrivateDirectory(std::initializer_list<const char*> names) {
  // In texts: libstdc++ 12 crashes where memory runs out while two paths are joined.
  const char* const parent = std::getenv("TMPDIR");
  path_ = parent == nullptr || *parent == '\0' ? "/tmp" : parent;
  path_ += "/puzzle2cnf-XXXXXX";
  for (const char* name : names) files_.push_back(path(name));
  if (mkdtemp(path_.data()) == nullptr) fail(path_);  // nothing may fail once it is there
  notices().made(path_.c_str());
  for (std::string& file : files_) file.replace(0, path_.size(), path_);
}

PrivateDirectory::~PrivateDirectory() {
  remove();
  notices().gone(path_.c_str());
}

// Without memory, which may be what ran out, unless others have left files of their own.
void PrivateDirectory::remove() const {
  for (const std::string& file : files_) unlink(file.c_str());
  if (rmdir(path_.c_str()) == 0) return;
  try {
    std::filesystem::remove_all(path_);
  } catch (const std::exception&) {  // then it stays
  }
}

void PrivateDirectory::write(std::string_view name,
                             const std::function<void(const Write&)>& fill) const {
  const std::string file = path(name);
  Descriptor out(open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!out.is_open()) fail(file);
  fill([&](std::string_view bytes) {
    if (!write_all(out.get(), bytes)) fail(file);
  });
  if (!out.close()) fail(file);
}

std::string PrivateDirectory::read(std::string_view name, std::size_t most) const {
  // Without waiting, should it be a pipe now.
  const Descriptor in(open(path(name).c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat status {};
  if (!in.is_open() || fstat(in.get(), &status) != 0 || !S_ISREG(status.st_mode)) return {};
  std::string bytes(std::min(most, static_cast<std::size_t>(status.st_size)), '\0');
  std::size_t size = 0;
  while (size < bytes.size()) {
    const ssize_t count = ::read(in.get(), bytes.data() + size, bytes.size() - size);
    if (count == 0 || (count < 0 && errno != EINTR)) break;
    if (count > 0) size += static_cast<std::size_t>(count);
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace p2c
