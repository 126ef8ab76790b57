// Fields of tables that are numbers.
#pragma once

#include <string_view>

namespace p2c {

/// One digit or more, and no more than a 64-bit number has.
bool is_digits(std::string_view text);

/// Seconds such as "12.34".
bool is_seconds(std::string_view text);

}  // namespace p2c
