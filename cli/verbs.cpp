#include "cli/verbs.hpp"

#include <iostream>

namespace puzzle2cnf {

const std::vector<Verb>& verbs() {
  constexpr unsigned kSearching = kOutputOptions | kSolverOptions | kTimeLimitOption;
  static const std::vector<Verb> table = {
      {"encode", "PUZZLE", "write the puzzle as DIMACS CNF",
       "A bare 'puzzle2cnf PUZZLE' does the same. Connectivity is written as distance layers.", 1,
       1, kOutputOptions | kTimeLimitOption, run_encode},
      {"solve", "PUZZLE...", "find an answer in this process with CaDiCaL",
       "Exit code 1 when a puzzle has no solution.", 1, -1, kSearching, run_solve},
      {"unique", "PUZZLE...", "say whether there is exactly one answer",
       "Prints 'unique', 'several' or 'none', then the answers, then the slots that differ.\n"
       "Exit code 1 unless every puzzle is unique.",
       1, -1, kSearching, run_unique},
      {"decode", "PUZZLE OUTPUT", "turn a SAT solver's output into a checked answer",
       "OUTPUT has 's' and 'v' lines, or is MiniSat's result file.", 2, 2, kOutputOptions,
       run_decode},
      {"verify", "PUZZLE ANSWER", "check an answer by the rules alone",
       "Prints 'ok', or the first broken rule with exit code 1.", 2, 2, kOutputOptions, run_verify},
      {"puzzles", "", "list the kinds of puzzle", "", 0, 0, kOutputOptions, run_puzzles},
      {"help", "[VERB]", "explain a verb", "", 0, 1, 0, run_help},
  };
  return table;
}

void say(std::string_view message) { std::cerr << "puzzle2cnf: " << message << "\n"; }

}  // namespace puzzle2cnf
