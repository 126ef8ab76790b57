// Looking for an answer in the formula that `encode` writes: no presolving, no cuts.
#pragma once

#include <cstdint>
#include <string>

#include "cnf_out/dimacs.hpp"
#include "encoder/document.hpp"
#include "solver_glue/external_solver.hpp"
#include "solver_glue/solver_command.hpp"

namespace puzzle2cnf {

/// What a model says about the slots.
struct ModelAnswer {
  Answer answer;
  Broken broken;  // why it is none
};
ModelAnswer answer_of(const Document& document, const Unknowns& x, const Model& model);

struct FormulaAnswer {
  Status status = Status::kUnknown;
  Model model;    // when kSatisfiable: of all variables, and
  Answer answer;  // passed by the rules
  FormulaSize size{};
  double encode_seconds = 0;
  double solve_seconds = 0;
  std::string solver;
};

/// With CaDiCaL in this process. The model is held against every clause. kUnknown: a stop was asked
/// for, or the conflict limit (0: none) was reached. Throws Stopped, CheckFailed.
FormulaAnswer solve_formula(const Document& document, const EncodeOptions& options, int seed,
                            std::int64_t conflict_limit, const Stop* stop);

/// With a program outside. Throws what run_solver does, and CheckFailed.
FormulaAnswer solve_formula_outside(const Document& document, const EncodeOptions& options,
                                    const SolverCommand& command, std::int64_t memory_limit,
                                    const Stop* stop);

}  // namespace puzzle2cnf
