// An explanation as JSON.
#pragma once

#include "cli/explain/explaining.hpp"
#include "instances/formats/json_text.hpp"

namespace p2c {

/// With the steps, unless only their counts are wanted.
JsonMembers explanation_report(const Explained& explained, bool with_steps);

}  // namespace p2c
