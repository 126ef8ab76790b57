#include "cli/image_input.hpp"
#include "cli/input.hpp"
#include "cli/options/formula_options.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/options/size_options.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/verbs/verb_table.hpp"
#include "cnf_out/shuffle.hpp"
#include "encoder/connectivity/connected.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/slot_names.hpp"
#include "instances/art/picture_puzzle.hpp"
#include "instances/art/squares.hpp"
#include "instances/version.hpp"
#include "solver_glue/formula_search.hpp"

namespace p2c {
namespace {

using DecodeArguments = Arguments<OutputOptions, SizeOptions, PuzzleOptions, ShuffledOption>;

Answer checked_answer(const Document& document, const Unknowns& x, const Model& model) {
  ModelAnswer read = answer_of(document, x, model);
  if (read.broken) throw CheckFailed("the model is wrong: " + *read.broken);
  return std::move(read.answer);
}

// Notes which of the slots' variables a formula has in its clauses or graphs.
class Mentioned : public ClauseSink {
 public:
  explicit Mentioned(int variables) : is_(static_cast<std::size_t>(variables) + 1, false) {}

  bool operator[](int variable) const { return is_[variable]; }
  bool take(const Connected& graph) override {
    for (const Connected::Edge& edge : graph.edges) {
      for (const Lit x : {graph.nodes[edge.u], graph.nodes[edge.v], edge.present}) {
        note(x);
      }
    }
    return true;
  }

 private:
  void take_clause(std::span<const Lit> clause) override {
    for (const Lit x : clause) note(x);
  }
  void note(Lit x) {
    const auto variable = static_cast<std::size_t>(x.variable());
    if (variable < is_.size()) is_[variable] = true;
  }

  std::vector<bool> is_;
};

// A variable without a value would be taken for false. A solver may leave out what is in no clause,
// as MiniSat does; that is looked up only where something is missing.
void expect_values(const Document& document, const Input& input, const Model& model, int variables,
                   const Stop& stop) {
  std::vector<int> missing;
  for (int v = 1; v <= variables; ++v) {
    if (!model.has(Lit(v))) missing.push_back(v);
  }
  if (missing.empty()) return;
  Mentioned mentioned(variables);
  mentioned.stop_with(&stop);
  EncodeOptions options;
  options.connectivity = Connectivity::kCuts;  // whole graphs: quick, and never too large
  encode_all(*document.puzzle, document.givens, options, mentioned);
  const std::vector<Slot> slots = document.puzzle->slots();
  for (const int v : missing) {
    if (!mentioned[v]) continue;
    throw InputError({input.name}, "expected a value for variable " + std::to_string(v) + " (" +
                                       SlotNames(slots)(Lit(v)) + "), got none");
  }
}

// The exit code, with a word on stderr where there is no model.
ExitCode end_with(Status status, bool quiet) {
  if (status == Status::kSatisfiable) return kDone;
  const bool none = status == Status::kUnsatisfiable;
  if (!quiet) say(none ? "the solver reports no solution" : "the solver gave no answer");
  return none ? kAnswerNo : kLimit;
}

Picture picture_of(const GreyImage& image, const Input& input, const Model& model) {
  Picture picture(image.rows, image.cols);
  for (int cell = 0; cell < image.rows * image.cols; ++cell) {
    const Lit x(cell + 1);
    if (!model.has(x)) {
      throw InputError({input.name}, "expected a value for variable " + std::to_string(cell + 1) +
                                         " (" + cell_name_at(cell, image.cols) + "), got none");
    }
    picture.cells[cell] = model(x) ? 1 : 0;
  }
  return picture;
}

// The model of the formula that encode makes of the image in this size.
ExitCode decode_image(const Input& file, const DecodeArguments& arguments, const Task& task) {
  if (!arguments.givens.empty() || !arguments.from.empty() || arguments.shuffled >= 0) {
    throw UsageError{"expected a puzzle for --given, --from and --shuffled, got an image"};
  }
  const GreyImage image = read_scaled_image(file, arguments, task.stop);
  const Input input = read_input(arguments.inputs[1], task.stop);
  const SolverOutput output = read_solver_output(input.text, input.name, image.rows * image.cols);
  JsonMembers report{{"format", 1},
                     {"status", status_name(output.status)},
                     {"rows", image.rows},
                     {"cols", image.cols}};
  std::string text;
  if (output.status == Status::kSatisfiable) {
    const Picture picture = picture_of(image, input, output.model);
    const std::int64_t error = squares_error(image, picture);
    const std::string answer = puzzle_of(picture)->print_answer(picture.cells);
    text = "# squares: error " + std::to_string(error) + "\n" + answer;
    report["squares_error"] = error;
    report["picture"] = answer;
  }
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : text);
  return end_with(output.status, arguments.quiet);
}

// The output with the model of the formula before its shuffle.
SolverOutput read_shuffled(const Document& document, const Input& input,
                           const DecodeArguments& arguments, const Stop& stop) {
  EncodeOptions options;
  options.connectivity = arguments.connectivity.value_or(form_in_files(*document.puzzle));
  options.cardinality = arguments.cardinality;
  CountingSink formula;
  formula.stop_with(&stop);
  encode_all(*document.puzzle, document.givens, options, formula);
  const int variables = formula.variables();
  SolverOutput output = read_solver_output(input.text, input.name, variables, variables);
  const Shuffle shuffle(static_cast<std::uint64_t>(arguments.shuffled), variables, 0);
  output.model = shuffle.original(output.model);
  return output;
}

ExitCode run_decode(const DecodeArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  const Entry entry = read_only_entry(arguments.inputs[0], arguments, task);
  if (is_image(entry.text)) return decode_image({entry.name, entry.text}, arguments, task);
  if (arguments.rows != 0 || arguments.cols != 0) {
    throw UsageError{"--rows and --cols are for images"};
  }
  const Document document = read_first_puzzle(entry, arguments, task);
  const Input input = read_input(arguments.inputs[1], task.stop);
  CountingSink unused;
  const Unknowns x(unused, document.puzzle->slots(), document.givens);
  const SolverOutput output = arguments.shuffled < 0
                                  ? read_solver_output(input.text, input.name, x.variables())
                                  : read_shuffled(document, input, arguments, task.stop);
  JsonMembers report = report_head(document, output.status);
  std::string text;
  if (output.status == Status::kSatisfiable) {
    expect_values(document, input, output.model, x.variables(), task.stop);
    const Answer answer = checked_answer(document, x, output.model);
    report["solution"] = report_answer(*document.puzzle, answer);
    text = document.puzzle->print_answer(answer);
  }
  report["proven"] = output.status == Status::kSatisfiable ? "verified" : "unchecked";
  report["version"] = kVersion;
  task.out.write(arguments.json ? to_text(report) : text);
  return end_with(output.status, arguments.quiet);
}

}  // namespace

Verb decode_verb() {
  return {"decode",
          "PUZZLE OUTPUT",
          "turn a SAT solver's output into a checked answer",
          "OUTPUT has 's' and 'v' lines, or is MiniSat's result file. An image may be in place of\n"
          "PUZZLE, with the size that encode had: its picture is printed.",
          2,
          2,
          new_call<DecodeArguments, run_decode>};
}

}  // namespace p2c
