#include "cli/rows/row_source.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/collections/input_file.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/private_directory.hpp"

namespace p2c {
namespace {

[[noreturn]] void fail_to_copy() {
  throw TemporaryFault(std::string("a temporary file cannot be written: ") + std::strerror(errno));
}

// Nobody else opens it, and it is gone once it is closed.
Descriptor unnamed_file() {
  const PrivateDirectory directory{"rows"};
  Descriptor file(
      open(directory.path("rows").c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (!file.is_open()) fail_to_copy();
  return file;
}

}  // namespace

RowSource::RowSource(const std::string& path, const Stop& stop)
    : path_(path == "-" ? "<stdin>" : path), stop_(stop) {
  if (path == "-" || !open_plain_file()) copy(path);
}

bool RowSource::open_plain_file() {
  struct stat status {};
  if (stat(path_.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return false;
  if (compression_of(path_) != Compression::kNone) return false;
  file_ = Descriptor(open(path_.c_str(), O_RDONLY | O_CLOEXEC));
  return file_.is_open();
}

void RowSource::copy(const std::string& path) {
  InputFile input(path);
  file_ = unnamed_file();
  for (std::string_view piece = input.next(stop_); !piece.empty(); piece = input.next(stop_)) {
    if (!write_all(file_.get(), piece)) fail_to_copy();
  }
}

Descriptor RowSource::reader() const {
  Descriptor reader(fcntl(file_.get(), F_DUPFD_CLOEXEC, 3));
  if (!reader.is_open() || lseek(reader.get(), 0, SEEK_SET) != 0) fail(std::strerror(errno));
  return reader;
}

std::string RowSource::bytes(std::int64_t offset, std::size_t size) const {
  std::string bytes(size, '\0');
  for (std::size_t done = 0; done < size;) {
    throw_if_stopped(&stop_);
    const ssize_t count = pread(file_.get(), bytes.data() + done, size - done,
                                offset + static_cast<std::int64_t>(done));
    if (count < 0 && errno != EINTR) fail(std::strerror(errno));
    if (count == 0) fail("it has become shorter");
    if (count > 0) done += static_cast<std::size_t>(count);
  }
  return bytes;
}

void RowSource::fail(const std::string& why) const {
  throw InputError({printable(path_)}, "cannot be read: " + why);
}

}  // namespace p2c
