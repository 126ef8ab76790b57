// What `encode` says of the clauses and variables of a formula.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct NamesOptions {
  bool annotate = false;  // say what each group of clauses states
  bool varnames = false;  // name the variables
  std::string map;        // a file for the meaning of the variables; empty: none

  void declare(OptionList& list) {
    list.add(
        {Section::kFormula, "annotate", "", "explain each group of clauses in a comment above it"},
        &annotate);
    list.add({Section::kFormula, "varnames", "", "name the variables in comments"}, &varnames);
    list.add_written_file(
        {Section::kFormula, "map", "FILE", "write the meaning of the variables to FILE, as JSON"},
        map, [this] {
          if (map == "-") throw UsageError{"encode --map needs a file, not stdout"};
        });
  }
};

}  // namespace p2c
