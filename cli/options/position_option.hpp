// A player's state, which answers are to continue.
#pragma once

#include "cli/options/option_list.hpp"

namespace puzzle2cnf {

struct PositionOption {
  bool from_position = false;
  std::vector<std::string> positions;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "from-position", "",
              "take what a player has settled in the file of PUZZLE as given"},
             &from_position);
    list.add_read_files({Section::kAnswers, "position", "ANSWER",
                         "the same of another file, such as the output of solve --forced"},
                        positions);
    list.exclude("from-position", "position");
    list.add_check([this] {
      if (positions.size() > 1) throw UsageError{"expected --position once"};
    });
  }
};

}  // namespace puzzle2cnf
