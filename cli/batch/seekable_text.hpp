// The text of a file, to be read from its start and then again at any place.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "instances/limits/stop.hpp"

namespace puzzle2cnf {

/// A line of such a text.
struct TextLine {
  std::string_view text;  // without its end, valid during the call that gets it
  std::int64_t offset;
  int number;  // from 1
  bool ended;  // only the last line may lack a line end
};

/// What can be read only once, compressed files and pipes, is first copied, unpacked, into a
/// temporary file that has no name.
class SeekableText {
 public:
  /// "-" is stdin. Throws InputError, TemporaryFault where the copy cannot be written, and Stopped.
  SeekableText(const std::string& path, const Stop& stop);

  /// The name of the file in messages.
  const std::string& name() const { return name_; }
  /// Gives the lines, from the first on.
  void each_line(const std::function<void(const TextLine&)>& take) const;
  /// The bytes at this place, which were there.
  std::string bytes(std::int64_t offset, std::size_t size) const;

 private:
  struct Descriptor {
    Descriptor() = default;
    ~Descriptor();
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int fd = -1;
  };

  void open_source(const std::string& path, Descriptor& source) const;
  std::string_view next_piece(int fd, char* buffer) const;
  void copy(int fd, const std::string& path);
  std::size_t read_at(std::int64_t offset, char* into, std::size_t size) const;
  [[noreturn]] void fail(const std::string& why) const;

  std::string name_;
  const Stop& stop_;
  Descriptor file_;
};

}  // namespace puzzle2cnf
