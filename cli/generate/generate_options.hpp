// Which puzzles are made.
#pragma once

#include <optional>

#include "cli/generate/style_options.hpp"
#include "cli/options/puzzle_options.hpp"
#include "solver_glue/generate/generator.hpp"

namespace p2c {

struct GenerateOptions : StyleOptions, RulesOption {
  int rows = 0;  // 0: as the columns, or the usual number
  int cols = 0;
  std::int64_t seed = 0;
  bool any = false;
  bool minimal = false;
  bool fewest = false;
  std::optional<Difficulty> difficulty;
  bool answers = false;
  std::vector<std::string> like;  // one file, or none

  ClueChoice clue_choice() const {
    return fewest ? ClueChoice::kFewest : minimal ? ClueChoice::kMinimal : ClueChoice::kUsual;
  }

  void declare(OptionList& list);
};

}  // namespace p2c
