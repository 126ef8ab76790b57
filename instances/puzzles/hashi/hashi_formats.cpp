#include "instances/puzzles/hashi/hashi_formats.hpp"

namespace p2c {

void refuse_special_rules(const Hashi& puzzle) {
  if (puzzle.rules.max_bridges != Hashi::Rules().max_bridges) {
    throw CannotCarry("max-bridges " + std::to_string(puzzle.rules.max_bridges));
  }
  if (puzzle.rules.no_loops) throw CannotCarry("no-loops");
}

std::vector<Format<Hashi>> Hashi::formats() {
  return {hashi_puzzlink(), hashi_pzprv3(),    hashi_sgt(),
          hashi_has(),      hashi_save_file(), hashi_penpa()};
}

}  // namespace p2c
