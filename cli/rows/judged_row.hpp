// What is wrong with one row.
#pragma once

#include <string>
#include <vector>

#include "instances/documents/document.hpp"

namespace p2c {

struct Judgement {
  std::string status;               // of the row
  int answers = 0;                  // that were judged
  std::vector<std::string> faults;  // none: it is right
};

/// Judges a row about this puzzle; null: one that cannot be read, for this reason. `line` is a row
/// of `file`.
Judgement judge_row(const std::string& line, const std::string& file, const Document* document,
                    const std::string& reason, const Stop& stop);

}  // namespace p2c
