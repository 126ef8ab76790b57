// The files that a command replaces or writes to: no input may be one of them, however it is found.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

#include "cli/options/usage_error.hpp"

namespace p2c {

/// What makes a file the same as another, whatever its names.
using FileId = std::pair<dev_t, ino_t>;

/// An output that is there before the work; `shown` is for messages. To be called before inputs are
/// opened.
void note_written_file(const FileId& file, const std::string& shown, bool is_stdout);

/// Says so where this open file is one of them.
std::optional<UsageError> written_file_error(int descriptor, const std::string& shown);
/// The same of a path; nothing where no file is there.
std::optional<UsageError> written_file_error(const std::string& path, const std::string& shown);

}  // namespace p2c
