// The command's output: stdout, or a file that is whole or not there.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

#include "cnf_out/compressed/compressed_file.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

struct OutputPlace;

/// Output that cannot be written: exit code 5.
struct OutputError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// From now on all outputs together take so many bytes; more throw TooLarge.
void limit_output(std::int64_t bytes);

/// Throws OutputError where an Output with this name would be refused because a file is there.
void expect_no_file(const std::string& path, bool force);

/// Writes to a temporary name in the same directory; commit() gives the file its final name.
/// Without commit() the temporary file is removed. Devices, pipes and what is open already, such as
/// /dev/stdout, are written to as they are. A name that ends in .gz, .bz2, .xz or .zst gets
/// compressed bytes.
class Output {
 public:
  /// "-" is stdout. Throws OutputError when the file exists and `force` is false.
  /// A wait for a reader ends with Stopped when `stop` says so.
  Output(const std::string& path, bool force, const Stop* stop = nullptr);
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  /// Throws OutputError when not every byte could be written, Stopped when nobody reads stdout.
  void write(std::string_view bytes);
  /// If nothing is written, there is no file: no answer is not an empty answer.
  void commit();
  bool is_empty() const { return !written_; }
  /// What is written says how far it goes, so a signal does not take it away.
  void keep_at_signal() { kept_ = true; }
  bool is_kept_at_signal() const { return kept_; }
  /// Nothing more is written: what is compressed can be read from now on.
  void end();
  /// Where the bytes are until commit(), to read them back; empty for what is written in place.
  const std::string& temporary_name() const { return file_.temporary; }

 private:
  [[noreturn]] void fail() const;
  bool interrupted() const;
  void open_output(const std::string& path);
  void share_descriptor(int descriptor);
  void open_in_place(const std::string& path);
  void open_new(const OutputPlace& place);
  void open_temporary();
  template <class Work>
  void compress(Work work) const;
  void write_bytes(std::string_view bytes);

  // What is open. Ends after the compressor, and where the constructor throws.
  struct File {
    ~File();
    void forget();

    std::string temporary;  // empty when written in place: stdout, a device, a pipe
    int fd = 1;
  };

  std::string shown_;   // for messages
  std::string target_;  // the file itself, where a link was given
  bool is_stdout_ = false;
  bool force_;
  const Stop* stop_;
  bool written_ = false;
  bool kept_ = false;
  bool has_hole_ = false;  // a write has not ended
  File file_;
  std::unique_ptr<Compressor> compressor_;
};

}  // namespace p2c
