#include "cli/options/format_option.hpp"

#include "instances/documents/format_table.hpp"

namespace puzzle2cnf {

void expect_format(const std::string& option, const std::string& name) {
  if (find_format(name) != nullptr) return;
  throw UsageError{"expected a format (" + format_names() + ") for " + option + ", got '" + name +
                   "'"};
}

void FormatOption::declare(OptionList& list) {
  list.add({Section::kFiles, "to", "FORMAT",
            "the format to write (default text; see 'puzzle2cnf formats')"},
           &to, [this] { expect_format("--to", to); });
}

}  // namespace puzzle2cnf
