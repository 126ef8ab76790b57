// A formula in the form that explains.
#pragma once

#include "cnf_out/formula.hpp"

namespace p2c {

/// The clauses of each of its rules mean that rule, taken alone.
struct ExplainingFormula : Formula {
  ExplainingFormula() { want_rules(); }
};

}  // namespace p2c
