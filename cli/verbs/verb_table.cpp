#include <iostream>

#include "cli/reader_gone.hpp"
#include "cli/verbs.hpp"
#include "cli/verbs/picture.hpp"
#include "instances/text/text_reader.hpp"
#include "solver_glue/outside/solver_command.hpp"

namespace puzzle2cnf {
namespace {

// What help says of a verb beside its line. PUZZLE is explained with solve.

constexpr std::string_view kEncodeText =
    "A bare 'puzzle2cnf PUZZLE' does the same. Connectivity is written as distance layers; by\n"
    "elimination it is smaller and most solvers are faster; paper is there for comparison.\n"
    "Of an image the translucent squares are written, as clauses with costs: with --to wcnf, "
    "wcnf-old\n"
    "or opb.\n"
    "Any input or output whose name ends in .gz, .bz2, .xz or .zst is compressed.\n"
    "An ANSWER to block must be right, else exit code 1.";

constexpr std::string_view kUniqueText =
    "Prints 'unique', 'several' or 'none', then the answers, then the slots that differ.\n"
    "With -o NAME.svg or NAME.png the answers are drawn into that file, two side by side with\n"
    "their differences highlighted, and the text goes to stdout.\n"
    "With --proof NAME.drat, as for solve; the last clause of NAME.cnf forbids the answer found,\n"
    "and the proof says that this CNF has no other model on the slots.\n"
    "Exit code 1 unless every puzzle is unique.";

constexpr std::string_view kCheckProofText =
    "The proof is in the DRAT format, text or binary; each step must follow by unit propagation\n"
    "(RUP). Steps of other kinds (RAT) are not supported. Deletions of what is not there, and of\n"
    "units, are ignored. The proof ends at the empty clause, or once unit propagation alone finds\n"
    "a contradiction.\n"
    "Prints 'verified', or the first bad step with exit code 1.";

constexpr std::string_view kShowText =
    "As text for a terminal, SVG or PNG. Without an ANSWER the givens are drawn, and the answer\n"
    "that the file of PUZZLE carries; of two, both are drawn and their differences highlighted.";

// Around the solvers that are known.
constexpr std::string_view kSolveText =
    "A PUZZLE, here and elsewhere, is a file, '-', the URL of a puzzle (which is not fetched),\n"
    "or, with --from, a game id such as 3x3:1a1f. A file of that name comes first.\n"
    "Above the answer stands a drawing, as comment lines; not with --quiet, nor where it is wider\n"
    "than 200 columns or has more than 10000 cells. With -o NAME.svg or NAME.png the answer is\n"
    "drawn into that file, and the text goes to stdout.\n"
    "With --proof NAME.drat, where there is no solution: the formula that has no model goes to\n"
    "NAME.cnf, as encode writes it, and a proof of it to NAME.drat, which check-proof takes.\n"
    "Both are there only once the proof has passed that check. For one puzzle at a time.\n"
    "Exit code 1 when a puzzle has no solution.\n"
    "With --solver or --format sat the formula is the one of encode with the same options: no\n"
    "presolving, no cuts. COMMAND is split at blanks, quotes keep a word together, and no shell\n"
    "reads it. {cnf} stands for our file, {out} for a result file as MiniSat's, and the word\n"
    "{stdin} says that the formula is the solver's stdin; without them the usual arguments of\n";
constexpr std::string_view kSolveTextBehind =
    "\n"
    "are added, {cnf} for others. A model counts when it keeps every clause and rule;\n"
    "UNSATISFIABLE is the solver's word. Exit code 5 when the solver fails or lies, 4 when it\n"
    "says UNKNOWN.";

}  // namespace

const std::vector<Verb>& verbs() {
  constexpr unsigned kReading = kOutputOptions | kGivenOption | kPuzzleOptions;
  constexpr unsigned kEncoding = kReading | kResourceOptions | kCardinalityOption;
  constexpr unsigned kSearching = kEncoding | kSolverOptions | kConnectivityOption;
  static const std::string solve_text =
      std::string(kSolveText) + known_solvers() + std::string(kSolveTextBehind);
  static const std::vector<Verb> table = {
      {"encode", "PUZZLE", "write the puzzle as DIMACS CNF", kEncodeText, 1, 1,
       kEncoding | kFormulaOptions | kNamesOptions | kEncodeOptions | kSizeOptions, run_encode},
      {"explain-clause", "PUZZLE N...", "say what clauses of the puzzle's CNF state",
       "N is the number of a clause in what encode writes with the same options; the first is 1.",
       2, -1, kEncoding | kFormulaOptions, run_explain},
      {"solve", kPuzzles, "find an answer with CaDiCaL in this process, or with another solver",
       solve_text, 1, -1,
       kSearching | kThreadsOption | kForcedOption | kTextStyleOptions | kOutsideOptions |
           kProofOption,
       run_solve},
      {"unique", kPuzzles, "say whether there is exactly one answer", kUniqueText, 1, -1,
       kSearching | kThreadsOption | kProofOption, run_unique},
      {"count", kPuzzles, "count the answers",
       "Prints the number, or 'at least N' when --limit or --time-limit ends the count.", 1, -1,
       kSearching | kThreadsOption | kLimitOption, run_count},
      {"enumerate", kPuzzles, "print the answers one behind the other", "", 1, -1,
       kSearching | kLimitOption, run_enumerate},
      {"decode", "PUZZLE OUTPUT", "turn a SAT solver's output into a checked answer",
       "OUTPUT has 's' and 'v' lines, or is MiniSat's result file.", 2, 2, kReading, run_decode},
      {"verify", "PUZZLE ANSWER", "check an answer by the rules alone",
       "Prints 'ok', or the first broken rule with exit code 1.", 2, 2, kReading, run_verify},
      {"check-proof", "CNF PROOF", "check a proof that a CNF has no model", kCheckProofText, 2, 2,
       kOutputOptions | kResourceOptions, run_check_proof},
      {"show", "PUZZLE [ANSWER...]", "draw a puzzle, or an answer, or how two differ", kShowText, 1,
       3, kReading | kPictureOption | kTextStyleOptions, run_show},
      {"convert", "PUZZLE [ANSWER]", "write the puzzle in another format",
       "With an ANSWER, which must be right, it is filled in where the format has a place for it.",
       1, 2, kReading | kToOption, run_convert},
      {"picture", "IMAGE", kPictureAbout, kPictureText, 1, 1,
       kOutputOptions | kToOption | kSizeOptions | kImageOptions | kResourceOptions |
           kSolverOptions,
       run_picture},
      {"formats", "", "list the formats of puzzles", "", 0, 0, kOutputOptions, run_formats},
      {"puzzles", "", "list the kinds of puzzle", "", 0, 0, kOutputOptions, run_puzzles},
      {"help", "[VERB]", "explain a verb", "", 0, 1, 0, run_help},
  };
  return table;
}

void say(std::string_view message) {
  if (is_reader_gone()) return;
  std::cerr << "puzzle2cnf: " + printable(message) + "\n";  // whole lines, also from threads
}

}  // namespace puzzle2cnf
