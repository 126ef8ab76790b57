#include "instances/puzzles/kenken/kenken_formats.hpp"

namespace puzzle2cnf {

std::vector<Format<KenKen>> KenKen::formats() { return {kenken_sgt()}; }

}  // namespace puzzle2cnf
