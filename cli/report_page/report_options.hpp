// What report is asked for.
#pragma once

#include <array>

#include "cli/options/format_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/puzzle_options.hpp"
#include "cli/report_page/run.hpp"

namespace p2c {

struct ReportOptions : OutputOptions, RulesOption {
  static constexpr std::array<Word<Clock>, 2> kClocks = {
      {{"cpu", Clock::kCpu}, {"wall", Clock::kWall}}};

  std::string csv;                   // a file for the table; empty: none
  std::vector<std::string> puzzles;  // where the puzzles are to be found
  std::string from;                  // their format; empty: detected
  int hardest = 12;                  // puzzles that are drawn
  Clock clock = Clock::kCpu;
  bool any_version = false;

  void declare(OptionList& list);
};

}  // namespace p2c
