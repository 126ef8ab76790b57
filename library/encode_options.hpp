// Forms of encodings as the library names them.
#pragma once

#include <puzzle2cnf/encode.hpp>

#include "encoder/clauses/options.hpp"

namespace p2c {

inline Connectivity inside_form(puzzle2cnf::Connectivity form) {
  return form == puzzle2cnf::Connectivity::kElimination ? Connectivity::kElimination
                                                        : Connectivity::kLayers;
}

inline Cardinality inside_form(puzzle2cnf::Counting form) {
  switch (form) {
    case puzzle2cnf::Counting::kNetwork:
      return Cardinality::kNetwork;
    case puzzle2cnf::Counting::kTotalizer:
      return Cardinality::kTotalizer;
    case puzzle2cnf::Counting::kDirect:
      return Cardinality::kDirect;
    case puzzle2cnf::Counting::kSmallest:
      break;
  }
  return Cardinality::kAuto;
}

}  // namespace p2c
