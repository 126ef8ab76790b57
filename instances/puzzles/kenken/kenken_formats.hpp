// The formats of KenKen besides our own.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/puzzles/kenken/kenken.hpp"

namespace p2c {

Format<KenKen> kenken_sgt();

}  // namespace p2c
