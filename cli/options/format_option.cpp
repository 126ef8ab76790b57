#include "cli/options/format_option.hpp"

#include "instances/documents/format_table.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> names;
  for (const FormatRow& row : format_table()) names.push_back(row.scheme.name);
  return names;
}

std::vector<std::string_view> kind_words() {
  std::vector<std::string_view> names;
  for (const PuzzleKind& kind : puzzle_kinds()) names.push_back(kind.name);
  return names;
}

void expect_format(const std::string& option, const std::string& name) {
  if (is_format(name)) return;
  throw UsageError{"expected a format (" + format_names() + ") for " + option + ", got '" + name +
                   "'" + did_you_mean(name, format_words())};
}

void FormatOption::declare(OptionList& list) {
  list.add({Section::kFiles,
            "to",
            "FORMAT",
            "the format to write (default text; see 'puzzle2cnf formats')",
            {},
            format_words},
           &to, [this] { expect_format("--to", to); });
}

}  // namespace p2c
