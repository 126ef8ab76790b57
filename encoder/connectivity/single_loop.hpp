// One loop of lines.
#pragma once

#include "encoder/connectivity/connected.hpp"

namespace p2c {

/// The true lines form exactly one cycle, which visits no vertex twice. No two lines have the same
/// ends.
struct SingleLoop {
  struct Line {
    int from;  // vertices
    int to;
    Lit drawn;
    int slot;
  };

  int vertices = 0;
  std::vector<Line> lines;
  bool visits_all = false;  // the vertices
  /// A promise, which only the caller can know: one of these different lines is true. Or empty:
  /// then nothing is known.
  std::vector<int> one_is_drawn = {};
  std::function<std::string(int)> vertex_name = {};
  std::function<std::string(int)> line_name = {};
  std::string suffix = {};  // of keys and lists, where a puzzle has several such rules
};

// States it, with a rule for each vertex ("vertex", its number), one that there is a loop ("some"),
// where nothing is promised, and one that it is one ("connected"):
//
//   a line at a vertex -> one of the others there      not three of the lines at a vertex
//   with visits_all: one of the lines at a vertex, whichever of them is left out
//
// and the true lines are connected, two being neighbours where they share a vertex: two loops would
// be two components.
//
// Size, for a vertex with d lines: d + d (d - 1) (d - 2) / 6 clauses. Strength: arc consistent at
// each vertex. With visits_all "there is a loop" is implied.
void single_loop(ClauseSink& out, const SingleLoop& loop, const EncodeOptions& options);

}  // namespace p2c
