#include "cli/verbs/unique.hpp"

#include "cli/draw.hpp"
#include "cli/input.hpp"
#include "cli/proofs/proof.hpp"
#include "cli/report.hpp"
#include "cli/searches/each_puzzle.hpp"
#include "cli/searches/position.hpp"
#include "cli/verbs/solve_formula.hpp"
#include "cli/verbs/verb_table.hpp"
#include "solver_glue/cadical/left_solvers.hpp"
#include "solver_glue/formula_search.hpp"

namespace p2c {
namespace {

constexpr const char* kUniqueText =
    "Prints 'unique', 'several' or 'none', then the answers, then the slots that differ.\n"
    "With -o NAME.svg or NAME.png the answers are drawn into that file, two side by side with\n"
    "their differences highlighted, and the text goes to stdout.\n"
    "--proof NAME.drat works as for solve: the last clause of NAME.cnf forbids the answer found,\n"
    "and the proof shows that no other model on the slots is left.\n"
    "--solver COMMAND works as for solve, on the formula and on the same without the answer "
    "found;\n"
    "with --proof the solver writes the proof to {proof}, which cadical, kissat, cryptominisat5,\n"
    "glucose and picosat.trace do unasked: NAME.drat, NAME.lrat or NAME.frat.\n"
    "Exit code 1 unless every puzzle is unique.";

std::vector<std::string> differing_slots(const std::vector<Slot>& slots, const Answer& a,
                                         const Answer& b) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    if (a[i] != b[i]) names.push_back(slots[i].name);
  }
  return names;
}

std::string differs_line(const std::vector<std::string>& names) {
  std::string line = "differs";
  for (const std::string& name : names) line += " " + name;
  return line + "\n";
}

// Fills in what two searches found: `first` for an answer, `second` for another one.
void conclude(const Document& document, Status first, Status second, const Answer& answer,
              const Answer& other, SearchResult& result) {
  const AnyPuzzle& puzzle = *document.puzzle;
  JsonMembers& report = result.report;
  report = report_head(document, first);
  report["proven"] = "unchecked";
  report["unique"] = nullptr;
  if (first == Status::kUnknown || second == Status::kUnknown) result.code = kLimit;
  if (first == Status::kSatisfiable) {
    report["solution"] = report_answer(puzzle, answer);
    result.text = puzzle.print_answer(answer);
  }
  if (second == Status::kUnknown) result.text.clear();  // no verdict
  if (first == Status::kUnsatisfiable) {
    result.code = kAnswerNo;
    result.text = "none\n";
    report["unique"] = false;
  } else if (second == Status::kUnsatisfiable) {
    result.text = "unique\n" + result.text;
    report["unique"] = true;
  } else if (second == Status::kSatisfiable) {
    const std::vector<std::string> names = differing_slots(puzzle.slots(), answer, other);
    result.code = kAnswerNo;
    result.text = "several\n" + result.text + puzzle.print_answer(other) + differs_line(names);
    report["proven"] = "verified";
    report["unique"] = false;
    report["second"] = report_answer(puzzle, other);
    report["differs"] = names;
  }
}

// The one answer, or how two differ, where a picture is asked for.
void draw_verdict(const AnyPuzzle& puzzle, Status second, const Answer& answer, const Answer& other,
                  const OutputOptions& output, SearchResult& result) {
  const PictureKind kind = kind_by_ending(output.output);
  if (kind == PictureKind::kText) return;
  result.picture = second == Status::kUnsatisfiable
                       ? draw({puzzle.drawing(answer)}, kind)
                       : draw(draw_difference(puzzle, answer, other), kind);
}

SearchResult unique_in_process(const Entry& entry, const UniqueArguments& arguments,
                               const Request& request) {
  const Stopwatch total;
  ProofFiles proof(arguments, arguments, arguments, request);
  const PositionedDocument positioned = read_positioned(entry, arguments, arguments, request);
  const Document& document = positioned.document;
  const double parse = total.seconds();
  ProgressLine progress(arguments, request.is_alone);
  SearchOptions options = search_options(arguments, request, &progress);
  options.presolve = arguments.presolves();
  proof.adapt(options);
  Search search(*document.puzzle, document.givens, options);
  const Status first = search.next();
  const Answer answer = search.answer();
  const Status second = first == Status::kSatisfiable ? search.next() : first;
  SearchResult result;
  conclude(document, first, second, answer, search.answer(), result);
  const bool known = first == Status::kSatisfiable && second != Status::kUnknown;
  if (known) draw_verdict(*document.puzzle, second, answer, search.answer(), arguments, result);
  if (first == Status::kUnsatisfiable) {
    proof.prove(document, {}, result);
    const std::string why = explain_position(positioned, request.common, options, result.report);
    result.message = join_words(why, result.message);
  }
  if (first == Status::kSatisfiable && second == Status::kUnsatisfiable) {
    proof.prove(document, answer, result);
  }
  if (second == Status::kSatisfiable) proof.not_wanted("there are several answers", result);
  if (arguments.json) report_search(result.report, search, parse, total.seconds());
  if (request.is_alone) leave_all_solvers();  // the process ends
  return result;
}

