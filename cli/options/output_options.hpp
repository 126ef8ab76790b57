// -o and --force: where the output goes; --count, and -o with a '%' for the number of each.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

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

struct CountOption {
  std::int64_t count = 1;

  void declare(OptionList& list) {
    list.add_number({Section::kPuzzle, "count", "N", "make N puzzles (default 1)"}, count,
                    {1, Range::kMost});
  }
};

struct SeriesOptions : OutputOptions, CountOption {
  std::string pattern;  // NAME-%.txt: a file for each, and stdout as `output`; empty: one output

  void declare(OptionList& list);

  /// The file of this one, from 1 on: the numbers have as many digits as that of the last.
  std::string file_name(std::int64_t number) const;

 private:
  void take_pattern();
};

}  // namespace p2c
