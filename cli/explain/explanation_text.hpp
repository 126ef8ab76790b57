// An explanation as text for people.
#pragma once

#include <string>
#include <vector>

#include "cli/explain/explaining.hpp"

namespace p2c {

/// What is to be said before the steps: what is wrong, or what the steps lead to. May be empty.
std::string heading(const Explained& explained);
/// Rules and facts that contradict each other; empty where there are none.
std::vector<std::string> contradiction_lines(const Explained& explained);
/// A step (from 0) as a sentence.
std::string sentence_of(const Explained& explained, std::size_t step);
/// How it ends: what is left open, and where to go on. May be empty.
std::string ending(const Explained& explained);
/// "level 2, 140 steps, 3 of two or more rules".
std::string stats_line(const Explained& explained);

/// All of them, a line each.
std::string explanation_text(const Explained& explained);

}  // namespace p2c
