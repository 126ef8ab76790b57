// An open file, and writing to it.
#pragma once

#include <string_view>
#include <utility>

namespace p2c {

/// An open file that is closed at the end.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Descriptor() { close(); }
  /// False when the last bytes could not be written.
  bool close();
  int get() const { return fd_; }
  bool is_open() const { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

/// Writes them all, however many calls that takes. False where one fails; errno says why.
bool write_all(int fd, std::string_view bytes);

}  // namespace p2c
