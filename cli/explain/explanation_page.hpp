// An explanation as one self-contained HTML page.
#pragma once

#include <string>

#include "cli/explain/explaining.hpp"

namespace p2c {

/// The board, which the steps that are shown fill one after the other, by buttons and keys.
std::string explanation_page(const Explained& explained);

}  // namespace p2c
