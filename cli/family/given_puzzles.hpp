// The puzzles of a spec that are in files.
#pragma once

#include "cli/family/family_options.hpp"
#include "cli/verbs.hpp"
#include "instances/families/family_spec.hpp"

namespace p2c {

/// Reads those of the lines "file" and "collection", whose paths begin where the spec is, into
/// their lines. Throws InputError, also for a line without source and licence whose puzzles would
/// be published.
void read_given_puzzles(FamilySpec& spec, const std::string& spec_name,
                        const FamilyOptions& options, const Task& task);

/// MD5 of all of them; empty where there are none.
std::string given_hash(const FamilySpec& spec);

}  // namespace p2c
