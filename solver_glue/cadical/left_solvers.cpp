#include "solver_glue/cadical/left_solvers.hpp"

#include <array>
#include <cadical.hpp>
#include <mutex>

namespace p2c {
namespace {

const Stop* end_of_process = nullptr;

// Reachable until the process ends, so they are no leak. More are freed.
std::mutex mutex;
std::array<CaDiCaL::Solver*, 256> left;
std::size_t left_count = 0;

}  // namespace

void leave_solvers_at(const Stop* end) { end_of_process = end; }

bool are_solvers_left() {
  if (end_of_process == nullptr) return false;
  const Stop::Reason reason = end_of_process->reason();
  return reason != Stop::kNo && reason != Stop::kMemoryLimit;
}

void give_up(std::unique_ptr<CaDiCaL::Solver> solver) noexcept {
  if (!are_solvers_left()) return;
  const std::lock_guard lock(mutex);
  if (left_count < left.size()) left[left_count++] = solver.release();
}

}  // namespace p2c
