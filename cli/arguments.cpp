#include "cli/arguments.hpp"

#include <algorithm>
#include <array>
#include <boost/program_options.hpp>
#include <sstream>
#include <thread>

#include "encoder/format_table.hpp"

namespace puzzle2cnf {
namespace {

namespace po = boost::program_options;

constexpr int kMostThreads = 1024;
constexpr int kLongestSide = 1'000'000;  // of a picture
constexpr int kWhite = 255;

void add_encode_options(po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  add("to", po::value(&arguments.form)->value_name("FORM"),
      "cnf (default): DIMACS; opb: counts and sums as linear constraints; wcnf, wcnf-old: for "
      "MaxSAT solvers, in the form of 2022 or the one before");
  add("project", po::bool_switch(&arguments.project),
      "name the variables of the slots, for model counters");
  add("count-only", po::bool_switch(&arguments.count_only),
      "print the sizes of the formula instead of it");
}

// What is read, what is written, and where.
void add_file_options(unsigned groups, po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  if ((groups & kOutputOptions) != 0) {
    add("output,o", po::value(&arguments.output)->value_name("FILE"),
        "write to FILE instead of stdout; it must not exist");
    add("force", po::bool_switch(&arguments.force), "overwrite an existing FILE");
  }
  if ((groups & kToOption) != 0) {
    add("to", po::value(&arguments.to)->value_name("FORMAT"),
        "the format to write (default text; see 'puzzle2cnf formats')");
  }
  if ((groups & kEncodeOptions) != 0) add_encode_options(options, arguments);
  if ((groups & kPuzzleOptions) != 0) {
    add("from", po::value(&arguments.from)->value_name("FORMAT"),
        "the format of PUZZLE, where it is not to be detected");
    add("lenient", po::bool_switch(&arguments.lenient),
        "warn of what is wrong but can be understood, instead of refusing it");
  }
}

// How the rules become clauses, and what is said of them.
void add_formula_options(unsigned groups, po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  if ((groups & kConnectivityOption) != 0) {
    add("connectivity", po::value<std::string>()->value_name("HOW"),
        "cuts (default): add clauses as models break it; layers, elimination or paper: as "
        "clauses from the start");
  }
  if ((groups & kSolverOptions) != 0) {
    add("seed", po::value(&arguments.seed)->value_name("N"), "seed of the solver (default 0)");
    add("conflict-limit", po::value(&arguments.conflict_limit)->value_name("N"),
        "give up on a puzzle after N conflicts, with exit code 4; unlike a time limit "
        "reproducible");
  }
  if ((groups & kFormulaOptions) != 0) {
    add("connectivity", po::value<std::string>()->value_name("HOW"),
        "layers (default), elimination or paper: how connectivity is written");
    add("depth", po::value(&arguments.depth)->value_name("N"),
        "write at most N layers; answers that need more are lost");
    add("block", po::value(&arguments.blocked)->value_name("ANSWER")->composing(),
        "add the clause that forbids this answer; may be repeated");
  }
  if ((groups & kCardinalityOption) != 0) {
    add("cardinality", po::value<std::string>()->value_name("FORM"),
        "counts as network (default), totalizer, direct (plain clauses), or auto (the smallest)");
  }
  if ((groups & kNamesOptions) != 0) {
    add("annotate", po::bool_switch(&arguments.annotate),
        "say in a comment above each group of clauses what it states");
    add("varnames", po::bool_switch(&arguments.varnames),
        "name the variables of the slots in comments");
    add("map", po::value(&arguments.map)->value_name("FILE"),
        "write the meaning of the variables to FILE, as JSON");
  }
}

// Who solves, what comes of it beside the answer, and when to give up.
void add_run_options(unsigned groups, po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  if ((groups & kProofOption) != 0) {
    add("proof", po::value(&arguments.proof)->value_name("NAME.drat"),
        "where there is no solution, or no other, write a checked proof of it, and its CNF to "
        "NAME.cnf");
  }
  if ((groups & kOutsideOptions) != 0) {
    add("solver", po::value(&arguments.solver)->value_name("COMMAND"),
        "solve with this program, such as 'cadical -q'");
    add("format", po::value(&arguments.format)->value_name("FORM"),
        "text (default); sat: 's' and 'v' lines, exit codes 10, 20 and 0");
  }
  if ((groups & kResourceOptions) != 0) {
    add("time-limit", po::value(&arguments.time_limit)->value_name("SECONDS"),
        "give up after this time, with exit code 4");
    add("memory-limit", po::value(&arguments.memory_limit)->value_name("MB"),
        "give up above this size of the process, or of the solver's, with exit code 4");
  }
  if ((groups & kThreadsOption) != 0) {
    arguments.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    add("threads", po::value(&arguments.threads)->value_name("N"),
        "work on N puzzles at once (default: one per core)");
  }
}

// Which answers, and how they are shown.
void add_answer_options(unsigned groups, po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  if ((groups & kGivenOption) != 0) {
    add("given", po::value(&arguments.givens)->value_name("SLOT=VALUE")->composing(),
        "fix a slot beforehand, such as r2c3=1; may be repeated");
  }
  if ((groups & kLimitOption) != 0) {
    add("limit", po::value(&arguments.limit)->value_name("N"), "stop after N answers");
  }
  if ((groups & kPictureOption) != 0) {
    add("to", po::value(&arguments.picture)->value_name("KIND"),
        "txt, svg or png; without it by the ending of the output's name, else txt");
  }
  if ((groups & kTextStyleOptions) != 0) {
    add("ascii", po::bool_switch(&arguments.ascii), "draw with ASCII characters only");
    add("color", po::value(&arguments.color)->value_name("WHEN"),
        "colour in the drawing: auto (default: on a terminal, unless NO_COLOR is set), always, "
        "never");
  }
  if ((groups & kForcedOption) != 0) {
    add("forced", po::bool_switch(&arguments.forced),
        "show what is the same in every answer, '?' for the rest");
  }
}

// How an image becomes a picture, and what then comes of it.
void add_image_options(unsigned groups, po::options_description& options, Arguments& arguments) {
  auto add = options.add_options();
  if ((groups & kSizeOptions) != 0) {
    add("rows", po::value(&arguments.rows)->value_name("N"),
        "scale an image to N rows; without --cols in its proportions");
    add("cols", po::value(&arguments.cols)->value_name("N"),
        "scale an image to N columns; without --rows in its proportions");
  }
  if ((groups & kImageOptions) == 0) return;
  add("method", po::value(&arguments.method)->value_name("METHOD"),
      "threshold (default), dither, or squares: each filled cell darkens itself and its eight "
      "neighbours by a translucent square");
  add("threshold", po::value(&arguments.threshold)->value_name("N"),
      "cells with a grey value below N, 0 to 255, are filled; auto (default): by Otsu's method");
  add("unique", po::bool_switch(&arguments.unique),
      "give away the fewest cells that leave the picture as the only answer");
  add("repair", po::bool_switch(&arguments.repair),
      "change a few cells, until the clues alone leave one answer");
  add("sheet", po::value(&arguments.sheet)->value_name("FILE"),
      "draw image, board, clues, solved board and squares into FILE, NAME.svg or NAME.png");
}

po::options_description options_of(unsigned groups, Arguments& arguments) {
  po::options_description options("Options");
  add_file_options(groups, options, arguments);
  add_formula_options(groups, options, arguments);
  add_run_options(groups, options, arguments);
  add_answer_options(groups, options, arguments);
  add_image_options(groups, options, arguments);
  auto add = options.add_options();
  add("json", po::bool_switch(&arguments.json), "print one JSON document");
  add("quiet,q", po::bool_switch(&arguments.quiet), "no messages on stderr except errors");
  add("help,h", po::bool_switch(&arguments.help), "this text");
  return options;
}

void expect_one_of(const char* option, const std::string& value,
                   const std::vector<std::string>& words) {
  std::string list;
  for (const std::string& word : words) {
    if (word == value) return;
    list += (list.empty() ? "'" : word == words.back() ? " or '" : ", '") + word + "'";
  }
  throw UsageError{"expected " + list + " for " + option + ", got '" + value + "'"};
}

void check_format(const std::string& option, const std::string& name) {
  if (find_format(name) != nullptr) return;
  throw UsageError{"expected a format (" + format_names() + ") for " + option + ", got '" + name +
                   "'"};
}

template <class Choice, std::size_t N>
using Words = std::array<std::pair<std::string_view, Choice>, N>;

constexpr Words<Connectivity, 4> kConnectivities = {{{"cuts", Connectivity::kCuts},
                                                     {"layers", Connectivity::kLayers},
                                                     {"elimination", Connectivity::kElimination},
                                                     {"paper", Connectivity::kPaper}}};
constexpr Words<Cardinality, 4> kCardinalities = {{{"network", Cardinality::kNetwork},
                                                   {"totalizer", Cardinality::kTotalizer},
                                                   {"direct", Cardinality::kDirect},
                                                   {"auto", Cardinality::kAuto}}};

// The choice with this word; `from` leaves out the first ones.
template <class Choice, std::size_t N>
Choice choice_of(const char* option, const std::string& word, const Words<Choice, N>& choices,
                 std::size_t from = 0) {
  std::vector<std::string> words;
  for (std::size_t i = from; i < N; ++i) words.emplace_back(choices[i].first);
  expect_one_of(option, word, words);
  const auto found = std::find_if(choices.begin(), choices.end(),
                                  [&](const auto& choice) { return choice.first == word; });
  return found->second;
}

Connectivity connectivity_of(const std::string& word, bool for_file) {
  if (for_file && word == "cuts") {
    throw UsageError{
        "cuts are added while a solver runs, so they cannot be written to a file: "
        "expected 'layers', 'elimination' or 'paper' for --connectivity"};
  }
  return choice_of("--connectivity", word, kConnectivities, for_file ? 1 : 0);
}

void check_depth(const Arguments& arguments) {
  if (arguments.depth < 0) throw UsageError{"expected a number from 0 for --depth"};
  if (arguments.connectivity.value_or(Connectivity::kLayers) != Connectivity::kLayers) {
    throw UsageError{"--depth limits layers, so it goes with --connectivity layers only"};
  }
}

void check_image_options(const po::variables_map& values, const Arguments& arguments) {
  for (const auto& [option, number] :
       {std::pair("rows", arguments.rows), std::pair("cols", arguments.cols)}) {
    if (values.count(option) == 0 || (number >= 1 && number <= kLongestSide)) continue;
    throw UsageError{"expected a number from 1 to " + std::to_string(kLongestSide) + " for --" +
                     option};
  }
  expect_one_of("--method", arguments.method, {"threshold", "dither", "squares"});
  if (values.count("threshold") != 0 && arguments.method != "threshold") {
    throw UsageError{"--threshold goes with --method threshold"};
  }
  const std::string& threshold = arguments.threshold;
  const bool digits = !threshold.empty() && threshold.size() <= 3 &&
                      threshold.find_first_not_of("0123456789") == std::string::npos;
  if (threshold != "auto" && !(digits && std::stoi(threshold) <= kWhite)) {
    throw UsageError{"expected 'auto' or a number from 0 to 255 for --threshold, got '" +
                     threshold + "'"};
  }
  if (arguments.unique && arguments.repair) {
    throw UsageError{"--unique keeps the picture and --repair changes it: expected one of them"};
  }
}

void read_values(const po::variables_map& values, unsigned groups, Arguments& arguments) {
  const bool for_file = (groups & kFormulaOptions) != 0;
  if ((for_file || (groups & kConnectivityOption) != 0) && values.count("connectivity") != 0) {
    const auto& word = values["connectivity"].as<std::string>();
    arguments.connectivity = connectivity_of(word, for_file);
  }
  if (for_file && values.count("depth") != 0) check_depth(arguments);
  if ((groups & kCardinalityOption) != 0 && values.count("cardinality") != 0) {
    arguments.cardinality =
        choice_of("--cardinality", values["cardinality"].as<std::string>(), kCardinalities);
  }
  if ((groups & kPictureOption) != 0 && values.count("to") != 0) {
    expect_one_of("--to", arguments.picture, {"txt", "svg", "png"});
  }
  if ((groups & kEncodeOptions) != 0) {
    expect_one_of("--to", arguments.form, {"cnf", "opb", "wcnf", "wcnf-old"});
  }
  if ((groups & kOutsideOptions) != 0) {
    expect_one_of("--format", arguments.format, {"text", "sat"});
    if (values.count("solver") != 0 && arguments.solver.empty()) {
      throw UsageError{"expected a command for --solver"};
    }
  }
  if ((groups & kTextStyleOptions) != 0) {
    expect_one_of("--color", arguments.color, {"auto", "always", "never"});
  }
  if ((groups & kSolverOptions) != 0 && arguments.seed < 0) {
    throw UsageError{"expected a number from 0 for --seed"};
  }
  if ((groups & kResourceOptions) != 0 && values.count("time-limit") != 0 &&
      !(arguments.time_limit > 0 && arguments.time_limit <= 1e9)) {
    throw UsageError{"expected a number of seconds above 0 and up to 10^9 for --time-limit"};
  }
  if (arguments.threads < 1 || arguments.threads > kMostThreads) {
    throw UsageError{"expected a number from 1 to " + std::to_string(kMostThreads) +
                     " for --threads"};
  }
  if ((groups & kPuzzleOptions) != 0 && values.count("from") != 0) {
    check_format("--from", arguments.from);
  }
  if ((groups & kToOption) != 0) check_format("--to", arguments.to);
  if ((groups & kSizeOptions) != 0) check_image_options(values, arguments);
  for (const auto& [option, number] :
       {std::pair("limit", arguments.limit), std::pair("memory-limit", arguments.memory_limit),
        std::pair("conflict-limit", arguments.conflict_limit)}) {
    if (values.count(option) == 0 || (number >= 1 && number <= 1'000'000'000'000)) continue;
    throw UsageError{"expected a number from 1 to 10^12 for --" + std::string(option)};
  }
}

}  // namespace

Arguments parse_arguments(const std::vector<std::string>& words, unsigned groups) {
  Arguments arguments;
  po::options_description options = options_of(groups, arguments);
  options.add_options()("input", po::value(&arguments.inputs));
  po::positional_options_description positions;
  positions.add("input", -1);
  // No guessing: an abbreviation that works today would break with the next option.
  const int style = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;
  po::variables_map values;
  try {
    po::store(
        po::command_line_parser(words).options(options).positional(positions).style(style).run(),
        values);
    po::notify(values);
  } catch (const po::error& error) {
    throw UsageError{error.what()};
  }
  read_values(values, groups, arguments);
  return arguments;
}

EncodeOptions encode_options(const Arguments& arguments) {
  EncodeOptions options{arguments.connectivity.value_or(Connectivity::kLayers),
                        arguments.cardinality};
  options.depth_limit = arguments.depth;
  return options;
}

std::string_view word_of(Connectivity connectivity) {
  return std::find_if(kConnectivities.begin(), kConnectivities.end(),
                      [&](const auto& choice) { return choice.second == connectivity; })
      ->first;
}

std::string_view word_of(Cardinality cardinality) {
  return std::find_if(kCardinalities.begin(), kCardinalities.end(),
                      [&](const auto& choice) { return choice.second == cardinality; })
      ->first;
}

std::string describe_options(unsigned groups) {
  Arguments unused;
  std::ostringstream text;
  text << options_of(groups, unused);
  return text.str();
}

}  // namespace puzzle2cnf
