#include <filesystem>
#include <optional>

#include "cli/formula_comments.hpp"
#include "cli/formula_work.hpp"
#include "cli/report.hpp"
#include "cli/variable_map.hpp"
#include "cli/version.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/opb.hpp"
#include "encoder/slot_names.hpp"

namespace puzzle2cnf {
namespace {

FormulaSize write_formula(const FormulaWork& work, const Task& task) {
  const Arguments& arguments = task.arguments;
  const AnyPuzzle& puzzle = *work.document.puzzle;
  const bool cut_off = work.is_cut_off(task.stop);
  if (cut_off && !arguments.quiet) {
    say("at most " + std::to_string(arguments.depth) +
        " layers: the formula may lose solutions, and UNSATISFIABLE proves nothing");
  }
  FormulaHead head{
      formula_comments(puzzle, work.options, cut_off, arguments.varnames), {}, arguments.annotate};
  if (arguments.project) head.projection = SlotNames(puzzle.slots()).variables();
  const ByteWriter write = [&](std::string_view bytes) {
    if (!arguments.count_only) task.out.write(bytes);
  };
  const auto writer = arguments.form == "opb" ? write_opb : write_dimacs;
  return writer(
      write, head, [&](ClauseSink& out) { work.fill(out); }, &task.stop);
}

Json report_of(const FormulaWork& work, const FormulaSize& size, const std::string& form) {
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

bool same_file(const std::string& a, const std::string& b) {
  std::error_code ignored;
  return std::filesystem::weakly_canonical(a, ignored) ==
         std::filesystem::weakly_canonical(b, ignored);
}

void check_options(const Arguments& arguments) {
  if (arguments.json && arguments.output == "-" && !arguments.count_only) {
    throw UsageError{"encode --json prints a summary, so the CNF needs a place: use -o FILE"};
  }
  if (arguments.map.empty()) return;
  const bool two_files = arguments.output == "-" || !same_file(arguments.map, arguments.output);
  if (arguments.map == "-" || !two_files) throw UsageError{"encode --map needs a file of its own"};
  if (arguments.form != "cnf") {
    throw UsageError{"encode --map is about the variables of --to cnf"};
  }
}

}  // namespace

ExitCode run_encode(const Task& task) {
  const Arguments& arguments = task.arguments;
  check_options(arguments);
  std::optional<Output> map;  // refused before the work
  if (!arguments.map.empty()) map.emplace(arguments.map, arguments.force, &task.stop);
  try {
    const FormulaWork work = read_formula_work(task);
    const FormulaSize size = write_formula(work, task);
    const Json report = report_of(work, size, arguments.form);
    if (arguments.count_only) {
      task.out.write(arguments.json ? to_text(report) : size_text(size, arguments.form));
    }
    if (map) map->write(to_text(variable_map(work, task.stop)));
    if (map || arguments.json) task.out.commit();  // no map and no summary of what is not there
    if (map) map->commit();
    if (arguments.json && !arguments.count_only) Output("-", false).write(to_text(report));
  } catch (const WrongAnswer& wrong) {
    return refuse_answer(wrong, task);
  }
  return kDone;
}

}  // namespace puzzle2cnf
