// Texts spoilt at random, always the same way for the same generator.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

/// The text after one or a few changes of bytes, tokens or lines. It may come back unchanged.
std::string mutated(Rng& rng, std::string text);

}  // namespace p2c
