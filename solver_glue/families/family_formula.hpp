// The formula of an instance, and what solvers say of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cnf_out/formula_text.hpp"
#include "cnf_out/model.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/unknowns.hpp"
#include "instances/families/family_puzzle.hpp"
#include "solver_glue/outside/external_solver.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace p2c {

/// How a formula of a family is written: as by `encode` with these options.
EncodeOptions family_encoding(const FamilyForm& form);

/// The whole formula before any shuffle, into an empty sink.
Unknowns fill_family_formula(const FamilyPuzzle& puzzle, ClauseSink& out);
/// As its file has it. The puzzle must outlive what is returned. Throws Stopped.
FillFormula family_formula(const FamilyPuzzle& puzzle, const Stop* stop);

/// What a solver says.
struct SolverVerdict {
  Status status = Status::kUnknown;
  double seconds = 0;                          // of processor time, if in this process
  std::optional<std::int64_t> conflicts = {};  // of CaDiCaL in this process
  std::string solver;
  std::optional<Answer> answer = {};  // when it is satisfiable
};

/// By CaDiCaL in this process, for so many seconds of processor time; no presolving, no cuts.
/// `stop` is for more than that. An answer is checked by every clause and rule. Throws Stopped
/// for `stop`, and CheckFailed.
SolverVerdict judge_formula(const FamilyPuzzle& puzzle, double seconds, const Stop* stop);

/// By a program outside, for so many seconds. Throws what run_solver does, and CheckFailed.
SolverVerdict judge_formula_outside(const FamilyPuzzle& puzzle, const SolverCommand& command,
                                    double seconds, const Stop* stop);

/// A run and the answer of its model.
struct CheckedRun {
  OutsideRun run;
  std::optional<Answer> answer = {};
};
/// The same for so many seconds of processor time, with what the program says of itself. After
/// more, or where it fails, it is kUnknown.
CheckedRun run_checked(const FamilyPuzzle& puzzle, const SolverCommand& command,
                       const RunWishes& wishes, const Stop* stop);

/// Whether minisat solves it in so many seconds of processor time. Throws as the one before.
bool is_solved_by_minisat(const FamilyPuzzle& puzzle, int seconds, const Stop* stop);

/// Whether CaDiCaL's proof that there is no model passes our checker. False where it is too long to
/// be checked. Throws Stopped, and CheckFailed for a proof that is wrong or for a model.
bool has_checked_proof(const FamilyPuzzle& puzzle, const Stop* stop);

}  // namespace p2c
