// A line "puzzle ..." of a spec.
#pragma once

#include "instances/families/family_spec.hpp"

namespace p2c {

/// Reads the rest of the line after its first word. Throws InputError.
FamilyLine read_family_line(TextReader& in, const FamilyLimits& limits);

}  // namespace p2c
