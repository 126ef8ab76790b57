// Looking for an answer in the formula that `encode` writes: no presolving, no cuts.
#pragma once

#include <optional>
#include <string>

#include "cnf_out/dimacs.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/document.hpp"
#include "solver_glue/outside/external_counter.hpp"
#include "solver_glue/outside/external_solver.hpp"
#include "solver_glue/outside/solver_command.hpp"
#include "solver_glue/search.hpp"

namespace p2c {

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
  std::string proof = {};  // when kUnsatisfiable, of a command that writes one
};

/// With CaDiCaL in this process; no presolving, and connectivity by clauses, so never kCuts. The
/// model is held against every clause. kUnknown: a stop was asked for, or the conflict limit was
/// reached. Throws TooLarge, Stopped, CheckFailed.
FormulaAnswer solve_formula(const Document& document, const SearchOptions& options);

/// With a program outside, under the memory limit. With `known` an answer other than that one.
/// Throws what run_solver does, and CheckFailed.
FormulaAnswer solve_formula_outside(const Document& document, const SolverCommand& command,
                                    const SearchOptions& options,
                                    const std::optional<Answer>& known = {});

/// With a model counter, over the slots. Throws what run_counter does.
OutsideCount count_formula_outside(const Document& document, const SolverCommand& command,
                                   const SearchOptions& options);

}  // namespace p2c
