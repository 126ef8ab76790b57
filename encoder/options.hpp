// Choices between encodings that mean the same.
#pragma once

namespace puzzle2cnf {

enum class Connectivity {
  kLayers,  // clauses: unary distance layers
  kCuts,    // where the sink can take a graph constraint whole; layers elsewhere
};

struct EncodeOptions {
  Connectivity connectivity = Connectivity::kLayers;
  int depth_limit = -1;  // at most this many layers; may lose answers. -1: as many as it takes
};

}  // namespace puzzle2cnf
