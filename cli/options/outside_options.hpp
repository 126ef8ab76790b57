// Another solver, and the output of one.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

enum class AnswerForm { kText, kSat };

struct OutsideOptions {
  static constexpr std::array<Word<AnswerForm>, 2> kForms = {
      {{"text", AnswerForm::kText}, {"sat", AnswerForm::kSat}}};

  std::string solver;  // a command; empty: in this process
  AnswerForm format = AnswerForm::kText;

  /// Cuts, presolving and proofs are for this way only.
  bool is_in_process() const { return solver.empty() && format == AnswerForm::kText; }

  void declare(OptionList& list);
};

}  // namespace p2c
