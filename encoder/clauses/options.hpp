// Choices between encodings that mean the same.
#pragma once

#include <cstddef>
#include <optional>

namespace p2c {

enum class Connectivity {
  kLayers,       // clauses: unary distance layers
  kElimination,  // clauses: parent arcs kept acyclic by vertex elimination
  kFrontier,     // clauses: ways between the cells of a frontier; elimination elsewhere
  kPaper,        // clauses: the plain edge model of a Hashi solver
  kCuts,         // where the sink can take a graph constraint whole; layers elsewhere
};

/// How counts are written.
enum class Cardinality {
  kNetwork,    // cardinality networks; plain clauses where they are no more
  kTotalizer,  // totalizers; plain clauses where they are no more
  kDirect,     // plain clauses only, one for each choice of k + 1 literals
  kAuto,       // whichever of these has the fewest clauses
};

struct EncodeOptions {
  Connectivity connectivity = Connectivity::kLayers;
  Cardinality cardinality = Cardinality::kNetwork;
  /// A KenKen cage of more tuples is a decision diagram, any other a table. Measured: up to some
  /// hundred tuples a table is smaller and as fast; from some thousand on it loses.
  std::size_t most_table_tuples = 600;
  /// A KenKen's diagrams read which digits the cage has in a line, not which cell has which.
  /// Files keep their clauses: the variables of these have no names.
  std::optional<bool> value_sets = {};  // nothing: in searches only
  int depth_limit = -1;  // at most this many layers; may lose answers. -1: as many as it takes
};

}  // namespace p2c
