// Two runs, puzzle by puzzle.
#pragma once

#include <string>

#include "cli/report_page/figures.hpp"

namespace p2c {

/// A <figure>: a point for each puzzle that both runs, by number, have; and the puzzles whose times
/// differ most.
std::string scatter_plot(const std::vector<Run>& runs, const std::vector<Match>& matches,
                         const Timing& timing, std::size_t across, std::size_t up);

}  // namespace p2c
