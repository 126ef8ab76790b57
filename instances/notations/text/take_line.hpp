// A line that may be left out.
#pragma once

#include <string_view>

#include "instances/text/text_reader.hpp"

namespace p2c {

/// Takes the next line where this is its one word.
bool take_line(TextReader& in, std::string_view word);

}  // namespace p2c
