// Lines on stderr.
#pragma once

#include <string_view>

namespace p2c {

/// "puzzle2cnf: MESSAGE", whatever bytes are in the message. Nothing once nobody reads stdout.
void say(std::string_view message);
/// Whole lines, with their ends.
void say_text(std::string_view lines);

}  // namespace p2c
