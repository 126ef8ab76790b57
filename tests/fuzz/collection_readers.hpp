// The readers of lists, manifests and rows, which come in pieces, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

namespace p2c {

/// The same entries in whatever pieces the text comes; those of a list are read again.
Reading check_list(const std::string& text);
/// The same of paths; more than one counts as read.
Reading check_manifest(const std::string& text);
/// The same of the rows of a batch, also when the file is cut off after any of them.
Reading check_rows(const std::string& text);

}  // namespace p2c
