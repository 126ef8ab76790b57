#include "cli/verb_hint.hpp"
#include "cli/verbs/padded.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using HelpArguments = Arguments<>;

std::string usage_line(const Verb& verb, const Call& call) {
  std::string line = "puzzle2cnf " + std::string(verb.name);
  if (call.has_groups()) line += " [options]";
  if (!verb.inputs.empty()) line += " " + std::string(verb.inputs);
  return line;
}

std::string overview() {
  std::string text = "puzzle2cnf " + std::string(kVersion) +
                     ": compiles logic puzzles to CNF, solves them and checks the answers\n\n";
  text += "  puzzle2cnf PUZZLE                  the same as 'puzzle2cnf encode PUZZLE'\n";
  for (const Verb& verb : verbs()) {
    const std::string call = std::string(verb.name) + " " + std::string(verb.inputs);
    text += "  puzzle2cnf " + padded(call, 23) + " " + std::string(verb.about) + "\n";
  }
  return text +
         "\nThe file '-' is stdin or stdout; a PUZZLE may be a URL or a game id. 'puzzle2cnf VERB "
         "--help' lists a "
         "verb's options.\n"
         "Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 bad input, 4 a limit was "
         "reached,\n"
         "5 output or a check failed, 130 and 143 interrupted.\n";
}

ExitCode run(const HelpArguments& arguments, const Task& task) {
  task.out.write(help_text(arguments.inputs.empty() ? "" : arguments.inputs[0]));
  return kDone;
}

}  // namespace

std::string help_text(const std::string& name) {
  if (name.empty()) return overview();
  for (const Verb& verb : verbs()) {
    if (verb.name != name) continue;
    const std::unique_ptr<Call> call = verb.call();
    std::string text = usage_line(verb, *call) + "\n\n" + std::string(verb.about) + ".\n";
    if (!verb.text.empty()) text += std::string(verb.text) + "\n";
    return text + "\n" + call->list().describe();
  }
  throw UsageError{"expected a verb after 'help', got '" + name + "'" + meant_verb(name)};
}

Verb help_verb() {
  return {"help", "[VERB]", "explain a verb", "", 0, 1, new_call<HelpArguments, run>};
}

}  // namespace p2c
