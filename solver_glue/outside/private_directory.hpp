// Temporary files that nobody else reads or finds later.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// A temporary file that cannot be written or read.
struct TemporaryFault : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A new directory, for this user alone, that is removed with all that is in it. It is in TMPDIR,
/// else in /tmp.
class PrivateDirectory {
 public:
  /// Ends of the process that run no destructor can remove directories, too: from here on `made`
  /// gets the path of each new one, and `gone` the same text once it was removed, from any thread.
  using Notice = void (*)(const char* path);
  static void report_to(Notice made, Notice gone);

  /// For files of these names. Throws TemporaryFault.
  explicit PrivateDirectory(std::initializer_list<const char*> names);
  ~PrivateDirectory();
  PrivateDirectory(const PrivateDirectory&) = delete;
  PrivateDirectory& operator=(const PrivateDirectory&) = delete;

  /// The path of a file in it, there or not.
  std::string path(std::string_view name) const { return path_ + "/" + std::string(name); }

  using Write = std::function<void(std::string_view)>;
  /// Makes a file of what `fill` writes. Throws TemporaryFault.
  void write(std::string_view name, const std::function<void(const Write&)>& fill) const;
  /// The bytes of a file, the first `most` of them at most; nothing when it is not a plain file,
  /// which another program may have made of it.
  std::string read(std::string_view name, std::size_t most) const;

 private:
  void remove() const;

  std::string path_;
  std::vector<std::string> files_;
};

}  // namespace p2c
