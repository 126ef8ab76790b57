// `count --solver`: a model counter counts.
#pragma once

#include "cli/options/outside_options.hpp"
#include "cli/searches/searching.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {

/// Throws UsageError for a command that is not one of a counter.
SolverCommand counter_of(const SolverOption& solver);
/// The same, where there is one.
void check_counter(const SolverOption& solver);

/// `parse` is the seconds that reading took. Throws what count_formula_outside does.
SearchResult count_outside(const Document& document, const SolverCommand& counter,
                           const SearchOptions& options, const Stop& stop, double parse);

}  // namespace p2c
