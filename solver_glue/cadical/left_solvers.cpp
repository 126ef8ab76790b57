#include "solver_glue/cadical/left_solvers.hpp"

#include <cadical.hpp>
#include <mutex>
#include <utility>
#include <vector>

namespace p2c {
namespace {

// Reachable until the process ends, so they are no leak.
struct Left {
  const Stop* end = nullptr;
  std::mutex mutex;
  std::vector<std::unique_ptr<CaDiCaL::Solver>> solvers;
};

Left& left() {
  static Left& the_left = *new Left;  // never destroyed
  return the_left;
}

}  // namespace

void leave_solvers_at(const Stop* end) {
  constexpr std::size_t kMost = 256;  // more are freed
  left().end = end;
  left().solvers.reserve(kMost);
}

bool are_solvers_left() {
  if (left().end == nullptr) return false;
  const Stop::Reason reason = left().end->reason();
  return reason != Stop::kNo && reason != Stop::kMemoryLimit;
}

void give_up(std::unique_ptr<CaDiCaL::Solver> solver) noexcept {
  if (!are_solvers_left()) return;
  const std::lock_guard lock(left().mutex);
  auto& solvers = left().solvers;
  if (solvers.size() < solvers.capacity()) solvers.push_back(std::move(solver));
}

}  // namespace p2c
