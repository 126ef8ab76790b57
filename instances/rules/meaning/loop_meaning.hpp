// Lines that are one loop, which neither branches nor crosses itself.
#pragma once

#include "instances/rules/line_graph.hpp"
#include "instances/rules/meaning/says.hpp"

namespace p2c {

/// Of lines that are drawn (1), not (0) or kOpen; with `all` the loop goes through all places.
Says one_loop(const LineGraph& graph, const Answer& lines, bool all);

/// What is wrong with lines of which none is open.
Broken fault_of_loop(const LineGraph& graph, const Answer& lines, bool all);

}  // namespace p2c
