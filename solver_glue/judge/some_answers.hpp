// Answers of boards, as far as a limit of conflicts goes.
#pragma once

#include <cstdint>

#include "instances/documents/registry.hpp"

namespace p2c {

/// How many answers a board has, `most` where there are as many or more; -1: the limit came first.
/// Throws Stopped and TooLarge, and CheckFailed.
int answers_up_to(const AnyPuzzle& puzzle, int most, std::int64_t conflicts, const Stop* stop);

}  // namespace p2c
