// The formula that `encode` writes and `explain-clause` explains.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/input.hpp"
#include "cli/options/formula_options.hpp"
#include "cli/verbs.hpp"
#include "encoder/outline.hpp"
#include "encoder/unknowns.hpp"
#include "instances/documents/document.hpp"

namespace p2c {

/// A puzzle, how it is written, and answers of it that are forbidden.
struct FormulaWork {
  Document document;
  EncodeOptions options;
  std::vector<std::pair<std::string, Answer>> blocked;  // each with the file it came from

  /// Puts the whole formula into an empty sink.
  Unknowns fill(ClauseSink& out) const;
  /// What the formula says, with the clauses of these numbers; with `linear` that of a file of
  /// linear constraints.
  Outline outline(std::vector<std::int64_t> clauses, const Stop& stop, bool linear = false) const;
  /// A limit of layers makes a difference: the formula may lose solutions.
  bool is_cut_off(const Stop& stop) const;
  /// How many times as many literals the formula with layers has as that with elimination, rounded
  /// down, given the former; nothing below ten times. The latter is counted no further than that.
  std::optional<std::int64_t> times_elimination(std::int64_t literals, const Stop& stop) const;
};

/// A --block answer that is wrong.
struct WrongAnswer {
  std::string message;
};

/// The puzzle of this entry, with what the options say. Throws what read_puzzle does,
/// and WrongAnswer.
FormulaWork read_formula_work(const Entry& entry, const PuzzleOptions& puzzle,
                              const FormulaOptions& formula, const Request& request);

/// Reports a wrong answer: exit code 1.
ExitCode refuse_answer(const WrongAnswer& wrong, const Task& task);

}  // namespace p2c
