// A directory that is whole or not there.
#pragma once

#include <string>

#include "cli/output.hpp"

namespace p2c {

/// Is built under another name beside its own, and gets that by commit(). Without commit() it is
/// removed with all that is in it.
class NewDirectory {
 public:
  /// Throws OutputError where something other than an empty directory is there.
  explicit NewDirectory(const std::string& path);
  ~NewDirectory();
  NewDirectory(const NewDirectory&) = delete;
  NewDirectory& operator=(const NewDirectory&) = delete;

  /// Where it will be, links followed.
  const std::string& target() const { return target_; }
  /// Writes a whole file into it, compressed as its name says. Throws what Output throws.
  void write(const std::string& name, std::string_view bytes, const Stop& stop) const;
  /// Throws OutputError.
  void commit();

 private:
  void make_temporary();
  [[noreturn]] void fail(int error) const;

  std::string shown_;      // for messages
  std::string target_;     // without a slash at its end
  std::string temporary_;  // empty once it is committed
};

}  // namespace p2c
