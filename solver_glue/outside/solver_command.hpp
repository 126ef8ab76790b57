// How an outside solver is called.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace p2c {

/// Words of a command, and how the formula and the answer go in and out.
struct SolverCommand {
  std::string name;                // its first word
  std::vector<std::string> words;  // with {cnf}, {out} and {proof} for the names of our files
  bool reads_stdin = false;        // the formula is its stdin
  bool writes_file = false;        // the answer is in {out}, and what it prints is not read
  bool writes_proof = false;       // to {proof}
};

/// A text that is not a command.
struct BadCommand : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class ProofWish { kNone, kProof };

/// Splits a text at blanks; between two ' or two " blanks are like other characters. Nothing else
/// has a meaning: no shell expands anything. Without {cnf}, {out} or {stdin} the
/// program's usual arguments are added, which for one that is not known is the file's name. A
/// command has {proof} exactly where a proof is wished for; it is added for programs that are
/// known. Throws BadCommand.
SolverCommand parse_solver_command(std::string_view text, ProofWish proof = ProofWish::kNone);

/// The solvers whose arguments are known, for help.
std::string known_solvers();

/// The words, with the names of the files in their places.
std::vector<std::string> words_of(const SolverCommand& command, const std::string& cnf,
                                  const std::string& out, const std::string& proof = {});

}  // namespace p2c
