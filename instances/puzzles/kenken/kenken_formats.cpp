#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace p2c {

std::vector<Format<KenKen>> KenKen::formats() { return {kenken_sgt()}; }

}  // namespace p2c
