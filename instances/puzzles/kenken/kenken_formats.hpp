// The formats of KenKen besides our own.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/puzzles/kenken/kenken.hpp"

namespace puzzle2cnf {

Format<KenKen> kenken_sgt();

}  // namespace puzzle2cnf
