// What hint and explain share: what they read, ask and print.
#pragma once

#include "cli/input.hpp"
#include "cli/options/answer_options.hpp"
#include "cli/options/solver_options.hpp"
#include "cli/searches/searching.hpp"
#include "solver_glue/explain/explanation.hpp"

namespace p2c {

struct ExplainingOptions : OutputOptions,
                           PuzzleOptions,
                           SolverOptions,
                           LimitOptions,
                           ExplainOption,
                           AnswerNumberOption,
                           FromPositionOption {
  void declare(OptionList& list) {
    OutputOptions::declare(list);
    PuzzleOptions::declare(list);
    SolverOptions::declare(list);
    LimitOptions::declare(list);
    ExplainOption::declare(list);
    AnswerNumberOption::declare(list);
    FromPositionOption::declare(list);
  }
};

/// An explanation with what it is about.
struct Explained {
  const Document& document;
  const AnyPuzzle& puzzle;
  const RuleBook& book;
  const ExplanationTask& task;
  const Explanation& found;
  bool hint;          // else all steps were asked for
  std::size_t first;  // of the steps that are shown, from 0
  std::size_t end;
  std::string outcome = {};  // where it is a part: why

  const std::string& name(int slot) const { return puzzle.slots()[slot].name; }
};

/// All steps of a puzzle, reported without them.
SearchResult explain_puzzle(const Entry& entry, const ExplainingOptions& options,
                            const Request& request);

/// Reads the inputs, asks, and writes text, JSON or a page. A hint shows all of its steps.
ExitCode run_explaining(const ExplainingOptions& options, const StepsOption& steps, bool hint,
                        const Task& task);

}  // namespace p2c
