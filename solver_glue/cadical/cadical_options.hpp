// CaDiCaL's options: all are set here or have their default, whatever the environment says.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace CaDiCaL {
class Solver;
}

namespace p2c {

/// A solver with CaDiCaL's defaults, silent. CaDiCaL itself would take options from the variables
/// CADICAL_*. Throws std::runtime_error where one asks it to record its calls in a file: two
/// solvers in one process would then abort.
std::unique_ptr<CaDiCaL::Solver> new_cadical();

/// For a program that owns its environment: without the variables that new_cadical() refuses.
void forget_cadical_records();

/// For experiments: each solver gets these options last, "option=value,option=value". To be called
/// before the first solver is made. Returns what is wrong with them, in words.
std::string set_cadical_experiment(std::string_view options);

void add_cadical_experiment(CaDiCaL::Solver& solver);

/// " (option=value option=value)", or nothing: part of the solver's name.
std::string cadical_experiment();

}  // namespace p2c
