// The puzzle of an instance, before any solver runs on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cnf_out/model.hpp"
#include "instances/families/family_spec.hpp"
#include "instances/limits/stop.hpp"

namespace p2c {

/// A puzzle as text, and what its making shows of the status.
struct InstancePuzzle {
  std::string text;
  Status status = Status::kUnknown;
  std::string known_by = {};     // as in the index; empty: not known
  std::string answer = {};       // as text
  bool may_ask_cadical = false;  // while it is made
};

/// Nothing where the generator finds none, or where no clue could be changed. Throws Stopped, and
/// CheckFailed for a generated answer that breaks a rule.
std::optional<InstancePuzzle> make_instance_puzzle(const FamilyLine& line, std::int64_t seed,
                                                   const Stop* stop);

}  // namespace p2c
