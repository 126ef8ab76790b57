// Solvers that are not freed, because the process ends.
#pragma once

#include <memory>

#include "instances/limits/stop.hpp"

namespace CaDiCaL {
class Solver;
}

namespace p2c {

/// Once this stop came, solvers are left to the system, as the process ends: freeing a large one
/// takes a quarter of the time that it took to load it. Unless it came for want of memory. To be
/// called before the first solver is made, and never where others are to go on after a stop; null:
/// all are freed.
void leave_solvers_at(const Stop* end);

/// All are left from now on, as the process has only its results to print; or no longer.
void leave_all_solvers(bool are_left = true);

bool are_solvers_left();

/// Leaves the solver, or frees it.
void give_up(std::unique_ptr<CaDiCaL::Solver> solver) noexcept;

}  // namespace p2c
