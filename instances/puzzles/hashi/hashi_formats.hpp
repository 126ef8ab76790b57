// The formats of Hashi besides our own.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/puzzles/hashi/hashi.hpp"

namespace p2c {

Format<Hashi> hashi_puzzlink();
Format<Hashi> hashi_pzprv3();
Format<Hashi> hashi_has();
Format<Hashi> hashi_sgt();
Format<Hashi> hashi_save_file();
Format<Hashi> hashi_penpa();

/// Throws CannotCarry unless the puzzle has the usual rules: two bridges, loops allowed.
void refuse_special_rules(const Hashi& puzzle);

}  // namespace p2c
