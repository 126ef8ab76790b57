// The verbs that print lists and help, made from the tables that the program itself uses.
#include "cli/report.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "instances/documents/format_table.hpp"

namespace puzzle2cnf {
namespace {

std::string padded(std::string_view text, std::size_t width) {
  std::string out(text);
  out.resize(std::max(width, text.size()), ' ');
  return out;
}

std::string usage_line(const Verb& verb) {
  std::string line = "puzzle2cnf " + std::string(verb.name);
  if (verb.option_groups != 0) line += " [options]";
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
         "\nA file '-' is stdin or stdout; a PUZZLE may be a URL or a game id. 'puzzle2cnf VERB "
         "--help' lists a "
         "verb's options.\n"
         "Exit codes: 0 done, 1 the answer is no, 2 wrong usage, 3 bad input, 4 a limit was "
         "reached,\n"
         "5 output or a check failed, 130 and 143 interrupted.\n";
}

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

Json format_json(const FormatRow& row) {
  const Does does = what_it_does(row);
  Json kinds = Json::array();
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

}  // namespace

std::string help_text(const std::string& name) {
  if (name.empty()) return overview();
  for (const Verb& verb : verbs()) {
    if (verb.name != name) continue;
    std::string text = usage_line(verb) + "\n\n" + std::string(verb.about) + ".\n";
    if (!verb.text.empty()) text += std::string(verb.text) + "\n";
    return text + "\n" + describe_options(verb.option_groups);
  }
  throw UsageError{"expected a verb behind 'help', got '" + name + "'"};
}

ExitCode run_help(const Task& task) {
  const auto& names = task.arguments.inputs;
  task.out.write(help_text(names.empty() ? "" : names[0]));
  return kDone;
}

ExitCode run_formats(const Task& task) {
  Json list = Json::array();
  std::string text;
  for (const FormatRow& row : format_table()) {
    list.push_back(format_json(row));
    text += format_line(row);
  }
  const Json report{{"format", 1}, {"formats", list}, {"version", kVersion}};
  task.out.write(task.arguments.json ? to_text(report) : text);
  return kDone;
}

ExitCode run_puzzles(const Task& task) {
  Json list = Json::array();
  std::string text;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    list.push_back(Json{{"name", kind.name}, {"about", kind.about}});
    text += padded(kind.name, 12) + std::string(kind.about) + "\n";
  }
  const Json report{{"format", 1}, {"puzzles", list}, {"version", kVersion}};
  task.out.write(task.arguments.json ? to_text(report) : text);
  return kDone;
}

}  // namespace puzzle2cnf
