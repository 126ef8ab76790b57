#include "cli/input.hpp"
#include "cli/report.hpp"
#include "cli/variable_map.hpp"
#include "cli/verbs.hpp"
#include "cli/version.hpp"
#include "cnf_out/dimacs.hpp"
#include "encoder/slot_names.hpp"

namespace puzzle2cnf {
namespace {

// "4 slots, r1c1 to r2c2, variables 1 to 4": where the answer stands in a model.
std::string describe_slots(const std::vector<Slot>& slots) {
  if (slots.empty()) return "0 slots";
  int variables = 0;
  for (const Slot& slot : slots) variables += slot_variables(slot);
  return std::to_string(slots.size()) + " slots, " + slots.front().name + " to " +
         slots.back().name + ", variables 1 to " + std::to_string(variables);
}

// One line per run of slots with the same range.
std::vector<std::string> describe_ranges(const std::vector<Slot>& slots) {
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < slots.size();) {
    std::size_t end = i;
    while (end < slots.size() && slots[end].lo == slots[i].lo && slots[end].hi == slots[i].hi)
      ++end;
    const bool one = slot_variables(slots[i]) == 1;
    lines.push_back(
        slots[i].name + " to " + slots[end - 1].name + ": values " + std::to_string(slots[i].lo) +
        " to " + std::to_string(slots[i].hi) +
        (one ? ", one variable a slot, true is the higher value" : ", one variable a value"));
    i = end;
  }
  return lines;
}

// Nothing for what is usual.
std::vector<std::string> describe_connectivity(const EncodeOptions& options) {
  std::vector<std::string> lines;
  if (options.connectivity == Connectivity::kElimination) {
    lines.push_back("connectivity: acyclic by vertex elimination");
  }
  if (options.connectivity == Connectivity::kPaper) {
    lines.push_back("connectivity: layers of edges as in the paper");
  }
  if (options.depth_limit >= 0) {
    lines.push_back("connectivity: at most " + std::to_string(options.depth_limit) +
                    " layers, may lose solutions");
  }
  return lines;
}

void warn_of_depth(const Arguments& arguments) {
  if (arguments.depth < 0 || arguments.quiet) return;
  say("at most " + std::to_string(arguments.depth) +
      " layers: the formula may lose solutions, and UNSATISFIABLE proves nothing");
}

// "var 5 r1c2=1" for the literals that say it, so that all values of a slot are named.
void name_variables(const std::vector<Slot>& slots, std::vector<std::string>& comments) {
  const SlotNames name(slots);
  for (std::size_t i = 0; i < slots.size(); ++i) {
    for (int value = slots[i].lo; value <= slots[i].hi; ++value) {
      const Lit x = name.literal(i, value);
      if (x.positive()) comments.push_back("var " + std::to_string(x.dimacs()) + " " + name(x));
    }
  }
}

// What stands above the clauses: versions, sizes, where the answer is in a model.
std::vector<std::string> header_comments(const AnyPuzzle& puzzle, const EncodeOptions& options,
                                         bool varnames) {
  const std::string text = puzzle.print();
  const std::size_t size_begin = text.find('\n') + 1;
  const std::string size = text.substr(size_begin, text.find('\n', size_begin) - size_begin);
  std::vector<std::string> comments = {"puzzle2cnf " + std::string(kVersion),
                                       std::string(puzzle.name()) + ", rows and columns: " + size,
                                       describe_slots(puzzle.slots())};
  for (const std::string& line : describe_ranges(puzzle.slots())) comments.push_back(line);
  for (const std::string& line : describe_connectivity(options)) comments.push_back(line);
  if (varnames) name_variables(puzzle.slots(), comments);
  return comments;
}

// The formula gets its place first: a map of nothing is no use.
void write_map(const Document& document, const EncodeOptions& options, const Task& task) {
  Output map(task.arguments.map, task.arguments.force, &task.stop);
  map.write(to_text(variable_map(document, options, task.stop)));
  task.out.commit();
  map.commit();
}

void write_summary(const AnyPuzzle& puzzle, const FormulaSize& size, const Task& task) {
  task.out.commit();  // a summary only of a file that is there
  Json report = report_head(puzzle, {});
  report["variables"] = size.variables;
  report["clauses"] = size.clauses;
  report["version"] = kVersion;
  Output("-", false).write(to_text(report));
}

}  // namespace

ExitCode run_encode(const Task& task) {
  const Arguments& arguments = task.arguments;
  if (arguments.json && arguments.output == "-") {
    throw UsageError{"encode --json prints a summary, so the CNF needs a place: use -o FILE"};
  }
  if (arguments.map == "-" || (!arguments.map.empty() && arguments.map == arguments.output)) {
    throw UsageError{"encode --map needs a file of its own"};
  }
  const Document document = read_puzzle(arguments.inputs[0], task);
  const AnyPuzzle& puzzle = *document.puzzle;
  const EncodeOptions options = encode_options(arguments);
  warn_of_depth(arguments);
  const FormulaSize written =
      write_dimacs([&](std::string_view bytes) { task.out.write(bytes); },
                   header_comments(puzzle, options, arguments.varnames),
                   [&](ClauseSink& out) { encode_all(puzzle, document.givens, options, out); },
                   &task.stop, arguments.annotate);
  if (!arguments.map.empty()) write_map(document, options, task);
  if (arguments.json) write_summary(puzzle, written, task);
  return kDone;
}

}  // namespace puzzle2cnf
