#include "cli/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <utility>

#include "cli/final_name.hpp"
#include "cli/last_resort.hpp"
#include "cli/output_place.hpp"
#include "cli/reader_gone.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

std::atomic<std::int64_t> most_output = std::numeric_limits<std::int64_t>::max();
std::atomic<std::int64_t> output_so_far = 0;

void count_output(std::size_t bytes) {
  const std::int64_t all = output_so_far += static_cast<std::int64_t>(bytes);
  if (all <= most_output) return;
  throw TooLarge("the output is above the limit of " + std::to_string(most_output / 1'000'000) +
                 " MB");
}

void refuse_existing(const OutputPlace& place, const std::string& shown) {
  if (place.kind == OutputPlace::kFile) {
    throw OutputError(shown + ": already exists; use --force to overwrite it");
  }
  if (place.kind == OutputPlace::kNew && place.is_link) {
    throw OutputError(shown + ": already exists, as a link to " + printable(place.path) +
                      ", which does not exist; use --force to create that file");
  }
}

}  // namespace

void limit_output(std::int64_t bytes) { most_output = bytes; }

void expect_no_file(const std::string& path, bool force) {
  if (!force) refuse_existing(output_place(path), printable(path));
}

Output::Output(const std::string& path, bool force, const Stop* stop)
    : shown_(path == "-" ? "stdout" : printable(path)), force_(force), stop_(stop) {
  is_stdout_ = path == "-";
  if (is_stdout_) return;
  open_output(path);
  const Compression how = compression_of(path);
  if (how == Compression::kNone) return;
  compress([&] {
    compressor_ =
        std::make_unique<Compressor>(how, [this](std::string_view bytes) { write_bytes(bytes); });
  });
}

// What is there, or a new file with a temporary name.
void Output::open_output(const std::string& path) {
  const OutputPlace place = output_place(path);
  switch (place.kind) {
    case OutputPlace::kDescriptor:
      return share_descriptor(place.descriptor);
    case OutputPlace::kInPlace:
      return open_in_place(place.path);
    case OutputPlace::kLoop:
      errno = ELOOP;
      fail();
    case OutputPlace::kFile:
    case OutputPlace::kNew:
      return open_new(place);
  }
}

// Not opened anew: that would begin at the start of a file that others have written to. What this
// process itself has opened is closed in programs that it starts, and is no place for an output.
void Output::share_descriptor(int descriptor) {
  const int flags = fcntl(descriptor, F_GETFD);
  const bool inherited = flags != -1 && (flags & FD_CLOEXEC) == 0;
  const int mode = inherited ? fcntl(descriptor, F_GETFL) & O_ACCMODE : O_RDONLY;
  if (mode == O_RDONLY) {
    throw OutputError(shown_ + ": cannot be written: descriptor " + std::to_string(descriptor) +
                      " is not open for writing");
  }
  is_stdout_ = descriptor == STDOUT_FILENO;
  file_.fd = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
  if (file_.fd < 0) fail();
}

void Output::open_in_place(const std::string& path) {
  do {
    file_.fd = open(path.c_str(), O_WRONLY | O_CLOEXEC);
  } while (file_.fd < 0 && interrupted());
  if (file_.fd < 0) fail();
  struct stat status {};
  const bool regular = fstat(file_.fd, &status) == 0 && S_ISREG(status.st_mode);
  if (regular && fcntl(file_.fd, F_SETFL, O_APPEND) != 0) fail();  // of another process
}

// What a link names is replaced, not the link.
void Output::open_new(const OutputPlace& place) {
  if (!force_) refuse_existing(place, shown_);
  const bool exists = place.kind == OutputPlace::kFile;
  target_ = place.path;
  struct stat status {};
  if (exists && stat(target_.c_str(), &status) != 0) fail();
  open_temporary();
  if (exists) fchmod(file_.fd, status.st_mode & 0777U);  // as far as we may
}

// Its name is known before it is made, so whatever ends the process then removes it. A name that is
// taken is another's.
void Output::open_temporary() {
  const std::string mark = ".part" + std::to_string(getpid()) + "-";
  for (int attempt = 0;; ++attempt) {
    std::string name = temporary_name_of(target_, mark + std::to_string(attempt));
    if (name.empty()) fail();
    if (access(name.c_str(), F_OK) == 0) continue;
    file_.temporary.swap(name);
    remember_unfinished(file_.temporary.c_str());
    file_.fd = open(file_.temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file_.fd >= 0) return;
    file_.forget();
    if (errno != EEXIST) fail();
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
  throw OutputError(shown_ + ": cannot be written: " + std::strerror(errno));
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
    throw OutputError(shown_ + ": cannot be compressed: " + error.what());
  }
}

void Output::write(std::string_view bytes) {
  written_ = written_ || !bytes.empty();
  has_hole_ = true;
  if (compressor_ == nullptr) {
    write_bytes(bytes);
  } else {
    compress([&] { compressor_->write(bytes); });
  }
  has_hole_ = false;
}

void Output::write_bytes(std::string_view bytes) {
  count_output(bytes.size());
  if (is_stdout_ && !bytes.empty()) note_stdout();
  while (!bytes.empty()) {
    const ssize_t count = ::write(file_.fd, bytes.data(), bytes.size());
    if (count < 0 && errno == EPIPE && is_stdout_) {
      note_reader_gone();
      throw Stopped(Stop::kTerminated);
    }
    if (count < 0 && !interrupted()) fail();
    if (count <= 0) continue;
    bytes.remove_prefix(static_cast<std::size_t>(count));
    if (!bytes.empty() && is_stopped(stop_)) throw Stopped(stop_->reason());
  }
}

void Output::end() {
  if (compressor_ != nullptr) compress([this] { std::exchange(compressor_, nullptr)->finish(); });
}

void Output::commit() {
  if (!written_) return;
  if (has_hole_) throw OutputError(shown_ + ": cannot be written: part of it is missing");
  end();
  const std::string& temporary = file_.temporary;
  const bool renames = !temporary.empty();
  if (renames && fsync(file_.fd) != 0) fail();
  if (file_.fd > 1 && close(std::exchange(file_.fd, -1)) != 0) fail();
  if (!renames) return;
  if (!give_final_name(temporary, target_, force_)) fail();
  file_.forget();
  written_ = false;
}

}  // namespace p2c
