// The words for the choices between encodings.
#pragma once

#include "cli/options/option_list.hpp"
#include "encoder/clauses/options.hpp"

namespace p2c {

inline constexpr std::array<Word<Connectivity>, 5> kConnectivities = {
    {{"cuts", Connectivity::kCuts},
     {"layers", Connectivity::kLayers},
     {"elimination", Connectivity::kElimination},
     {"frontier", Connectivity::kFrontier},
     {"paper", Connectivity::kPaper}}};

/// Those that are clauses from the start.
inline constexpr std::array<Word<Connectivity>, 4> kWrittenConnectivities = {
    {kConnectivities[1], kConnectivities[2], kConnectivities[3], kConnectivities[4]}};

inline constexpr std::array<Word<Cardinality>, 4> kCardinalities = {
    {{"network", Cardinality::kNetwork},
     {"totalizer", Cardinality::kTotalizer},
     {"direct", Cardinality::kDirect},
     {"auto", Cardinality::kAuto}}};

}  // namespace p2c
