// How many puzzles each run solves in which time.
#pragma once

#include <string>

#include "cli/report_page/figures.hpp"

namespace p2c {

/// A <figure>: a line for each run, with PAR-2 in the legend.
std::string cactus_plot(const std::vector<Run>& runs, const Timing& timing);

}  // namespace p2c
