// A search so short that a check can make it for each instance.
#pragma once

#include "cnf_out/dimacs_reader.hpp"
#include "cnf_out/model.hpp"
#include "instances/families/family_puzzle.hpp"

namespace p2c {

/// kUnknown for what is not easy. Throws Stopped, and CheckFailed.
Status short_search(const FamilyPuzzle& puzzle, const Stop& stop);
/// The same of clauses whose puzzle is not known.
Status short_search(const Cnf& formula, const Stop& stop);

}  // namespace p2c
