// Lines of a spec whose puzzles are not generated.
#pragma once

#include "instances/families/family_spec.hpp"

namespace p2c {

/// Each reads the rest of a line. Throws InputError.

/// After the word "file" or "collection": a name and items.
FamilyLine read_file_line(TextReader& in, const FamilyLimits& limits, bool collection);

/// After the kind and the word of a series: its numbers and items.
FamilyLine read_crafted_line(TextReader& in, const FamilyLimits& limits,
                             const CraftedSeries& series);

}  // namespace p2c
