// A line "puzzle ..." of a spec.
#pragma once

#include "instances/families/family_spec.hpp"

namespace p2c {

/// Reads the rest of the line after its first word. A kind that was brought, if any, comes before
/// one of the list with the same name. Throws InputError.
FamilyLine read_family_line(TextReader& in, const FamilyLimits& limits, const PuzzleKind* brought);

}  // namespace p2c
