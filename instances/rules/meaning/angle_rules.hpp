// The angles of what is not filled, around the corners of cells of which halves may be filled.
#pragma once

#include "instances/puzzle.hpp"
#include "instances/rules/meaning/values_of_answer.hpp"

namespace p2c {

/// Around one vertex of a Lattice all angles are of 90, 180 or 360 degrees, those on both sides of
/// a filled half being two: a no exactly where no way to fill its cells is left. What is outside
/// the board is filled, and cells of which no half may be.
Says angles_at(const Expression& its, const ValuesOfAnswer& values, int vertex);

/// kAngles: around all of them.
Says angles_are_right(const Expression& its, const ValuesOfAnswer& values);

/// The first vertex of a whole answer where they are not, in words.
Broken fault_of_angles(const Expression& its, const ValuesOfAnswer& values);

}  // namespace p2c
