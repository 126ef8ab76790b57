// How large this process is.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace p2c {

/// /proc/self/statm, kept open: sizes in pages, of the address space and of what is in memory.
class OwnSize {
 public:
  OwnSize() : fd_(open("/proc/self/statm", O_RDONLY | O_CLOEXEC)) {}
  ~OwnSize() {
    if (fd_ >= 0) close(fd_);
  }
  OwnSize(const OwnSize&) = delete;
  OwnSize& operator=(const OwnSize&) = delete;

  /// Bytes in memory; 0 where the system does not say.
  std::int64_t resident() const {
    std::array<char, 64> text{};
    const ssize_t size = pread(fd_, text.data(), text.size(), 0);
    if (size <= 0) return 0;
    const char* const end = text.data() + size;
    std::int64_t pages = 0;
    std::from_chars(std::find<const char*>(text.data(), end, ' ') + 1, end, pages);
    return pages * sysconf(_SC_PAGESIZE);
  }

 private:
  int fd_;
};

}  // namespace p2c
