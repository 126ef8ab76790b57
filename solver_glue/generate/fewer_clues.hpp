// Leaving clues out as long as a puzzle has one answer.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "solver_glue/generate/rule_versions.hpp"

namespace p2c {

/// Clues of a puzzle with all its clues.
using Clues = std::vector<int>;

/// Looks for another answer of a puzzle, which lacks some clues of a fuller one; where there is
/// one, it is put into `other`.
using OtherWithout =
    std::function<Status(const AnyPuzzle& puzzle, const AnyPuzzle& fuller, Answer& other)>;

/// Clues that go together or stay.
using Orbit = std::vector<int>;
using Orbits = std::vector<Orbit>;

/// Leaves out orbits in random order, each unless there is another answer then, or it is not known,
/// until so many clues have gone, or nearly. The orbits that go, in the order in which they went.
/// `full` has one answer. Throws Stopped.
Orbits orbits_to_leave_out(const OtherWithout& other, const AnyPuzzle& full, Orbits orbits,
                           std::size_t most, const Stop* stop, Rng& rng);

/// Each clue alone.
Orbits orbits_of_one(const Clues& clues);
/// Those of the first so many orbits; ascending.
Clues clues_in(const Orbits& orbits, std::size_t count);

struct FewestClues {
  Clues kept;                    // leave one answer
  std::int64_t lower_bound = 0;  // no set of fewer clues of `full` does
  bool optimal() const { return lower_bound == static_cast<std::int64_t>(kept.size()); }
};

/// Without a limit it ends with optimal(), if each clue alone excludes answers; when options.stop
/// says so, or a question took too many conflicts, with the best so far. `answer` is the only one
/// of `full`.
FewestClues find_fewest_clues(RuleVersions& versions, const AnyPuzzle& full, const Answer& answer,
                              const RuleVersionsOptions& options);

}  // namespace p2c
