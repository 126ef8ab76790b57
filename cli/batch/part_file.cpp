#include "cli/batch/part_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <utility>

#include "cli/final_name.hpp"
#include "cli/last_resort.hpp"
#include "cli/options/usage_error.hpp"
#include "cli/output.hpp"
#include "cli/output_place.hpp"
#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

constexpr std::chrono::seconds kSyncEvery{1};

// No links: what one names is not ours to write to.
int open_to_write(const std::string& path, int flags) {
  int fd = -1;
  do {
    fd = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | flags, 0666);
  } while (fd < 0 && errno == EINTR);
  return fd;
}

// A file that is removed at the end, also by a signal, unless it has another name by then.
struct Removed {
  explicit Removed(std::string name) : path(std::move(name)) { remember_unfinished(path.c_str()); }
  ~Removed() {
    const int error = errno;
    unlink(path.c_str());
    forget_unfinished(path.c_str());
    errno = error;
  }
  Removed(const Removed&) = delete;
  Removed& operator=(const Removed&) = delete;

  std::string path;
};

std::string host_name() {
  std::array<char, 256> name{};
  return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "this machine";
}

}  // namespace

PartFile::PartFile(const std::string& output) {
  const OutputPlace place = output_place(output);
  if (output == "-" || place.kind == OutputPlace::kDescriptor ||
      place.kind == OutputPlace::kInPlace) {
    throw UsageError{"rows need a file of their own for -o, got " + printable(output)};
  }
  if (compression_of(output) != Compression::kNone) {
    throw UsageError{"rows are written one by one, so their file is not compressed: got " +
                     printable(output)};
  }
  if (place.kind == OutputPlace::kLoop) {
    errno = ELOOP;
    fail(output, "written");
  }
  output_ = place.path;
  path_ = output_ + ".part";
  // Not seen where the folder is read for puzzles.
  owner_ = directory_of(output_) + "/." + base_of(path_) + ".lock";
}

// Another run goes on with what is there.
PartFile::~PartFile() {
  if (!file_.is_open()) return;
  if (!has_bytes()) unlink(path_.c_str());
  remove_owner();
}

void PartFile::remove_owner() const {
  unlink(owner_.c_str());
  forget_unfinished(owner_.c_str());
}

bool PartFile::has_bytes() const {
  struct stat status {};
  return stat(path_.c_str(), &status) == 0 && status.st_size > 0;
}

bool PartFile::has_output() const { return access(output_.c_str(), F_OK) == 0; }

void PartFile::fail(const std::string& path, std::string_view what) const {
  throw OutputError(printable(path) + ": cannot be " + std::string(what) + ": " +
                    std::strerror(errno));
}

// Who had it may have finished it meanwhile: then what was opened has another name now.
bool PartFile::try_lock() {
  Descriptor file(open_to_write(path_, O_APPEND));
  if (!file.is_open()) fail(path_, "written");
  if (flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno == EWOULDBLOCK) refuse_second();
    if (errno != EINTR) fail(path_, "locked");
    return false;
  }
  struct stat opened {};
  struct stat named {};
  const bool is_open = fstat(file.get(), &opened) == 0;
  if (is_open && !S_ISREG(opened.st_mode)) {  // a pipe would swallow the rows
    throw UsageError{"rows need a file of their own, got " + printable(path_)};
  }
  const bool same = is_open && stat(path_.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
                    opened.st_ino == named.st_ino;
  if (same) file_ = std::move(file);
  return same;
}

void PartFile::lock() {
  while (!try_lock()) {
  }
  unlink((path_ + ".new").c_str());  // of a batch that was killed
  note_owner();
  next_sync_ = Clock::now() + kSyncEvery;
}

void PartFile::note_owner() const {
  remember_unfinished(owner_.c_str());
  const Descriptor file(open_to_write(owner_, O_TRUNC));
  const std::string words = "process " + std::to_string(getpid()) + " on " + host_name() + "\n";
  if (file.is_open()) write_all(file.get(), words);  // without it the lock holds all the same
}

void PartFile::refuse_second() const {
  std::array<char, 512> words{};
  const Descriptor file(open(owner_.c_str(), O_RDONLY | O_CLOEXEC));
  const ssize_t count = file.is_open() ? read(file.get(), words.data(), words.size()) : 0;
  std::string_view owner(words.data(), count > 0 ? static_cast<std::size_t>(count) : 0);
  owner = owner.substr(0, owner.find('\n'));
  throw OutputError(printable(path_) + ": is being written by " +
                    (owner.empty() ? "another batch" : printable(owner)));
}

void PartFile::cut(std::int64_t bytes) {
  if (ftruncate(file_.get(), bytes) != 0) fail(path_, "cut");
  size_ = bytes;
}

void PartFile::replace(const std::function<bool(std::string& line)>& lines) {
  const Removed replacement(path_ + ".new");
  const std::string& path = replacement.path;
  Descriptor file(open_to_write(path, O_APPEND | O_TRUNC));
  if (!file.is_open() || flock(file.get(), LOCK_EX | LOCK_NB) != 0) fail(path, "written");
  std::int64_t size = 0;
  for (std::string line; lines(line);) {
    line += '\n';
    if (!write_all(file.get(), line)) fail(path, "written");
    size += static_cast<std::int64_t>(line.size());
  }
  if (fsync(file.get()) != 0 || rename(path.c_str(), path_.c_str()) != 0) fail(path, "written");
  file_ = std::move(file);
  size_ = size;
}

void PartFile::write(const std::string& line) {
  const std::string bytes = line + "\n";
  unsynced_ = true;
  if (!write_all(file_.get(), bytes)) {
    const int error = errno;
    const int ignored = ftruncate(file_.get(), size_);  // a torn line is cut by whoever goes on
    static_cast<void>(ignored);
    errno = error;
    fail(path_, "written");
  }
  size_ += static_cast<std::int64_t>(bytes.size());
}

void PartFile::sync_now_and_then() {
  const Clock::time_point now = Clock::now();
  if (!unsynced_ || now < next_sync_) return;
  sync();
  next_sync_ = Clock::now() + kSyncEvery;
}

void PartFile::sync() {
  if (unsynced_ && fsync(file_.get()) != 0) fail(path_, "written");
  unsynced_ = false;
}

void PartFile::discard() noexcept {
  unlink(path_.c_str());
  remove_owner();
  file_.close();
}

void PartFile::finish(bool replaces) {
  sync();
  if (!give_final_name(path_, output_, replaces)) fail(output_, "written");
  remove_owner();
  file_.close();
}

}  // namespace p2c
