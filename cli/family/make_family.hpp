// A directory with a family of instances.
#pragma once

#include "cli/family/family_options.hpp"
#include "cli/input.hpp"
#include "cli/report.hpp"
#include "instances/families/family_index.hpp"

namespace p2c {

/// The name of the index in the directory.
inline constexpr const char* kIndexFile = "index.csv";

/// What a family has.
struct FamilyTally {
  std::int64_t satisfiable = 0;
  std::int64_t unsatisfiable = 0;
  std::int64_t unknown = 0;

  void count(const FamilyInstance& instance);
  /// "3 instances: 1 satisfiable, 2 unsatisfiable, 0 unknown".
  std::string text() const;
  JsonMembers report() const;
};

/// Makes the directory of a spec. Exit code 4 where a line has fewer instances that count than it
/// wants. Throws UsageError, InputError, OutputError, and what the making throws.
ExitCode make_family(const Input& spec, const FamilyOptions& options, int threads,
                     const Task& task);

/// Makes the directory of an index again, without a solver. Throws InputError where what comes out
/// is not what the index says.
ExitCode make_family_again(const Input& index, const FamilyOptions& options, const Task& task);

}  // namespace p2c
