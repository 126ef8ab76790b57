// The command line of one verb.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "encoder/clauses/options.hpp"

namespace puzzle2cnf {

/// Wrong use of the command line: exit code 2.
struct UsageError {
  std::string message;
  bool spares_stdout = false;  // not printed as JSON: stdout is the file that it is about
};

struct Arguments {
  std::vector<std::string> inputs;
  std::string output = "-";
  bool force = false;
  bool json = false;
  bool quiet = false;
  bool help = false;
  std::string picture;              // show: txt, svg or png; empty: by the output's name
  bool ascii = false;               // drawings as text
  std::string color = "auto";       // auto, always or never
  bool forced = false;              // solve: what all answers share
  std::vector<std::string> givens;  // each SLOT=VALUE
  std::int64_t limit = 0;           // answers; 0: no limit
  int seed = 0;
  std::int64_t memory_limit = 0;             // MB of 10^6 bytes; 0: none
  std::int64_t conflict_limit = 0;           // of the solver, for each puzzle; 0: none
  double time_limit = 0;                     // seconds; 0: none
  int threads = 1;                           // puzzles worked on at once
  std::string from;                          // the format of puzzles; empty: detected
  bool lenient = false;                      // read puzzles that can be understood
  std::string to = "text";                   // convert: the format written
  std::string form = "cnf";                  // encode: cnf or opb
  bool project = false;                      // encode: name the variables to count over
  bool count_only = false;                   // encode: sizes instead of the formula
  std::vector<std::string> blocked;          // encode: files of answers to forbid
  std::optional<Connectivity> connectivity;  // none: what is best for the verb
  int depth = -1;                            // in a file: layers at most; -1: no limit
  Cardinality cardinality = Cardinality::kNetwork;
  bool annotate = false;        // encode: say what each group of clauses states
  bool varnames = false;        // encode: name the slots' variables
  std::string solver;           // solve: the command of an outside solver; empty: in this process
  std::string format = "text";  // solve: or sat
  std::string proof;            // solve, unique: a file for the proof, NAME.drat; empty: none
  std::string map;              // encode: a file for the meaning of the variables; empty: none
  int rows = 0;                 // of a picture; 0: from the columns or the image
  int cols = 0;
  std::string method = "threshold";  // picture: or dither, squares
  std::string threshold = "auto";    // picture: or a number from 0 to 255
  bool unique = false;               // picture: find givens that leave one answer
  bool repair = false;               // picture: change cells until there is one answer
  std::string sheet;                 // picture: a file for the round trip; empty: none
};

/// Groups of options that a verb takes, beside --json, --quiet and --help.
enum OptionGroup : unsigned {
  kOutputOptions = 1,
  kSolverOptions = 2,
  kResourceOptions = 4,
  kGivenOption = 8,
  kLimitOption = 16,
  kForcedOption = 32,
  kThreadsOption = 64,
  kPictureOption = 128,
  kTextStyleOptions = 256,
  kPuzzleOptions = 512,
  kToOption = 1024,
  kCardinalityOption = 2048,
  kNamesOptions = 4096,
  kEncodeOptions = 8192,
  kFormulaOptions = 16384,
  kProofOption = 32768,
  kOutsideOptions = 65536,
  kSizeOptions = 131072,
  kImageOptions = 262144,
  kConnectivityOption = 524288,
};

/// Throws UsageError.
Arguments parse_arguments(const std::vector<std::string>& words, unsigned groups);

/// For a formula in a file: no cuts there.
EncodeOptions encode_options(const Arguments& arguments);

/// The words of --connectivity and --cardinality.
std::string_view word_of(Connectivity connectivity);
std::string_view word_of(Cardinality cardinality);

/// The options as people read them.
std::string describe_options(unsigned groups);

}  // namespace puzzle2cnf
