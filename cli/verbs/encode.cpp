#include "cli/verbs/encode.hpp"

#include <iterator>
#include <optional>

#include "cli/image_input.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/variable_map.hpp"
#include "cli/verbs/verb_table.hpp"
#include "cnf_out/dimacs.hpp"
#include "cnf_out/opb.hpp"
#include "cnf_out/shuffle.hpp"
#include "cnf_out/wcnf.hpp"
#include "cnf_out/without_repeats.hpp"
#include "encoder/formula_comments.hpp"
#include "encoder/puzzles/squares.hpp"
#include "encoder/slot_names.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

constexpr const char* kEncodeText =
    "A bare 'puzzle2cnf PUZZLE' does the same. Connectivity is encoded as distance layers;\n"
    "elimination is smaller, and faster for most solvers; frontier is for hard Nurikabes;\n"
    "paper is there for comparison.\n"
    "An image is encoded as translucent squares, clauses with costs: with --to wcnf, wcnf-old or\n"
    "opb.\n"
    "Any input or output whose name ends in .gz, .bz2, .xz or .zst is compressed.\n"
    "An ANSWER to block must be right, else exit code 1.";

FormulaSize write_formula(const FormulaHead& head, const FillFormula& fill,
                          const FormOptions& options, const Request& request, Output& out) {
  const ByteWriter write = [&](std::string_view bytes) {
    if (!options.count_only) out.write(bytes);
  };
  switch (options.form) {
    case Form::kCnf:
      return write_dimacs(write, head, fill, &request.stop);
    case Form::kOpb:
      return write_opb(write, head, fill, &request.stop);
    case Form::kWcnf:
      return write_wcnf(write, head, fill, WcnfForm::k2022, &request.stop);
    case Form::kOldWcnf:
      break;
  }
  return write_wcnf(write, head, fill, WcnfForm::kOld, &request.stop);
}

// A formula too small to matter is not counted again.
void say_if_layers_are_large(const FormulaWork& work, const FormulaSize& size,
                             const EncodeArguments& arguments, const Request& request) {
  constexpr std::int64_t kSmall = 1'000'000;
  if (arguments.quiet || size.bytes < kSmall) return;
  if (work.options.connectivity != Connectivity::kLayers) return;
  const auto times = work.times_elimination(size.literals, request.stop);
  if (!times) return;
  request.say("connectivity as layers makes the formula about " + std::to_string(*times) +
              " times as large as --connectivity elimination would");
}

void append(std::vector<std::string> lines, std::vector<std::string>& comments) {
  comments.insert(comments.end(), std::make_move_iterator(lines.begin()),
                  std::make_move_iterator(lines.end()));
}

}  // namespace

FormulaSize write_puzzle(const FormulaWork& work, const EncodeArguments& arguments,
                         const Request& request, Output& out) {
  const AnyPuzzle& puzzle = *work.document.puzzle;
  const bool cut_off = work.is_cut_off(request.stop);
  if (cut_off && !arguments.quiet) {
    request.say("at most " + std::to_string(arguments.depth) +
                " layers: the formula may lose solutions, and UNSATISFIABLE proves nothing");
  }
  FormulaHead head{
      formula_comments(puzzle, work.options, cut_off, arguments.varnames), {}, arguments.annotate};
  if (arguments.varnames) {
    const bool linear = arguments.form == Form::kOpb;
    append(auxiliary_comments(work.outline({}, request.stop, linear)), head.comments);
  }
  if (arguments.project) head.projection = SlotNames(puzzle.slots()).variables();
  head.competition = arguments.competition;
  FillFormula fill = [&](ClauseSink& sink) { work.fill(sink); };
  if (arguments.competition) {
    fill = without_repeats(fill, &request.stop, arguments.form == Form::kOpb);
  }
  if (arguments.shuffle >= 0) {
    fill = shuffled(fill, static_cast<std::uint64_t>(arguments.shuffle), &request.stop);
    head.comments.push_back(shuffle_comment(std::to_string(arguments.shuffle)));
  }
  const FormulaSize size = write_formula(head, fill, arguments, request, out);
  say_if_layers_are_large(work, size, arguments, request);
  return size;
}

