#include <optional>

#include "cli/formula_comments.hpp"
#include "cli/formula_work.hpp"
#include "cli/image_input.hpp"
#include "cli/report.hpp"
#include "cli/variable_map.hpp"
#include "cli/version.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/opb.hpp"
#include "cnf_out/wcnf.hpp"
#include "encoder/puzzles/squares.hpp"
#include "encoder/slot_names.hpp"

namespace puzzle2cnf {
namespace {

FormulaSize write_formula(const FormulaHead& head, const FillFormula& fill, const Task& task) {
  const ByteWriter write = [&](std::string_view bytes) {
    if (!task.arguments.count_only) task.out.write(bytes);
  };
  const std::string& form = task.arguments.form;
  if (form == "opb") return write_opb(write, head, fill, &task.stop);
  if (form == "cnf") return write_dimacs(write, head, fill, &task.stop);
  return write_wcnf(write, head, fill, form == "wcnf" ? WcnfForm::k2022 : WcnfForm::kOld,
                    &task.stop);
}

FormulaSize write_puzzle(const FormulaWork& work, const Task& task) {
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
  return write_formula(
      head, [&](ClauseSink& out) { work.fill(out); }, task);
}

Json add_sizes(Json report, const FormulaSize& size, const std::string& form) {
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

void check_options(const Arguments& arguments) {
  if (arguments.json && arguments.output == "-" && !arguments.count_only) {
    throw UsageError{"encode --json prints a summary, so the CNF needs a place: use -o FILE"};
  }
  if (arguments.project && arguments.form.starts_with("wcnf")) {
    throw UsageError{"--project is for model counters, which do not read WCNF"};
  }
  if (arguments.map.empty()) return;
  if (arguments.map == "-") throw UsageError{"encode --map needs a file of its own"};
  if (arguments.form != "cnf") {
    throw UsageError{"encode --map is about the variables of --to cnf"};
  }
}

// The sizes, in place of the formula or beside its file.
void print_sizes(const Json& report, const FormulaSize& size, const Task& task) {
  const Arguments& arguments = task.arguments;
  if (arguments.count_only) {
    task.out.write(arguments.json ? to_text(report) : size_text(size, arguments.form));
  } else if (arguments.json) {
    task.out.commit();  // no summary of what is not there
    Output("-", false).write(to_text(report));
  }
}

void encode_puzzle(const Input& input, const Task& task) {
  const Arguments& arguments = task.arguments;
  if (arguments.rows != 0 || arguments.cols != 0) {
    throw UsageError{"--rows and --cols are for images"};
  }
  std::optional<Output> map;  // refused before the work
  if (!arguments.map.empty()) map.emplace(arguments.map, arguments.force, &task.stop);
  const FormulaWork work = read_formula_work(input, task);
  const FormulaSize size = write_puzzle(work, task);
  if (map) {
    map->write(to_text(variable_map(work, task.stop)));
    task.out.commit();  // no map of what is not there
    map->commit();
  }
  print_sizes(add_sizes(report_head(*work.document.puzzle, {}), size, arguments.form), size, task);
}

void refuse_puzzle_options(const Arguments& arguments) {
  if (arguments.form == "cnf") {
    throw UsageError{"an image is a formula with costs: expected --to wcnf, wcnf-old or opb"};
  }
  const bool of_puzzles = arguments.project || arguments.varnames || arguments.depth >= 0 ||
                          arguments.connectivity || !arguments.blocked.empty() ||
                          !arguments.givens.empty() || !arguments.from.empty() ||
                          arguments.cardinality != Cardinality::kNetwork;
  if (!of_puzzles) return;
  throw UsageError{
      "expected a puzzle for --project, --varnames, --depth, --connectivity, --cardinality, "
      "--block, --given and --from, got an image"};
}

void encode_image(const Input& input, const Task& task) {
  refuse_puzzle_options(task.arguments);
  const GreyImage image = read_scaled_image(input, task);
  const std::string size_words = std::to_string(image.rows) + " x " + std::to_string(image.cols);
  const FormulaHead head{
      {"made by puzzle2cnf " + std::string(kVersion), "translucent squares, " + size_words,
       "cell r1c1 is variable 1, then row by row"},
      {},
      task.arguments.annotate};
  const FormulaSize size = write_formula(
      head, [&](ClauseSink& out) { encode_squares(image, out); }, task);
  Json report = Json::object();  // made of null by [], it would not survive a lack of memory
  report["format"] = 1;
  report["rows"] = image.rows;
  report["cols"] = image.cols;
  print_sizes(add_sizes(report, size, task.arguments.form), size, task);
}

}  // namespace

ExitCode run_encode(const Task& task) {
  check_options(task.arguments);
  try {
    const Input input = read_puzzle_input(task.arguments.inputs[0], task.stop, task.arguments.from);
    is_image(input.text) ? encode_image(input, task) : encode_puzzle(input, task);
  } catch (const WrongAnswer& wrong) {
    return refuse_answer(wrong, task);
  }
  return kDone;
}

}  // namespace puzzle2cnf
