// What a formula's file says of the puzzle, for people.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/options.hpp"
#include "encoder/outline.hpp"
#include "instances/documents/registry.hpp"

namespace p2c {

/// The program, the puzzle, which variables stand for which slots, and how connectivity is written,
/// `cut_off` when too few layers are; a line each. With `varnames` the value of each variable of a
/// slot, too.
std::vector<std::string> formula_comments(const AnyPuzzle& puzzle, const EncodeOptions& options,
                                          bool cut_off, bool varnames, const Stop* stop = nullptr);

/// What the other variables stand for, "var 57 pair(r1c1,r1c2) <=>" with the sense at the end, and
/// the lists that such names refer to.
std::vector<std::string> auxiliary_comments(const Outline& outline);

}  // namespace p2c
