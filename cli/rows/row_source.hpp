// A file of rows that can be read from its start and then again at any place.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cnf_out/byte_stream.hpp"
#include "instances/limits/stop.hpp"
#include "solver_glue/outside/descriptor.hpp"

namespace p2c {

/// What can be read only once, compressed files and pipes, is first copied, unpacked, into a
/// temporary file without a name, up to the first line that is no row, or 4 GB.
class RowSource {
 public:
  /// "-" is stdin. Throws InputError, TemporaryFault where the copy cannot be written, and Stopped.
  RowSource(const std::string& path, const Stop& stop);

  /// The name of the file, as it was given; messages print it.
  const std::string& path() const { return path_; }
  /// To read it from its start; once.
  NextPiece reader() const;
  /// The bytes at this place, which were there before.
  std::string bytes(std::int64_t offset, std::size_t size) const;

 private:
  bool open_plain_file();
  void copy(const std::string& path);
  void expect_object(std::string_view begin) const;
  [[noreturn]] void fail(const std::string& why) const;

  std::string path_;
  const Stop& stop_;
  Descriptor file_;
};

}  // namespace p2c
