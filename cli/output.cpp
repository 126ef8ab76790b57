#include "cli/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "cli/last_resort.hpp"

namespace puzzle2cnf {

Output::Output(const std::string& path, bool force, const Stop* stop)
    : path_(path), force_(force), stop_(stop) {
  if (path == "-") {
    path_ = "stdout";
    return;
  }
  open_output();
  const Compression how = compression_of(path_);
  if (how == Compression::kNone) return;
  compressor_ =
      std::make_unique<Compressor>(how, [this](std::string_view bytes) { write_bytes(bytes); });
}

// The file that is there, or a new one with a temporary name.
void Output::open_output() {
  struct stat status {};
  const bool exists = stat(path_.c_str(), &status) == 0;
  if (exists && !S_ISREG(status.st_mode)) {  // /dev/null, a pipe: nothing to rename
    do {
      file_.fd = open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    } while (file_.fd < 0 && interrupted());
    if (file_.fd < 0) fail();
    return;
  }
  if (exists && !force_) {
    throw OutputError(path_ + ": exists already; use --force to overwrite it");
  }
  // What a link names is replaced, not the link: /dev/stdout may be one.
  std::array<char, PATH_MAX> target{};
  if (exists && realpath(path_.c_str(), target.data()) == nullptr) fail();
  target_ = exists ? target.data() : path_;
  open_temporary();
  if (exists) fchmod(file_.fd, status.st_mode & 0777U);  // as far as we may
}

// Between the making of the file and the keeping of its name nothing can fail.
void Output::open_temporary() {
  const std::string begin = target_ + ".part" + std::to_string(getpid()) + "-";
  for (int attempt = 0;; ++attempt) {
    std::string name = begin + std::to_string(attempt);
    const int fd = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0 && errno == EEXIST) continue;
    if (fd < 0) fail();
    file_.fd = fd;
    file_.temporary.swap(name);
    return remember_unfinished(file_.temporary.c_str());
  }
}

Output::File::~File() {
  if (fd > 1) close(fd);
  if (!temporary.empty()) unlink(temporary.c_str());
  forget();
}

void Output::File::forget() {
  forget_unfinished(temporary.c_str());
  temporary.clear();
}

void Output::fail() const {
  throw OutputError(path_ + ": cannot be written: " + std::strerror(errno));
}

// A signal came: Stopped when it asks for a stop, else true, to go on.
bool Output::interrupted() const {
  if (errno != EINTR) return false;
  if (is_stopped(stop_)) throw Stopped(stop_->reason());
  return true;
}

template <class Work>
void Output::compress(Work work) const {
  try {
    work();
  } catch (const CompressorError& error) {
    throw OutputError(path_ + ": cannot be compressed: " + error.what());
  }
}

void Output::write(std::string_view bytes) {
  written_ = written_ || !bytes.empty();
  if (compressor_ == nullptr) return write_bytes(bytes);
  compress([&] { compressor_->write(bytes); });
}

void Output::write_bytes(std::string_view bytes) {
  if (file_.fd == STDOUT_FILENO && !bytes.empty()) note_stdout();
  while (!bytes.empty()) {
    const ssize_t count = ::write(file_.fd, bytes.data(), bytes.size());
    if (count < 0 && !interrupted()) fail();
    if (count <= 0) continue;
    bytes.remove_prefix(static_cast<std::size_t>(count));
    if (!bytes.empty() && is_stopped(stop_)) throw Stopped(stop_->reason());
  }
}

void Output::commit() {
  if (!written_) return;
  if (compressor_ != nullptr) compress([this] { std::exchange(compressor_, nullptr)->finish(); });
  const std::string& temporary = file_.temporary;
  const bool renames = !temporary.empty();
  if (renames && fsync(file_.fd) != 0) fail();
  if (file_.fd > 1 && close(std::exchange(file_.fd, -1)) != 0) fail();
  if (!renames) return;
  // A link, unlike rename, never takes the place of a file that came up meanwhile.
  const bool placed = force_ ? rename(temporary.c_str(), target_.c_str()) == 0
                             : link(temporary.c_str(), target_.c_str()) == 0;
  if (!placed) fail();
  if (force_) file_.forget();
  written_ = false;
}

bool same_file(const std::string& a, const std::string& b) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(a, ignored) ==
         std::filesystem::weakly_canonical(b, ignored);
}

}  // namespace puzzle2cnf
