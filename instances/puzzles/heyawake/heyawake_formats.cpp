#include "instances/puzzles/heyawake/heyawake_formats.hpp"

namespace puzzle2cnf {

std::vector<Format<Heyawake>> Heyawake::formats() {
  return {heyawake_puzzlink(), heyawake_pzprv3()};
}

}  // namespace puzzle2cnf
