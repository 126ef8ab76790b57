#include "cli/option_table.hpp"

#include <algorithm>
#include <thread>

namespace puzzle2cnf {
namespace {

namespace po = boost::program_options;

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
        "give up on a puzzle after this time, with exit code 4");
    add("memory-limit", po::value(&arguments.memory_limit)->value_name("MB"),
        "give up above this size of the process (some 5 MB when idle), or of the solver's, with "
        "exit "
        "code 4; several puzzles are then worked on one after the other");
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

}  // namespace

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

}  // namespace puzzle2cnf
