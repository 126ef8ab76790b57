// Numbers of runs that were read one by one.
#pragma once

#include <map>

#include "instances/parts/clued_runs.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// The board without the row and column before it. `places` are those of its blocks, by their
/// index. Throws InputError for a number where no run begins.
CluedRuns runs_at(const std::map<int, Place>& places, const Grid<RunClue>& framed);

}  // namespace p2c
