#include "cli/report_page/report_options.hpp"

#include "cli/options/picture_kind.hpp"

namespace p2c {

void ReportOptions::declare(OptionList& list) {
  constexpr int kMostHardest = 500;
  OutputOptions::declare(list);
  RulesOption::declare(list);
  list.add_written_file({Section::kFiles, "csv", "FILE", "write all rows to FILE as a table"}, csv,
                        [this] { expect_text_file(csv); });
  list.add_read_files({Section::kFiles, "puzzles", "INPUT",
                       "draw the hardest puzzles, found in INPUT; may be repeated"},
                      puzzles);
  list.add({Section::kFiles,
            "from",
            "FORMAT",
            "the format of --puzzles (default: detected)",
            {},
            format_words},
           &from, [this] { expect_format("--from", from); });
  list.add_number({Section::kFiles, "hardest", "N", "draw N puzzles (default 12)"}, hardest,
                  {0, kMostHardest});
  list.add_choice({Section::kFiles, "time", "CLOCK", "the time that counts: cpu (default) or wall"},
                  clock, kClocks);
  list.add({Section::kFiles, "any-version", "", "take rows of different versions together"},
           &any_version);
}

}  // namespace p2c
