// The description that a submission needs, as TeX.
#pragma once

#include <string>
#include <vector>

#include "instances/families/family_index.hpp"

namespace p2c {

/// One or two pages in the style of IEEE proceedings, with a table of the instances and a plot of
/// the seconds that solvers took. Authors are to be filled in.
std::string family_description(const std::vector<FamilyInstance>& instances);

}  // namespace p2c
