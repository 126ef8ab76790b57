// Made from the table that the program itself uses.
#include <algorithm>

#include "cli/manual/format_facts.hpp"
#include "cli/manual/padded.hpp"
#include "cli/report.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

struct SchemaOption {
  bool schema = false;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "schema", "", "print the JSON schema of puzzles as JSON"},
             &schema);
  }
};

using FormatsArguments = Arguments<OutputOptions, SchemaOption>;

JsonMembers format_json(const FormatRow& row) {
  const FormatFacts facts = facts_of(row);
  std::vector<Json> kinds;
  for (const FormatRow::Kind& kind : row.kinds) kinds.push_back(kind.kind->name);
  return {{"name", row.scheme.name},
          {"about", row.scheme.about},
          {"puzzles", kinds},
          {"writes", facts.writes},
          {"givens", facts.givens},
          {"answers", facts.answers},
          {"detected", !row.scheme.needs_name}};
}

// One line: name, how it is used, puzzles in a column of this width, what it is.
std::string format_line(const FormatRow& row, std::size_t kinds_width) {
  const FormatFacts facts = facts_of(row);
  return padded(row.scheme.name, 15) + padded(facts.writes ? "read, written" : "read", 15) +
         padded(row.scheme.needs_name ? "--from" : "detected", 10) +
         padded(carried_words(facts), 15) + padded(kinds_with(row), kinds_width) +
         std::string(row.scheme.about) + "\n";
}

ExitCode run_formats(const FormatsArguments& arguments, const Task& task) {
  if (arguments.schema) {
    task.out.write(puzzle_json_schema() + "\n");
    return kDone;
  }
  std::size_t widest = 0;
  for (const FormatRow& row : format_table()) widest = std::max(widest, kinds_with(row).size());
  std::vector<Json> list;
  std::string text;
  for (const FormatRow& row : format_table()) {
    list.push_back(format_json(row));
    text += format_line(row, widest + 1);
  }
  const JsonMembers report{{"format", 1}, {"formats", list}, {"version", kVersion}};
  task.out.write(arguments.json ? to_text(report) : text);
  return kDone;
}

}  // namespace

Verb formats_verb() {
  return {"formats", "", "list the formats of puzzles",          "",
          0,         0,  new_call<FormatsArguments, run_formats>};
}

}  // namespace p2c
