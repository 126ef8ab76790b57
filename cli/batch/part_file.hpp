// The file that rows are written to: NAME.part, which becomes NAME at the end.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "solver_glue/outside/spawn.hpp"

namespace p2c {

/// One process at a time has it, and each line is written at once: whatever happens, what is there
/// are whole lines, perhaps with the beginning of one more.
class PartFile {
 public:
  /// Of an output with this name; nothing is opened. Throws UsageError for what is no file, as a
  /// device or a name whose ending asks for compression.
  explicit PartFile(const std::string& output);
  ~PartFile();
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;

  const std::string& path() const { return path_; }      // NAME.part
  const std::string& output() const { return output_; }  // NAME, where links lead
  /// There are lines, or the beginning of one.
  bool has_bytes() const;
  bool has_output() const;

  /// Opens it, new or not. Throws OutputError where another process has it, which is named.
  void lock();
  /// Leaves these bytes of it, and goes on after them. Throws OutputError.
  void cut(std::int64_t bytes);
  /// Puts these lines in its place, all or none; `lines` gives the next, or false. Throws
  /// OutputError, and what `lines` throws.
  void replace(const std::function<bool(std::string& line)>& lines);
  /// Adds a line. Throws OutputError; then there is no part of it.
  void write(const std::string& line);
  /// Once a second what was written is brought to the disk. Throws OutputError.
  void sync_now_and_then();
  void sync();
  /// Gives it the name of the output. Throws OutputError, also where that is there, unless it may
  /// be replaced.
  void finish(bool replaces);
  /// Removes it: its rows are elsewhere by now.
  void discard() noexcept;

 private:
  using Clock = std::chrono::steady_clock;

  bool try_lock();
  [[noreturn]] void fail(const std::string& path, std::string_view what) const;
  [[noreturn]] void refuse_second() const;
  void note_owner() const;
  void remove_owner() const;

  std::string output_;
  std::string path_;
  std::string owner_;  // the file that says who has it
  Descriptor file_;
  std::int64_t size_ = 0;  // of whole lines
  bool unsynced_ = false;
  Clock::time_point next_sync_;
};

}  // namespace p2c
