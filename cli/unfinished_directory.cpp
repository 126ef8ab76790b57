#include "cli/unfinished_directory.hpp"

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <span>

namespace puzzle2cnf {
namespace {

// As the kernel writes it.
struct Entry {
  std::uint64_t inode;
  std::int64_t offset;
  std::uint16_t size;
  std::uint8_t type;
  char name[1];  // and more
};

// The next entries of a directory, which readdir() would take memory for.
long read_entries(int directory, std::span<char> bytes) {
  return syscall(SYS_getdents64, directory, bytes.data(), bytes.size());
}

}  // namespace

void remove_unfinished_directory(const char* path) {
  const int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0) return;
  alignas(Entry) std::array<char, 4096> bytes{};
  for (long size = 1; size > 0;) {
    size = read_entries(directory, bytes);
    for (long at = 0; at < size;) {
      const auto* entry = reinterpret_cast<const Entry*>(bytes.data() + at);
      unlinkat(directory, entry->name, 0);  // not the two that are directories
      at += entry->size;
    }
  }
  close(directory);
  rmdir(path);
}

}  // namespace puzzle2cnf
