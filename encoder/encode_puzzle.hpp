// The formula of a puzzle of any kind.
#pragma once

#include <functional>

#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/registry.hpp"

namespace p2c {

/// The rules of a puzzle as clauses over its slots. Pure: equal arguments give equal clauses. An
/// ability of a kind that is not in the list.
struct Encoding {
  std::function<void(const AnyPuzzle&, const Unknowns&, const EncodeOptions&, ClauseSink&)> encode;
};

/// Writes the whole formula of a puzzle: the slots, the givens, the rules. Into an empty sink only.
Unknowns encode_all(const AnyPuzzle& puzzle, const Givens& givens, const EncodeOptions& options,
                    ClauseSink& out);

/// How a file states connectivity where nobody says how: in layers, which are easy to read; but by
/// elimination where what is connected may wind, as layers for each step would make it huge.
Connectivity form_in_files(const AnyPuzzle& puzzle);

/// With these options something of the puzzle must be connected. Throws what the options can: the
/// rest of the formula is counted for it.
bool has_connectivity(const AnyPuzzle& puzzle, EncodeOptions options, const Stop* stop = nullptr);

}  // namespace p2c
