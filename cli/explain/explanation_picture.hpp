// One step of an explanation as a picture.
#pragma once

#include <string>

#include "cli/explain/explaining.hpp"

namespace p2c {

/// SVG of the board after the last step that is shown, with its conclusions, its facts and what its
/// rules are about highlighted, as on the page.
std::string explanation_svg(const Explained& explained);

}  // namespace p2c
