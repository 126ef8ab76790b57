// Made from the list that the program itself uses.
#include "cli/manual/padded.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/registry.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using PuzzlesArguments = Arguments<OutputOptions>;

ExitCode run_puzzles(const PuzzlesArguments& arguments, const Task& task) {
  std::vector<Json> list;
  std::string text;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    list.push_back(JsonMembers{{"name", kind.name}, {"about", kind.about}});
    text += padded(kind.name, 17) + std::string(kind.about) + "\n";
  }
  const JsonMembers report{{"format", 1}, {"puzzles", list}, {"version", kVersion}};
  task.out.write(arguments.json ? to_text(report) : text);
  return kDone;
}

}  // namespace

Verb puzzles_verb() {
  return {
      "puzzles", "", "list the kinds of puzzle", "", 0, 0, new_call<PuzzlesArguments, run_puzzles>};
}

}  // namespace p2c
