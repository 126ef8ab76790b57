// Another solver, and the output of one.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

enum class AnswerForm { kText, kSat };

struct SolverOption {
  std::string solver;  // a command; empty: in this process

  void declare(OptionList& list);
};

struct OutsideOptions : SolverOption {
  static constexpr std::array<Word<AnswerForm>, 2> kForms = {
      {{"text", AnswerForm::kText}, {"sat", AnswerForm::kSat}}};

  AnswerForm format = AnswerForm::kText;

  /// Cuts and presolving are for this way only.
  bool is_in_process() const { return solver.empty() && format == AnswerForm::kText; }

  void declare(OptionList& list);
};

}  // namespace p2c
