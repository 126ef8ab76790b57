// Lines on a lattice (1 is drawn) that form one loop, which neither branches nor crosses itself.
// Its parts are apart: what is missing is reported after what is too much.
#pragma once

#include "instances/lattice.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Of some lines: how many are drawn, and how many open.
struct LineCount {
  int drawn = 0;
  int open = 0;
};

template <class Lines>
LineCount count_lines(const Lines& which, const Answer& lines) {
  LineCount count;
  for (const int line : which) {
    if (lines[line] == 1) ++count.drawn;
    if (lines[line] == kOpen) ++count.open;
  }
  return count;
}

/// At no vertex more than two lines meet.
Broken check_branches(const Lattice& all, const Answer& lines);

/// No line ends at a vertex; with `visits_all` lines meet at each.
Broken check_ends(const Lattice& all, const Answer& lines, bool visits_all);

/// Lines that neither branch nor end form one loop: not none, and not two.
Broken check_one_loop(const Lattice& all, const Answer& lines);

/// The lines at the ends of this one may still be two, or none where a vertex need not be visited.
bool ends_are_possible(const Lattice& all, const Answer& lines, int line, bool visits_all);

}  // namespace p2c
