#include "cli/family/check_family.hpp"
#include "cli/family/family_products.hpp"
#include "cli/family/make_family.hpp"
#include "cli/file_names.hpp"
#include "cli/options/limit_options.hpp"
#include "cli/verbs/verb_table.hpp"

namespace p2c {
namespace {

using FamilyCall = Arguments<FamilyOptions, LimitOptions, ThreadsOption>;

constexpr const char* kFamilyText =
    "SPEC is a text with a line for each item:\n"
    "  family NAME\n"
    "  puzzle KIND ROWS COLS seeds A-B variant puzzle|blocked|clue [ITEM VALUE]...\n"
    "  puzzle KIND ROWS COLS variant room clues K [K]...\n"
    "  file NAME [source S licence L] [as WORD] [prove]\n"
    "  collection NAME [source S licence L] [as WORD] [keep N] [prove]\n"
    "  KIND SERIES N...\n"
    "  connectivity FORM; cardinality FORM; shuffle seed S | nothing\n"
    "  solver NAME COMMAND; version NAME COMMAND; conflicts NAME WORDS\n"
    "  run NAME seconds N [shuffles K] [median M] [spread R] [solved | unsolved]\n"
    "  measure cadical-seconds N | nothing\n"
    "  filter [minisat-seconds N] [cadical-seconds N]\n"
    "A formula of the variant puzzle is that of a generated puzzle, and has a model; blocked\n"
    "forbids the one answer of a puzzle; clue has a number in one clue one more or one less; room\n"
    "is a board of large rooms with these clues, side by side. A SERIES has boards that are made "
    "to\n"
    "be hard. Other items are 'keep N', the "
    "first\n"
    "N seeds that count; 'as WORD', a word in the names of the files; 'prove', a proof where "
    "there\n"
    "is no model, checked and thrown away; and the style of the puzzles, as the options of\n"
    "generate without '--'.\n"
    "'measure' and 'filter' are for the lines below them: CaDiCaL gets so many seconds. With\n"
    "'filter' an instance counts only if it is solved, and minisat does not solve it in its time.\n"
    "DIR gets each instance as NAME.cnf.xz, its variables as NAME.map.json, and index.csv. With\n"
    "an index in place of SPEC the files are made again, without a solver.\n"
    "An interrupted run leaves DIR.rows.part: the same command with --resume goes on.\n"
    "--check DIR reads all of it: exit code 1 where a file is not what the index says. A short\n"
    "search confirms the status of what is easy.\n"
    "Exit code 4 where a line has fewer instances than it is to keep; DIR is made all the same.";

ExitCode run_family(const FamilyCall& arguments, const Task& task) {
  const std::string& input = arguments.inputs[0];
  if (arguments.check) {
    check_file_names(task.common, "-", arguments.declared->files());
    expect_new_products(arguments);
    return check_family(input, arguments, task);
  }
  if (arguments.directory.empty()) throw UsageError{"expected a directory to make: -o DIR"};
  expect_compression_for(arguments.directory + "/NAME.cnf.xz");
  const Input spec = read_input(input, task.stop);
  if (is_index(spec.text)) return make_family_again(spec, arguments, task);
  // With one puzzle at a time the memory of the process is that puzzle's.
  const int threads = arguments.memory_limit > 0 ? 1 : arguments.threads;
  return make_family(spec, arguments, threads, task);
}

}  // namespace

Verb family_verb() {
  return {"family",
          "SPEC",
          "make a family of instances for a SAT competition",
          kFamilyText,
          1,
          1,
          new_call<FamilyCall, run_family>,
          "reads and writes folders"};
}

}  // namespace p2c
