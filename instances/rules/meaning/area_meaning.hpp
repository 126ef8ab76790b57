// Areas of equal numbers, joined by edges, each with as many cells as its number.
#pragma once

#include "instances/rules/meaning/values_of_answer.hpp"

namespace p2c {

/// Of kAreas: no where equal numbers are joined to more cells than that, or may not be to enough.
Says areas_fit(const Expression& its, const ValuesOfAnswer& values);
/// What is wrong with an answer without open slots.
Broken fault_of_areas(const Expression& its, const ValuesOfAnswer& values);

}  // namespace p2c
