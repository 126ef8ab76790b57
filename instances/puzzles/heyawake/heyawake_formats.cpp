#include "instances/puzzles/heyawake/heyawake_formats.hpp"

namespace p2c {

std::vector<Format<Heyawake>> Heyawake::formats() {
  return {heyawake_puzzlink(), heyawake_pzprv3()};
}

}  // namespace p2c
