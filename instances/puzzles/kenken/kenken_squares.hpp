// Random Latin squares: rows one after the other, digits from 1 to n.
#pragma once

#include "instances/puzzle.hpp"

namespace p2c {

/// The cyclic square with its rows, columns and digits in random order: quick, but only few squares
/// are of this form.
Answer cyclic_square(Rng& rng, int n);

/// Any square, all about equally likely.
Answer random_square(Rng& rng, int n);

/// A square that has much in common with this one. Up to n = 2 it may be the same.
Answer nearby_square(Rng& rng, int n, const Answer& square);

}  // namespace p2c
