#include "cli/collections/input_file.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>

#include "cli/collections/written_files.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// Texts of puzzles shrink less; only a blank board, of at most so many bytes, more.
constexpr std::size_t kMostTimes = 50;
constexpr std::size_t kAnyTimes = 32'000'000;

}  // namespace

std::string shown_input(const std::string& path) {
  return path == "-" ? "<stdin>" : printable(path);
}

// The other end of a pipe is waited for where bytes are.
InputFile::InputFile(const std::string& path) : name_(shown_input(path)) {
  if (path != "-") {
    fd_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd_ < 0) fail_to_read();
  }
  if (const auto error = written_file_error(fd_, name_)) {
    if (fd_ > 0) close(fd_);
    throw UsageError(*error);
  }
  unpack(compression_of(path));
}

void InputFile::unpack(Compression how) {
  if (how == Compression::kNone) return;
  unpacked_ = std::make_unique<Decompressor>(how, [this] {
    const std::string_view bytes = read_bytes();
    packed_bytes_ += bytes.size();
    return bytes;
  });
}

// What takes no room in a file takes time and memory here.
std::string_view InputFile::next_unpacked() {
  const std::string_view text = unpacked_->next();
  text_bytes_ += text.size();
  if (!has_puzzles_ || text_bytes_ <= kAnyTimes) return text;
  if (text_bytes_ / kMostTimes > std::max(size(), packed_bytes_)) {
    fail("unpacks to more than 32 MB, and more than 50 times its size: unpack it first");
  }
  return text;
}

InputFile::~InputFile() {
  if (fd_ > 0) close(fd_);
}

std::string_view InputFile::next(const Stop& stop) {
  stop_ = &stop;
  try {
    if (!std::exchange(begun_, true) && unpacked_ == nullptr) look_at_begin();
    return unpacked_ != nullptr ? next_unpacked() : read_bytes();
  } catch (const CompressedError& error) {
    fail(error.what());
  }
}

std::size_t InputFile::size() const {
  struct stat status {};
  if (fstat(fd_, &status) != 0 || !S_ISREG(status.st_mode)) return 0;
  return static_cast<std::size_t>(status.st_size);
}

void InputFile::look_at_begin() {
  for (std::size_t count = 1; count > 0 && begin_ < kLongestSign; begin_ += count) {
    count = read_at(begin_);
  }
  const std::string_view begin(buffer_.data(), begin_);
  if (begin.starts_with("PK\x03\x04")) fail("is a zip archive: unpack it first");
  unpack(compression_by_content(begin));
}

std::string_view InputFile::read_bytes() {
  const std::size_t looked_at = std::exchange(begin_, 0);
  return {buffer_.data(), looked_at > 0 ? looked_at : read_at(0)};
}

std::size_t InputFile::read_at(std::size_t offset) {
  while (true) {
    wait_for_bytes();
    const ssize_t count = read(fd_, buffer_.data() + offset, buffer_.size() - offset);
    if (count < 0 && errno != EINTR && errno != EAGAIN) fail_to_read();
    if (count >= 0) return static_cast<std::size_t>(count);
    ask_stop();
  }
}

// Any thread may be the one that waits, so a signal need not end the call.
void InputFile::wait_for_bytes() const {
  using std::chrono::milliseconds;
  constexpr milliseconds kLookEvery{100};
  pollfd from{fd_, POLLIN, 0};
  int ready = 0;
  while (ready <= 0) {
    const auto left = std::chrono::ceil<milliseconds>(stop_->deadline() - Stop::Clock::now());
    ready = poll(&from, 1, static_cast<int>(std::clamp(left, {}, kLookEvery).count()));
    if (ready < 0 && errno != EINTR) return;  // reading reports it
    ask_stop();
  }
}

void InputFile::ask_stop() const {
  if (is_stopped(stop_)) throw Stopped(stop_->reason());
}

void InputFile::fail(const std::string& why) const { throw InputError({name_}, why); }

void InputFile::fail_to_read() const {
  fail(std::string("cannot be read: ") + std::strerror(errno));
}

}  // namespace p2c
