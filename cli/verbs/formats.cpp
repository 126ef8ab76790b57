// Made from the table that the program itself uses.
#include "cli/report.hpp"
#include "cli/verbs/padded.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

using FormatsArguments = Arguments<OutputOptions>;

// What a format does for a kind: "r", "rw", and what it carries beside the puzzle.
struct Does {
  bool writes = false;
  bool givens = false;
  bool answers = false;
};

Does what_it_does(const FormatRow& row) {
  Does does;
  for (const FormatRow::Kind& kind : row.kinds) {
    does.writes = does.writes || kind.format->write;
    does.givens = does.givens || (kind.format->carries & kGivens) != 0;
    does.answers = does.answers || (kind.format->carries & kAnswer) != 0;
  }
  return does;
}

JsonMembers format_json(const FormatRow& row) {
  const Does does = what_it_does(row);
  std::vector<Json> kinds;
  for (const FormatRow::Kind& kind : row.kinds) kinds.push_back(kind.kind->name);
  return {{"name", row.scheme.name},
          {"about", row.scheme.about},
          {"puzzles", kinds},
          {"writes", does.writes},
          {"givens", does.givens},
          {"answers", does.answers},
          {"detected", !row.scheme.needs_name}};
}

// One line: name, how it is used, puzzles, what it is.
std::string format_line(const FormatRow& row) {
  const Does does = what_it_does(row);
  std::string kinds;
  for (const FormatRow::Kind& kind : row.kinds) {
    kinds += (kinds.empty() ? "" : " ") + std::string(kind.kind->name);
  }
  if (row.kinds.size() == puzzle_kinds().size()) kinds = "all";
  std::string carries = std::string(does.givens ? "givens" : "") +
                        (does.givens && does.answers ? ", " : "") + (does.answers ? "answer" : "");
  return padded(row.scheme.name, 12) + padded(does.writes ? "read, written" : "read", 15) +
         padded(row.scheme.needs_name ? "--from" : "detected", 10) +
         padded(carries.empty() ? "-" : carries, 15) + padded(kinds, 25) +
         std::string(row.scheme.about) + "\n";
}

ExitCode run(const FormatsArguments& arguments, const Task& task) {
  std::vector<Json> list;
  std::string text;
  for (const FormatRow& row : format_table()) {
    list.push_back(format_json(row));
    text += format_line(row);
  }
  const JsonMembers report{{"format", 1}, {"formats", list}, {"version", kVersion}};
  task.out.write(arguments.json ? to_text(report) : text);
  return kDone;
}

}  // namespace

Verb formats_verb() {
  return {"formats", "", "list the formats of puzzles", "", 0, 0, new_call<FormatsArguments, run>};
}

}  // namespace p2c
