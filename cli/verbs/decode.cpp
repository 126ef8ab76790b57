#include "cli/input.hpp"
#include "cli/options/picture_kind.hpp"
#include "cli/report.hpp"
#include "cli/say.hpp"
#include "cli/verbs/verb_table.hpp"
#include "encoder/connectivity/connected.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/slot_names.hpp"
#include "instances/version.hpp"
#include "solver_glue/formula_search.hpp"

namespace p2c {
namespace {

using DecodeArguments = Arguments<OutputOptions, PuzzleOptions>;

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

ExitCode run(const DecodeArguments& arguments, const Task& task) {
  expect_text_file(arguments.output);
  const Document document = read_first_puzzle(arguments, task);
  const Input input = read_input(arguments.inputs[1], task.stop);
  CountingSink unused;
  const Unknowns x(unused, document.puzzle->slots(), document.givens);
  const SolverOutput output = read_solver_output(input.text, input.name, x.variables());
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
  if (output.status == Status::kSatisfiable) return kDone;
  const bool none = output.status == Status::kUnsatisfiable;
  if (!arguments.quiet) say(none ? "the solver reports no solution" : "the solver gave no answer");
  return none ? kAnswerNo : kLimit;
}

}  // namespace

Verb decode_verb() {
  return {"decode",
          "PUZZLE OUTPUT",
          "turn a SAT solver's output into a checked answer",
          "OUTPUT has 's' and 'v' lines, or is MiniSat's result file.",
          2,
          2,
          new_call<DecodeArguments, run>};
}

}  // namespace p2c
