// Which answers: --limit, --answer, --forced, and those that continue a position.
#pragma once

#include <limits>

#include "cli/options/common_options.hpp"

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
  bool answer_named = false;

  void declare(OptionList& list) {
    list.add_number(
        {Section::kFiles, "answer", "N", "take answer N of those in ANSWER; 1 without it"}, answer,
        {1, std::numeric_limits<int>::max()});
    list.add_check([this, &list] { answer_named = list.has("answer"); });
  }

  /// Throws UsageError where there is nothing to take one of.
  void check_answer(const CommonOptions& common) const {
    if (!answer_named || common.inputs.size() > 1) return;
    throw UsageError{"--answer takes one of the answers in ANSWER, and none is named"};
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

// A player's state.
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
