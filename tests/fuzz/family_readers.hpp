// The readers of a family's spec and of its index, as fuzzing sees them.
#pragma once

#include "tests/fuzz/reader.hpp"

namespace p2c {

/// What was read is written and read again, and its instances have names that files can have.
Reading check_family_spec(const std::string& text);
/// With the puzzles in the index.
Reading check_family_index(const std::string& text);

}  // namespace p2c
