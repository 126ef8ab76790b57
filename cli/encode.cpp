#include "cli/formula_comments.hpp"
#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/variable_map.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/opb.hpp"

namespace puzzle2cnf {
namespace {

// What is written: the puzzle, and answers of it that are forbidden.
struct Work {
  Document document;
  EncodeOptions options;
  std::vector<Answer> blocked;
};

// The answers of --block; what is wrong with the first wrong one.
Broken read_blocked(Work& work, const Task& task) {
  for (const std::string& path : task.arguments.blocked) {
    const Input input = read_puzzle_input(path, task.stop);
    const AnyPuzzle& puzzle = *work.document.puzzle;
    work.blocked.push_back(read_answer(puzzle, input.text, input.name));
    if (const Broken broken = check_document(work.document, work.blocked.back())) {
      return input.name + ": the answer is wrong: " + *broken;
    }
  }
  return {};
}

int slots_variables(const AnyPuzzle& puzzle) {
  int variables = 0;
  for (const Slot& slot : puzzle.slots()) variables += slot_variables(slot);
  return variables;
}

FormulaSize write_formula(const Work& work, const Task& task) {
  const Arguments& arguments = task.arguments;
  const AnyPuzzle& puzzle = *work.document.puzzle;
  FormulaHead head{
      formula_comments(puzzle, work.options, arguments.varnames), {}, arguments.annotate};
  if (arguments.project) head.projection = slots_variables(puzzle);
  const ByteWriter write = [&](std::string_view bytes) {
    if (!arguments.count_only) task.out.write(bytes);
  };
  const FillFormula fill = [&](ClauseSink& out) {
    const Unknowns x = encode_all(puzzle, work.document.givens, work.options, out);
    for (const Answer& answer : work.blocked) out.add(x.block(answer));
  };
  const auto writer = arguments.form == "opb" ? write_opb : write_dimacs;
  return writer(write, head, fill, &task.stop);
}

Json report_of(const Work& work, const FormulaSize& size, const std::string& form) {
  Json report = report_head(*work.document.puzzle, {});
  report["variables"] = size.variables;
  report[form == "opb" ? "constraints" : "clauses"] = size.clauses;
  report["literals"] = size.literals;
  report["bytes"] = size.bytes;
  report["to"] = form;
  report["version"] = kVersion;
  return report;
}

std::string size_text(const FormulaSize& size, const std::string& form) {
  return "variables " + std::to_string(size.variables) +
         (form == "opb" ? "\nconstraints " : "\nclauses ") + std::to_string(size.clauses) +
         "\nliterals " + std::to_string(size.literals) + "\nbytes " + std::to_string(size.bytes) +
         "\n";
}

// The formula gets its place first: a map of nothing is no use.
void write_map(const Work& work, const Task& task) {
  Output map(task.arguments.map, task.arguments.force, &task.stop);
  map.write(to_text(variable_map(work.document, work.options, task.stop)));
  task.out.commit();
  map.commit();
}

void warn_of_depth(const Arguments& arguments) {
  if (arguments.depth < 0 || arguments.quiet) return;
  say("at most " + std::to_string(arguments.depth) +
      " layers: the formula may lose solutions, and UNSATISFIABLE proves nothing");
}

void check_options(const Arguments& arguments) {
  if (arguments.json && arguments.output == "-" && !arguments.count_only) {
    throw UsageError{"encode --json prints a summary, so the CNF needs a place: use -o FILE"};
  }
  if (arguments.map == "-" || (!arguments.map.empty() && arguments.map == arguments.output)) {
    throw UsageError{"encode --map needs a file of its own"};
  }
  if (!arguments.map.empty() && arguments.form != "cnf") {
    throw UsageError{"encode --map is about the variables of --to cnf"};
  }
}

ExitCode refuse(const std::string& message, const Task& task) {
  if (!task.arguments.json) say(message);
  if (task.arguments.json) Output("-", false, &task.stop).write(to_text(report_error(message, "")));
  return kAnswerNo;  // without the file of -o
}

}  // namespace

ExitCode run_encode(const Task& task) {
  const Arguments& arguments = task.arguments;
  check_options(arguments);
  Work work{read_puzzle(arguments.inputs[0], task), encode_options(arguments), {}};
  if (const Broken broken = read_blocked(work, task)) return refuse(*broken, task);
  warn_of_depth(arguments);
  const FormulaSize size = write_formula(work, task);
  const Json report = report_of(work, size, arguments.form);
  if (arguments.count_only) {
    task.out.write(arguments.json ? to_text(report) : size_text(size, arguments.form));
  }
  if (!arguments.map.empty()) write_map(work, task);
  if (arguments.json && !arguments.count_only) {
    task.out.commit();  // a summary only of a file that is there
    Output(std::string("-"), false).write(to_text(report));
  }
  return kDone;
}

}  // namespace puzzle2cnf
