// The hardest puzzles as pictures.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/report_page/matches.hpp"
#include "cli/report_page/report_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {

struct PuzzlePictures {
  std::map<const Match*, std::string> svgs;
  bool asked = false;         // --puzzles was given
  std::size_t missing = 0;    // were not found
  std::size_t too_large = 0;  // were found and not drawn
  std::string unread;         // the first entry of --puzzles that cannot be read, and why
};

/// Looks these puzzles up in --puzzles: by number or id, and then by hash. Throws Stopped.
PuzzlePictures draw_puzzles(const std::vector<const Match*>& wanted, const ReportOptions& options,
                            const Request& request);

}  // namespace p2c
