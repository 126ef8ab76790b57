// Rooms with clues as pzpr has them in URLs and files: what lines cut off. A line with the same
// room on both sides is no border, but pzpr counts it in a run.
#pragma once

#include <string_view>

#include "instances/parts/clued_rooms.hpp"

namespace p2c {

/// What lines inside rooms do, for a warning of them.
inline constexpr std::string_view kMeaningInRooms = "they count in a run";

CluedRooms without_clues(CutBoard board);

/// The rooms as lines cut them. A room in two places becomes two, which means the same as long as
/// it has no clue; a clue could not be said. Throws CannotCarry.
CluedRooms as_cut(const CluedRooms& rooms);

}  // namespace p2c
