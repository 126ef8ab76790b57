// Which answers: --limit, --answer, --forced, those that continue a position, and which steps
// towards one.
#pragma once

#include <limits>

#include "cli/options/common_options.hpp"

namespace p2c {

struct AnswerLimitOption {
  std::int64_t limit = 0;  // 0: none

  void declare(OptionList& list) {
    list.add_number({Section::kAnswers, "limit", "N", "stop after N answers"}, limit,
                    {1, Range::kMost});
    list.exclude("limit", "solver");  // which counts all
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

// A player's state in the file of the puzzle.
struct FromPositionOption {
  bool from_position = false;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "from-position", "",
              "take what a player has settled in the file of PUZZLE as given"},
             &from_position);
  }
};

// The same in any file.
struct PositionOption : FromPositionOption {
  std::vector<std::string> positions;

  void declare(OptionList& list) {
    FromPositionOption::declare(list);
    list.add_read_files({Section::kAnswers, "position", "ANSWER",
                         "the same of another file, such as the output of solve --forced"},
                        positions);
    list.exclude("from-position", "position");
    list.add_check([this] {
      if (positions.size() > 1) throw UsageError{"expected --position once"};
    });
  }
};

// What is explained.
struct ExplainOption {
  std::string slot;  // its name; empty: none is asked about
  bool smallest = false;

  void declare(OptionList& list) {
    list.add({Section::kAnswers, "slot", "SLOT", "explain the value of this slot, such as r3c4"},
             &slot);
    list.add({Section::kAnswers, "smallest", "",
              "where three rules or more have to be combined, take as few as can be"},
             &smallest);
  }
};

// Which steps are shown.
struct StepsOption {
  int first = 1;
  int last = std::numeric_limits<int>::max();
  bool stats = false;

  void declare(OptionList& list) {
    const Range any{1, std::numeric_limits<int>::max()};
    list.add_number({Section::kAnswers, "first", "N", "show the steps from step N on"}, first, any);
    list.add_number({Section::kAnswers, "last", "N", "show the steps up to step N"}, last, any);
    list.add({Section::kAnswers, "stats", "", "show the level and the number of steps only"},
             &stats);
    list.exclude("stats", "first");
    list.exclude("stats", "last");
    list.add_check([this] {
      if (first > last) throw UsageError{"expected --last to be --first or above"};
    });
  }
};

}  // namespace p2c
