#include "cli/rows/row_source.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/private_directory.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::size_t kPiece = 1U << 16U;

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

Descriptor open_stdin() { return Descriptor(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)); }

void write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(fd, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) fail_to_copy();
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

}  // namespace

RowSource::RowSource(const std::string& path, const Stop& stop)
    : path_(path == "-" ? "<stdin>" : path), stop_(stop) {
  Descriptor file = path == "-" ? open_stdin() : open_path();
  struct stat status {};
  if (fstat(file.get(), &status) != 0) fail(std::strerror(errno));
  const bool seekable = S_ISREG(status.st_mode) && lseek(file.get(), 0, SEEK_CUR) == 0;
  if (seekable && compression_of(path_) == Compression::kNone) {
    file_ = std::move(file);
  } else {
    copy(file.get());
  }
}

// Opening a pipe waits for its writer, until a signal comes.
Descriptor RowSource::open_path() const {
  int fd = -1;
  do {
    throw_if_stopped(&stop_);
    fd = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  } while (fd < 0 && errno == EINTR);
  if (fd < 0) fail(std::strerror(errno));
  return Descriptor(fd);
}

// None at the end.
std::string_view RowSource::next_piece(int fd, char* buffer) const {
  while (true) {
    throw_if_stopped(&stop_);
    const ssize_t count = read(fd, buffer, kPiece);
    if (count >= 0) return {buffer, static_cast<std::size_t>(count)};
    if (errno != EINTR) fail(std::strerror(errno));
  }
}

void RowSource::copy(int fd) {
  file_ = unnamed_file();
  std::array<char, kPiece> buffer;
  const ByteReader read = [&] { return next_piece(fd, buffer.data()); };
  const auto take = [this](std::string_view bytes) { write_all(file_.get(), bytes); };
  const Compression how = compression_of(path_);
  try {
    if (how != Compression::kNone) return decompress(how, read, take);
  } catch (const CompressedError& error) {
    throw InputError({printable(path_)}, error.what());
  }
  for (std::string_view piece = read(); !piece.empty(); piece = read()) take(piece);
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

}  // namespace puzzle2cnf
