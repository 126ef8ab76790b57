#include "cli/explain/explaining.hpp"
#include "cli/verbs/verb_table.hpp"

namespace p2c {
namespace {

using HintArguments = Arguments<ExplainingOptions>;

ExitCode run_hint(const HintArguments& arguments, const Task& task) {
  return run_explaining(arguments, {}, true, task);
}

}  // namespace

Verb hint_verb() {
  return {
      "hint",
      "PUZZLE [STATE]",
      "explain the next value that follows, or why an entry is wrong",
      "A STATE, here and for explain, is an ANSWER, whole or partial, or what a player has\n"
      "settled in a file in a format that carries positions.\n"
      "With -o NAME.html the steps are drawn in that file, and with NAME.svg the last of them;\n"
      "the text goes to stdout.\n"
      "Exit code 1 when the state is wrong, the puzzle has no answer, or nothing follows.",
      1,
      2,
      new_call<HintArguments, run_hint>};
}

}  // namespace p2c
