// --limit: how many answers are enough.
#pragma once

#include "cli/options/option_list.hpp"

namespace puzzle2cnf {

struct AnswerLimitOption {
  std::int64_t limit = 0;  // 0: none

  void declare(OptionList& list) {
    list.add_number({Section::kAnswers, "limit", "N", "stop after N answers"}, limit,
                    {1, Range::kMost});
  }
};

}  // namespace puzzle2cnf
