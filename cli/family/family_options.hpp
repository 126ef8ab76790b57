// The options of `family`.
#pragma once

#include "cli/options/puzzle_options.hpp"

namespace p2c {

struct FamilyOptions : RulesOption {
  std::string directory;  // empty: none
  std::string solver;     // a command; empty: in this process
  bool check = false;
  std::string tar;  // files to write of a family that is checked; empty: none
  std::string tex;
  bool resume = false;
  bool no_puzzles = false;
  const OptionList* declared = nullptr;  // they were declared there

  void declare(OptionList& list) {
    declared = &list;
    list.add({Section::kFiles, "output,o", "DIR", "the directory to make; new, or empty"},
             &directory, [this] {
               if (directory.empty()) throw UsageError{"expected a directory for -o"};
             });
    list.add({Section::kFiles, "no-puzzles", "",
              "of puzzles from files only hashes are written, for those that may not be published"},
             &no_puzzles);
    list.add({Section::kFiles, "check", "",
              "check a family instead: its directory takes the place of SPEC"},
             &check);
    list.add({Section::kRun, "resume", "",
              "go on with a family that was interrupted: instances that were done are kept"},
             &resume);
    list.add_written_file({Section::kFiles, "tar", "FILE",
                           "with --check: write an archive of the family, if nothing is wrong"},
                          tar);
    list.add_written_file({Section::kFiles, "tex", "FILE",
                           "with --check: write a description of it, as TeX for IEEE"},
                          tex);
    list.add_check([this] {
      if (!check && !(tar.empty() && tex.empty())) {
        throw UsageError{"--tar and --tex go with --check"};
      }
    });
    list.add({Section::kRun, "solver", "COMMAND",
              "solve with this program, such as 'kissat -q', in place of CaDiCaL"},
             &solver, [this] {
               if (solver.empty()) throw UsageError{"expected a command for --solver"};
             });
    RulesOption::declare(list);
    for (const char* option : {"output", "solver", "threads", "rules", "resume", "no-puzzles"})
      list.exclude("check", option);
  }
};

}  // namespace p2c
