#include "cli/rows/row_source.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "cli/batch/file_pieces.hpp"
#include "cli/batch/row_file.hpp"
#include "cli/collections/input_file.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/private_directory.hpp"

namespace p2c {
namespace {

// A few million rows. What is packed for mischief may unpack to a thousand times its size.
constexpr std::size_t kMostUnpacked = 4'000'000'000;

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

// Each row is looked at on the way, so that little is copied of what has no rows.
void RowSource::copy(const std::string& path) {
  InputFile input(path);
  file_ = unnamed_file();
  std::size_t copied = 0;
  const auto next_piece = [&] {
    const std::string_view piece = input.next(stop_);
    if (copied == 0) expect_object(piece);
    copied += piece.size();
    if (input.is_compressed() && copied > kMostUnpacked) {
      throw InputError({printable(path_)}, "unpacks to more than 4 GB: unpack it first");
    }
    if (!write_all(file_.get(), piece)) fail_to_copy();
    return piece;
  };
  RowFile rows(next_piece, path_, stop_);
  while (rows.next()) {
  }
}

// The first line may have no end.
void RowSource::expect_object(std::string_view begin) const {
  if (begin.empty() || begin[0] == '{') return;
  throw InputError({printable(path_), 1, 1},
                   "expected the header of a batch, {\"batch\":1,...}, got " + in_quotes(begin));
}

NextPiece RowSource::reader() const {
  Descriptor reader(fcntl(file_.get(), F_DUPFD_CLOEXEC, 3));
  if (!reader.is_open() || lseek(reader.get(), 0, SEEK_SET) != 0) fail(std::strerror(errno));
  return pieces_of_file(std::move(reader), path_, stop_);
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
