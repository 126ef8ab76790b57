// --forced: what all answers share.
#pragma once

#include "cli/options/option_list.hpp"

namespace puzzle2cnf {

struct ForcedOption {
  bool forced = false;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "forced", "",
              "show what is the same in every answer, '?' for the rest"},
             &forced);
  }
};

}  // namespace puzzle2cnf
