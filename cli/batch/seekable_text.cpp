#include "cli/batch/seekable_text.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/private_directory.hpp"

namespace puzzle2cnf {
namespace {

constexpr std::size_t kPiece = 1U << 16U;
constexpr std::size_t kLongestLine = 256'000'000;

[[noreturn]] void fail_to_copy() {
  throw TemporaryFault(std::string("a temporary file cannot be written: ") + std::strerror(errno));
}

// A new file that nobody else opens, and that is gone once it is closed.
int unnamed_file() {
  const PrivateDirectory directory{"text"};
  const int fd = open(directory.path("text").c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0) fail_to_copy();
  return fd;
}

void write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = write(fd, bytes.data(), bytes.size());
    if (count < 0 && errno != EINTR) fail_to_copy();
    if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

}  // namespace

SeekableText::Descriptor::~Descriptor() {
  if (fd > 2) close(fd);
}

SeekableText::SeekableText(const std::string& path, const Stop& stop)
    : name_(path == "-" ? "<stdin>" : printable(path)), stop_(stop) {
  Descriptor source;
  open_source(path, source);
  struct stat status {};
  if (fstat(source.fd, &status) != 0) fail(std::strerror(errno));
  const bool seekable = S_ISREG(status.st_mode) && lseek(source.fd, 0, SEEK_CUR) == 0;
  if (seekable && compression_of(path) == Compression::kNone) {
    std::swap(file_.fd, source.fd);
  } else {
    copy(source.fd, path);
  }
}

void SeekableText::open_source(const std::string& path, Descriptor& source) const {
  if (path == "-") {
    source.fd = STDIN_FILENO;
    return;
  }
  do {  // opening a pipe waits for its writer
    source.fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  } while (source.fd < 0 && errno == EINTR && !is_stopped(&stop_));
  if (source.fd >= 0) return;
  if (errno == EINTR) throw Stopped(stop_.reason());
  fail(std::strerror(errno));
}

// The next bytes of a file or a pipe, none at its end.
std::string_view SeekableText::next_piece(int fd, char* buffer) const {
  for (;;) {
    const ssize_t count = read(fd, buffer, kPiece);
    if (is_stopped(&stop_)) throw Stopped(stop_.reason());
    if (count >= 0) return {buffer, static_cast<std::size_t>(count)};
    if (errno != EINTR) fail(std::strerror(errno));
  }
}

void SeekableText::copy(int fd, const std::string& path) {
  file_.fd = unnamed_file();
  std::array<char, kPiece> buffer;
  const ByteReader read = [&] { return next_piece(fd, buffer.data()); };
  const auto take = [this](std::string_view bytes) { write_all(file_.fd, bytes); };
  const Compression how = compression_of(path);
  try {
    if (how != Compression::kNone) return decompress(how, read, take);
  } catch (const CompressedError& error) {
    throw InputError({name_}, error.what());
  }
  for (std::string_view piece = read(); !piece.empty(); piece = read()) take(piece);
}

std::size_t SeekableText::read_at(std::int64_t offset, char* into, std::size_t size) const {
  for (;;) {
    const ssize_t count = pread(file_.fd, into, size, offset);
    if (is_stopped(&stop_)) throw Stopped(stop_.reason());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) fail(std::strerror(errno));
  }
}

void SeekableText::each_line(const std::function<void(const TextLine&)>& take) const {
  std::string kept;
  std::array<char, kPiece> piece;
  std::int64_t offset = 0;   // of what is kept
  std::size_t searched = 0;  // up to here what is kept has no line end
  int number = 0;
  for (;;) {
    const auto kept_end = offset + static_cast<std::int64_t>(kept.size());
    const std::size_t count = read_at(kept_end, piece.data(), piece.size());
    if (count == 0) break;
    kept.append(piece.data(), count);
    std::size_t begin = 0;
    for (std::size_t end; (end = kept.find('\n', searched)) != std::string::npos;) {
      const std::string_view text = std::string_view(kept).substr(begin, end - begin);
      take({text, offset + static_cast<std::int64_t>(begin), ++number, true});
      begin = searched = end + 1;
    }
    kept.erase(0, begin);
    offset += static_cast<std::int64_t>(begin);
    searched = kept.size();
    if (searched > kLongestLine) fail("a line is longer than 256 MB");
  }
  if (!kept.empty()) take({kept, offset, ++number, false});
}

std::string SeekableText::bytes(std::int64_t offset, std::size_t size) const {
  std::string found(size, '\0');
  for (std::size_t done = 0; done < size;) {
    const std::size_t count =
        read_at(offset + static_cast<std::int64_t>(done), found.data() + done, size - done);
    if (count == 0) fail("it was cut off meanwhile");
    done += count;
  }
  return found;
}

void SeekableText::fail(const std::string& why) const {
  throw InputError({name_}, "cannot be read: " + why);
}

}  // namespace puzzle2cnf
