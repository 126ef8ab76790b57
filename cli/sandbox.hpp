// --sandbox: what a verb does with input that a stranger wrote.
#pragma once

#include "cli/options/arguments.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/options/outside_options.hpp"
#include "cli/options/puzzle_options.hpp"

namespace p2c {

/// The limits of a sandbox, each where no other is asked for.
inline constexpr LimitOptions kSandboxLimits{60, 1000};
inline constexpr std::int64_t kSandboxCells = 250'000;
/// Bytes of all outputs together.
inline constexpr std::int64_t kSandboxOutput = 100'000'000;

/// What has no limit gets the one above. Throws UsageError for an option that names files in a file
/// or starts a program.
template <class Arguments>
void put_into_sandbox(Arguments& arguments) {
  constexpr const char* kNot = " cannot be combined with --sandbox";
  const auto* manifest = group_of<const ManifestOption>(arguments);
  if (manifest != nullptr && !manifest->manifests.empty()) {
    throw UsageError{std::string("--manifest") + kNot};
  }
  const auto* solver = group_of<const SolverOption>(arguments);
  if (solver != nullptr && !solver->solver.empty())
    throw UsageError{std::string("--solver") + kNot};
  if (auto* limits = group_of<LimitOptions>(arguments)) {
    if (limits->time_limit == 0) limits->time_limit = kSandboxLimits.time_limit;
    if (limits->memory_limit == 0) limits->memory_limit = kSandboxLimits.memory_limit;
  }
  if (auto* puzzle = group_of<PuzzleOptions>(arguments)) {
    if (puzzle->max_cells == 0) puzzle->max_cells = kSandboxCells;
  }
}

}  // namespace p2c
