#include "cli/explain/explaining.hpp"
#include "cli/verbs/verb_table.hpp"

namespace p2c {
namespace {

using ExplainArguments = Arguments<ExplainingOptions, StepsOption>;

ExitCode run_explain(const ExplainArguments& arguments, const Task& task) {
  return run_explaining(arguments, arguments, false, task);
}

}  // namespace

Verb explain_verb() {
  return {
      "explain",
      "PUZZLE [STATE]",
      "solve a puzzle step by step, with the reasons of each step",
      "The easiest step comes first: one rule before two, short before long. With -o NAME.html\n"
      "the steps are drawn in that file, and with NAME.svg the last that is shown; the text goes\n"
      "to stdout.\n"
      "The level is the number of rules that have to be combined. Exit code 1 when the steps do\n"
      "not reach the end: the puzzle has several answers or none, or the state is wrong.",
      1,
      2,
      new_call<ExplainArguments, run_explain>};
}

}  // namespace p2c
