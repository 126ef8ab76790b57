// The formats of Heyawake besides our own.
#pragma once

#include "instances/formats/format.hpp"
#include "instances/puzzles/heyawake/heyawake.hpp"

namespace p2c {

Format<Heyawake> heyawake_puzzlink();
Format<Heyawake> heyawake_pzprv3();

}  // namespace p2c
