// Models, and the output of a SAT solver as text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "encoder/clauses/lit.hpp"

namespace p2c {

enum class Status { kSatisfiable, kUnsatisfiable, kUnknown };

/// As in the "s" line of a solver.
std::string_view status_name(Status status);

/// A truth value for each variable; variables without one are false.
class Model {
 public:
  void set(Lit x) {
    const auto variable = static_cast<std::size_t>(x.variable());
    if (values_.size() <= variable) values_.resize(variable + 1, 0);
    values_[variable] = x.positive() ? 1 : -1;
  }

  bool operator()(Lit x) const {
    if (x == kTrue || x == kFalse) return x == kTrue;
    return (sign(x) > 0) == x.positive();
  }
  /// True when the variable of x was set at all.
  bool has(Lit x) const { return sign(x) != 0; }

 private:
  int sign(Lit x) const {
    const auto variable = static_cast<std::size_t>(x.variable());
    return variable < values_.size() ? values_[variable] : 0;
  }

  std::vector<signed char> values_;
};

struct SolverOutput {
  Status status = Status::kUnknown;
  Model model;
};

/// Reads the "s" and "v" lines of a solver, or MiniSat's result file ("SAT", the literals, 0).
/// Literals may be written x1 and -x2, as solvers of linear constraints do; there no 0 ends a
/// model. Of a MaxSAT solver, "o" lines and "s OPTIMUM FOUND", the last model counts, which may
/// also be one word of 0 and 1, a digit for each variable, or lack its 0. Throws InputError for
/// anything else: no or two status lines, a model that is missing, cut short, has both signs of a
/// variable or a variable above `most`. Keeps the values of the variables up to `last` only.
SolverOutput read_solver_output(std::string_view text, const std::string& file,
                                int last = kTrue.variable(), int most = kTrue.variable() - 1);

/// The "v" lines of a model: all variables from 1, then 0.
std::string print_model(const Model& model, int variables);

}  // namespace p2c
