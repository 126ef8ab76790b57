// The text of a file that the user names, or of stdin.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// What a path is called in messages.
std::string shown_input(const std::string& path);

/// Gives a text piece by piece. What comes from a pipe is waited for until a stop is asked for.
class InputFile {
 public:
  /// "-" is stdin. A file whose name ends in .gz, .bz2, .xz or .zst, or that begins like one, is
  /// unpacked on the way. Throws InputError when it cannot be opened.
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// The next piece, valid until the next call; empty at the end. Throws InputError when it cannot
  /// be read or unpacked, Stopped by `stop`.
  std::string_view next(const Stop& stop);

  /// What a puzzle unpacks to is 32 MB, or 50 times its size. Formulas may shrink more, and are
  /// read piece by piece.
  void expect_puzzles() { has_puzzles_ = true; }

  const std::string& name() const { return name_; }
  /// Known by its name, or once the first piece was read.
  bool is_compressed() const { return unpacked_ != nullptr; }
  /// Bytes of the file; 0 where it is none.
  std::size_t size() const;

 private:
  void unpack(Compression how);
  std::string_view next_unpacked();
  void look_at_begin();
  std::string_view read_bytes();
  std::size_t read_at(std::size_t offset);
  void wait_for_bytes() const;
  void ask_stop() const;
  [[noreturn]] void fail(const std::string& why) const;
  [[noreturn]] void fail_to_read() const;

  int fd_ = 0;
  std::string name_;
  const Stop* stop_ = nullptr;  // of the current call
  std::unique_ptr<Decompressor> unpacked_;
  std::size_t packed_bytes_ = 0;  // of what is unpacked, so far
  std::size_t text_bytes_ = 0;
  std::size_t begin_ = 0;  // bytes in the buffer that were read to look at them
  bool begun_ = false;
  bool has_puzzles_ = false;
  std::array<char, 1U << 16U> buffer_;  // not filled: most files are shorter than its pages
};

}  // namespace p2c