struct AskedTwice {
  FormulaAnswer first;
  FormulaAnswer second;  // without the answer found; where there was none, the first again
  bool found() const { return first.status == Status::kSatisfiable; }
};

// The formula that `encode` writes, then the same without the answer found.
AskedTwice ask_twice(const Document& document, const SolverCommand& command,
                     const SearchOptions& options) {
  AskedTwice asked;
  asked.first = solve_formula_outside(document, command, options);
  asked.second = asked.found()
                     ? solve_formula_outside(document, command, options, asked.first.answer)
                     : asked.first;
  return asked;
}

SearchFigures figures_of(const AskedTwice& asked) {
  const FormulaAnswer& first = asked.first;
  SearchFigures figures{first.size.variables, first.size.clauses,  0,           1,
                        first.encode_seconds, first.solve_seconds, first.solver};
  if (asked.found()) {
    ++figures.rounds;
    figures.encode += asked.second.encode_seconds;
    figures.solve += asked.second.solve_seconds;
  }
  return figures;
}

// What the solver says, and its proof where one is asked for.
void take_word(const AskedTwice& asked, const Document& document, const EncodeOptions& options,
               ProofFiles& proof, SearchResult& result) {
  const std::string& solver = asked.first.solver;
  if (asked.second.status == Status::kUnsatisfiable) {
    result.message = solver + " reports no " + (asked.found() ? "other " : "") + "solution";
    const std::optional<Answer> known =
        asked.found() ? std::optional(asked.first.answer) : std::nullopt;
    proof.take(document, known, options, asked.second.proof, result);
  } else if (asked.second.status == Status::kSatisfiable) {
    proof.not_wanted("there are several answers", result);
  } else {
    result.message = solver + " gave no answer";
  }
}

SearchResult unique_outside(const Entry& entry, const UniqueArguments& arguments,
                            const Request& request) {
  const Stopwatch total;
  ProofFiles proof(arguments, arguments, arguments, request);
  const Document document = read_positioned(entry, arguments, arguments, request).document;
  const double parse = total.seconds();
  SearchOptions options = search_options(arguments, request);
  options.encode = options_of_file(*document.puzzle, arguments, arguments);
  const AskedTwice asked = ask_twice(document, solver_command(arguments, arguments), options);
  const auto& [first, second] = asked;
  SearchResult result;
  conclude(document, first.status, second.status, first.answer, second.answer, result);
  if (asked.found() && second.status != Status::kUnknown) {
    draw_verdict(*document.puzzle, second.status, first.answer, second.answer, arguments, result);
  }
  report_figures(result.report, figures_of(asked), parse, total.seconds());
  const bool stopped = second.status == Status::kUnknown && request.stop.reason() != Stop::kNo;
  if (!stopped) take_word(asked, document, options.encode, proof, result);
  return result;
}

}  // namespace

void check_unique(const UniqueArguments& arguments) {
  if (!arguments.solver.empty()) solver_command(arguments, arguments);
  arguments.check_proof(arguments, arguments.solver.empty());
}

SearchResult unique(const Entry& entry, const UniqueArguments& arguments, const Request& request) {
  const auto work = arguments.solver.empty() ? unique_in_process : unique_outside;
  return work(entry, arguments, request);
}

namespace {

ExitCode run_unique(const UniqueArguments& arguments, const Task& task) {
  check_unique(arguments);
  return run_and_draw(task, arguments, SearchWork(unique, arguments));
}

}  // namespace

Verb unique_verb() {
  return {"unique", kPuzzles, "find out whether there is exactly one answer", kUniqueText,
          1,        -1,       new_call<UniqueArguments, run_unique>};
}

}  // namespace p2c
