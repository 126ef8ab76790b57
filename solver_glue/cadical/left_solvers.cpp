#include "solver_glue/cadical/left_solvers.hpp"

#include <array>
#include <atomic>
#include <cadical.hpp>
#include <mutex>

namespace p2c {
namespace {

struct LeftSolvers {
  const Stop* end_of_process = nullptr;
  std::atomic<bool> are_all_left = false;
  std::mutex mutex;
  // Reachable until the process ends, so they are no leak. More are freed.
  std::array<CaDiCaL::Solver*, 256> left{};
  std::size_t count = 0;
};

LeftSolvers& all() {
  static LeftSolvers its;
  return its;
}

}  // namespace

void leave_solvers_at(const Stop* end) { all().end_of_process = end; }

void leave_all_solvers(bool are_left) { all().are_all_left = are_left; }

bool are_solvers_left() {
  if (all().are_all_left) return true;
  if (all().end_of_process == nullptr) return false;
  const Stop::Reason reason = all().end_of_process->reason();
  return reason != Stop::kNo && reason != Stop::kMemoryLimit;
}

void give_up(std::unique_ptr<CaDiCaL::Solver> solver) noexcept {
  if (!are_solvers_left()) return;
  LeftSolvers& its = all();
  const std::lock_guard lock(its.mutex);
  if (its.count < its.left.size()) its.left[its.count++] = solver.release();
}

}  // namespace p2c
