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
}

/// Of a board, as in TextRules: what was asked for, or the limit of a sandbox.
inline int most_cells(std::int64_t asked, const CommonOptions& common) {
  return static_cast<int>(asked == 0 && common.sandbox ? kSandboxCells : asked);
}

}  // namespace p2c
