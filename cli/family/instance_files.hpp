// The two files of an instance, made of its line in the index.
#pragma once

#include <cstdint>
#include <string>

#include "cli/formula_work.hpp"
#include "instances/families/family_index.hpp"

namespace p2c {

struct InstanceFiles {
  std::string cnf;  // as `encode --connectivity elimination` writes it
  std::string map;  // as its --map
  std::int64_t variables = 0;
  std::int64_t clauses = 0;
  std::string gbd;
  std::string isohash;
};

/// Without a solver. Throws InputError for a puzzle that cannot be read, and what encoding throws.
InstanceFiles instance_files(const FamilyInstance& instance, const Stop& stop);

/// What the index says of the formula and is not so, in words; nothing where all is.
std::string wrong_figure(const FamilyInstance& instance, const InstanceFiles& files);
/// The same of the puzzle and its rules. Old indices say nothing of them.
std::string wrong_text(const FamilyInstance& instance);

}  // namespace p2c
