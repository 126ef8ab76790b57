// The size of a board, as its line in a text says it.
#pragma once

#include "instances/text/text_reader.hpp"

namespace p2c {

/// Reads the first number of a line "rows cols", from 1 to `most`. Throws InputError; for both
/// numbers in one word, such as 7x7 or 7,7, it says how they are written.
int read_rows(TextReader& in, int most);

}  // namespace p2c
