// --rows: what `batch` wrote.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct RowsOption {
  std::vector<std::string> rows;

  void declare(OptionList& list) {
    list.add_read_files({Section::kFiles, "rows", "FILE",
                         "check all answers that batch wrote to FILE, against its inputs"},
                        rows);
    list.exclude("rows", "answer");
    list.add_check([this] {
      if (rows.size() > 1) throw UsageError{"expected --rows once"};
    });
  }
};

}  // namespace p2c
