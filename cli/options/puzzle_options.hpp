// How a puzzle is read, and what is added to it.
#pragma once

#include <memory>

#include "cli/options/format_option.hpp"
#include "instances/limits/board_size.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

struct PuzzleKind;

/// A kind of puzzle that is on no list.
struct RulesOption {
  std::string rules;  // a file; empty: none
  std::shared_ptr<const PuzzleKind> rules_kind =
      {};  // that it describes: read before the verb runs

  void declare(OptionList& list) {
    list.add({Section::kFiles, "rules", "FILE",
              "FILE describes a kind of puzzle, which comes before one with the same name"},
             &rules, [this] {
               if (rules.empty()) throw UsageError{"expected a file for --rules"};
             });
    list.add_files([this](std::vector<NamedFile>& files) {
      if (!rules.empty()) files.push_back({"--rules " + printable(rules), rules, false, true});
    });
  }
};

struct PuzzleOptions : RulesOption {
  std::string from;                 // the format; empty: detected
  std::string kind;                 // of puzzles that do not say it; empty: they do
  int task_rows = 0;                // of boards that do not say it; 0: as many as columns
  std::string column;               // of tables with puzzles; empty: they are none
  bool find = false;                // links in pages
  bool lenient = false;             // read what can be understood
  std::int64_t max_cells = 0;       // of a board; 0: as many as is usual
  std::vector<std::string> givens;  // each SLOT=VALUE

  void declare(OptionList& list) {
    RulesOption::declare(list);
    list.add({Section::kFiles,
              "from",
              "FORMAT",
              "the format of PUZZLE (default: detected)",
              {},
              format_words},
             &from, [this] { expect_format("--from", from); });
    list.add(
        {Section::kFiles,
         "kind",
         "KIND",
         "the kind of a PUZZLE that does not say it, as task strings of the puzzle-*.com sites",
         {},
         kind_words},
        &kind);  // checked where the puzzle is read, which may bring it
    if (!list.declares("rows")) {
      list.add_number({Section::kFiles, "rows", "N",
                       "the rows of a PUZZLE that does not say it (default: as many as columns)"},
                      task_rows, {1, kMostBoardCells});
    }
    list.add({Section::kFiles, "column", "NAME",
              "take puzzles from this column of CSV, or this member of JSON lines"},
             &column);
    list.add({Section::kFiles, "find", "", "take puzzles from the links in a page of text"}, &find);
    list.exclude("column", "find");
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