namespace {

const char* name_of_clauses(Form form) { return form == Form::kOpb ? "constraints" : "clauses"; }

JsonMembers add_sizes(JsonMembers report, const FormulaSize& size, Form form) {
  report["variables"] = size.variables;
  report[name_of_clauses(form)] = size.clauses;
  report["literals"] = size.literals;
  report["bytes"] = size.bytes;
  report["to"] = word_of(form, FormOptions::kForms);
  report["version"] = kVersion;
  return report;
}

std::string size_text(const FormulaSize& size, Form form) {
  return "variables " + std::to_string(size.variables) + "\n" + name_of_clauses(form) + " " +
         std::to_string(size.clauses) + "\nliterals " + std::to_string(size.literals) + "\nbytes " +
         std::to_string(size.bytes) + "\n";
}

void check_options(const EncodeArguments& arguments) {
  expect_text_file(arguments.output);
  if (arguments.json && arguments.output == "-" && !arguments.count_only) {
    throw UsageError{"encode --json prints a summary, so the CNF needs a place: use -o FILE"};
  }
  if (!arguments.map.empty() && arguments.is_wcnf()) {
    throw UsageError{"encode --map goes only with --to cnf and --to opb"};
  }
}

// The sizes, in place of the formula or beside its file.
void print_sizes(const JsonMembers& report, const FormulaSize& size,
                 const EncodeArguments& arguments, const Task& task) {
  if (arguments.count_only) {
    task.out.write(arguments.json ? to_text(report) : size_text(size, arguments.form));
  } else if (arguments.json) {
    task.out.commit();  // no summary of a file that was not written
    Output("-", false).write(to_text(report));
  }
}

void encode_puzzle(const Entry& entry, const EncodeArguments& arguments, const Task& task) {
  if (arguments.rows != 0 || arguments.cols != 0) {
    throw UsageError{"--rows and --cols are for images"};
  }
  std::optional<Output> map;  // refused before the work
  if (!arguments.map.empty()) map.emplace(arguments.map, arguments.force, &task.stop);
  const FormulaWork work = read_formula_work(entry, arguments, arguments, task);
  const FormulaSize size = write_puzzle(work, arguments, task, task.out);
  if (map) {
    map->write(to_text(variable_map(work, size, arguments.form, task.stop)));
    task.out.commit();  // no map of a file that was not written
    map->commit();
  }
  print_sizes(add_sizes(report_head(work.document, {}), size, arguments.form), size, arguments,
              task);
}

void refuse_puzzle_options(const EncodeArguments& arguments) {
  if (arguments.form == Form::kCnf) {
    throw UsageError{"an image becomes a formula with costs: expected --to wcnf, wcnf-old or opb"};
  }
  const bool of_puzzles = arguments.project || arguments.varnames || arguments.depth >= 0 ||
                          arguments.connectivity || !arguments.blocked.empty() ||
                          !arguments.givens.empty() || !arguments.from.empty() ||
                          arguments.cardinality != Cardinality::kNetwork || arguments.shuffle >= 0;
  if (!of_puzzles) return;
  throw UsageError{
      "expected a puzzle for --project, --varnames, --depth, --connectivity, --cardinality, "
      "--block, --shuffle, --given and --from, got an image"};
}

void encode_image(const Input& input, const EncodeArguments& arguments, const Task& task) {
  refuse_puzzle_options(arguments);
  const GreyImage image = read_scaled_image(input, arguments, task.stop);
  const std::string size_words = std::to_string(image.rows) + " x " + std::to_string(image.cols);
  const FormulaHead head{
      {"made by puzzle2cnf " + std::string(kVersion), "translucent squares, " + size_words,
       "cell r1c1 is variable 1, then row by row"},
      {},
      arguments.annotate};
  const FormulaSize size = write_formula(
      head, [&](ClauseSink& sink) { encode_squares(image, sink); }, arguments, task, task.out);
  JsonMembers report;
  report["format"] = 1;
  report["rows"] = image.rows;
  report["cols"] = image.cols;
  print_sizes(add_sizes(report, size, arguments.form), size, arguments, task);
}

ExitCode run_encode(const EncodeArguments& arguments, const Task& task) {
  check_options(arguments);
  try {
    const Entry entry = read_only_entry(arguments.inputs[0], arguments, task);
    is_image(entry.text) ? encode_image({entry.name, entry.text}, arguments, task)
                         : encode_puzzle(entry, arguments, task);
  } catch (const WrongAnswer& wrong) {
    return refuse_answer(wrong, task);
  }
  return kDone;
}

}  // namespace

Verb encode_verb() {
  return {"encode", "PUZZLE", "write the puzzle as DIMACS CNF",     kEncodeText,
          1,        1,        new_call<EncodeArguments, run_encode>};
}

}  // namespace p2c
