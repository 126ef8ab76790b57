// Lines on stderr.
#pragma once

#include <string_view>

namespace puzzle2cnf {

/// "puzzle2cnf: MESSAGE", whatever bytes are in the message. Nothing once nobody reads stdout.
void say(std::string_view message);

}  // namespace puzzle2cnf
