// Which answers: --limit, --answer and --forced.
#pragma once

#include <limits>

#include "cli/options/option_list.hpp"

namespace puzzle2cnf {

struct AnswerLimitOption {
  std::int64_t limit = 0;  // 0: none

  void declare(OptionList& list) {
    list.add_number({Section::kAnswers, "limit", "N", "stop after N answers"}, limit,
                    {1, Range::kMost});
  }
};

struct AnswerNumberOption {
  int answer = 1;

  void declare(OptionList& list) {
    list.add_number(
        {Section::kFiles, "answer", "N", "take answer N of those in ANSWER; 1 without it"}, answer,
        {1, std::numeric_limits<int>::max()});
  }
};

struct ForcedOption {
  bool forced = false;

  void declare(OptionList& list) {
    list.add(
        {Section::kAnswers, "forced", "", "show what all answers have in common, '?' for the rest"},
        &forced);
  }
};

}  // namespace puzzle2cnf
