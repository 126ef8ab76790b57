// -o and --force: where the output goes.
#pragma once

#include "cli/options/option_list.hpp"

namespace puzzle2cnf {

struct OutputOptions {
  std::string output = "-";
  bool force = false;

  void declare(OptionList& list) {
    list.add(
        {Section::kFiles, "output,o", "FILE", "write to FILE instead of stdout; it must not exist"},
        &output);
    list.add({Section::kFiles, "force", "", "overwrite an existing FILE"}, &force);
  }
};

}  // namespace puzzle2cnf
