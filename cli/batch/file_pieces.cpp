#include "cli/batch/file_pieces.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>

#include "instances/limits/throw_if_stopped.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

[[noreturn]] void fail_to_read(const std::string& path) {
  throw InputError({printable(path)}, std::string("cannot be read: ") + std::strerror(errno));
}

struct Pieces {
  Descriptor file;
  std::string path;
  const Stop& stop;
  std::array<char, 1U << 16U> bytes;

  std::string_view next() {
    while (true) {
      throw_if_stopped(&stop);
      const ssize_t count = read(file.get(), bytes.data(), bytes.size());
      if (count >= 0) return {bytes.data(), static_cast<std::size_t>(count)};
      if (errno != EINTR) fail_to_read(path);
    }
  }
};

}  // namespace

NextPiece pieces_of_file(const std::string& path, const Stop& stop) {
  Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) fail_to_read(path);
  return pieces_of_file(std::move(file), path, stop);
}

NextPiece pieces_of_file(Descriptor file, const std::string& path, const Stop& stop) {
  const std::shared_ptr<Pieces> pieces(new Pieces{std::move(file), path, stop, {}});
  return [pieces] { return pieces->next(); };
}

}  // namespace p2c
