// The options of `family`.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct FamilyOptions {
  std::string directory;  // empty: none
  std::string solver;     // a command; empty: in this process
  bool check = false;

  void declare(OptionList& list) {
    list.add({Section::kFiles, "output,o", "DIR", "the directory to make; new, or empty"},
             &directory, [this] {
               if (directory.empty()) throw UsageError{"expected a directory for -o"};
             });
    list.add({Section::kFiles, "check", "",
              "check a family instead: its directory takes the place of SPEC"},
             &check);
    list.add({Section::kRun, "solver", "COMMAND",
              "solve with this program, such as 'kissat -q', in place of CaDiCaL"},
             &solver, [this] {
               if (solver.empty()) throw UsageError{"expected a command for --solver"};
             });
    for (const char* option : {"output", "solver", "threads"}) list.exclude("check", option);
  }
};

}  // namespace p2c
