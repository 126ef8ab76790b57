// Products, differences and quotients of some numbers, of which each is in a range from 0 on.
#pragma once

#include <vector>

#include "instances/rules/meaning/values_of_answer.hpp"

namespace p2c {

/// The range of their product: 1 of none. What is above 2^62 is 2^62.
Range product_of(const std::vector<Range>& numbers);

/// A range in which the largest less all others is: 0 of none.
Range difference_of(const std::vector<Range>& numbers);

/// Whether the largest is `quotient` times the product of all others, which is not 0. No of no
/// numbers. While one is open it says no only where the others must be too large.
Says quotient_is(const std::vector<Range>& numbers, std::int64_t quotient);

}  // namespace p2c
