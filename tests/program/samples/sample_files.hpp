// The files of the sample puzzles; an answer of the same name is beside each.
#pragma once

#include <string>
#include <vector>

namespace p2c {

/// Of every kind, sorted.
std::vector<std::string> all_samples();

/// Of the kinds that are tried in each mode (tests/tested_kinds.hpp).
std::vector<std::string> usual_samples();

/// Whether a sample is one of those.
bool is_usual_sample(const std::string& file);

}  // namespace p2c
