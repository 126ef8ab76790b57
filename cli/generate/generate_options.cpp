#include "cli/generate/generate_options.hpp"

#include <limits>

#include "instances/limits/board_size.hpp"

namespace p2c {
namespace {

void exclude_all(OptionList& list, const char* option, const std::vector<const char*>& others) {
  for (const char* other : others) list.exclude(option, other);
}

}  // namespace

void GenerateOptions::declare(OptionList& list) {
  const Range side{1, kMostBoardCells};
  list.add_number({Section::kPuzzle, "rows", "N", "rows of the board; without --cols, of a square"},
                  rows, side);
  list.add_number({Section::kPuzzle, "cols", "N", "its columns (default for both: 10)"}, cols,
                  side);
  list.add_number({Section::kPuzzle, "seed", "N", "makes other puzzles for each N (default 0)"},
                  seed, {0, Range::kMost});
  list.add_choice({Section::kPuzzle, "difficulty", "LEVEL",
                   "easy: one rule at a time is enough; normal: two have to be combined; hard: "
                   "three or four; extreme: more"},
                  difficulty, kDifficultyWords);
  list.add({Section::kPuzzle, "minimal", "", "leave out clues until each of the rest is needed"},
           &minimal);
  list.add({Section::kPuzzle, "fewest", "", "keep the least number of clues, proved"}, &fewest);
  list.add({Section::kPuzzle, "any", "", "do not ask for one answer"}, &any);
  list.add({Section::kPuzzle, "answers", "", "print the answers, too"}, &answers);
  list.add_read_files({Section::kPuzzle, "like", "PUZZLE",
                       "make new clues for the rooms, islands or cages of this puzzle"},
                      like);
  exclude_all(list, "any", {"minimal", "fewest", "difficulty"});
  exclude_all(list, "like", {"rows", "cols"});
  list.exclude("minimal", "fewest");
  list.add_check([this] {
    if (like.size() > 1) throw UsageError{"expected --like once"};
  });
  StyleOptions::declare(list);
  RulesOption::declare(list);
}

}  // namespace p2c
