// How a puzzle is read, and what is added to it.
#pragma once

#include "cli/options/format_option.hpp"
#include "instances/limits/board_size.hpp"

namespace p2c {

struct PuzzleOptions {
  std::string from;                 // the format; empty: detected
  bool lenient = false;             // read what can be understood
  std::int64_t max_cells = 0;       // of a board; 0: as many as is usual
  std::vector<std::string> givens;  // each SLOT=VALUE

  void declare(OptionList& list) {
    list.add({Section::kFiles, "from", "FORMAT", "the format of PUZZLE (default: detected)",
              format_words()},
             &from, [this] { expect_format("--from", from); });
    list.add({Section::kFiles, "lenient", "",
              "accept flawed input that can still be understood, with warnings"},
             &lenient);
    list.add_number(
        {Section::kRun, "max-cells", "N",
         "refuse larger boards (default 10^7 cells, or 10^6 where the text is shorter)"},
        max_cells, {1, kMostBoardCells});
    list.add({Section::kAnswers, "given", "SLOT=VALUE",
              "fix a slot beforehand, such as r2c3=1; may be repeated"},
             &givens);
  }
};

/// For verbs that take any number of puzzles.
struct ManifestOption {
  std::vector<std::string> manifests;

  void declare(OptionList& list) {
    list.add_read_files({Section::kFiles, "manifest", "FILE",
                         "take puzzles from the paths in FILE, one a line; they begin where FILE "
                         "is. May be repeated"},
                        manifests);
  }
};

}  // namespace p2c
