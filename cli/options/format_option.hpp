// The names of formats: --to of `convert` and `picture`, and what --from expects, too.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

/// The names of all formats.
std::vector<std::string_view> format_words();

/// The names of all kinds.
std::vector<std::string_view> kind_words();

/// Throws UsageError where no format has this name.
void expect_format(const std::string& option, const std::string& name);

struct FormatOption {
  std::string to = "text";

  void declare(OptionList& list);
};

}  // namespace p2c
