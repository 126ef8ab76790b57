// The command line of one verb: its inputs, and the groups of options that it takes.
#pragma once

#include <concepts>

#include "cli/options/common_options.hpp"

namespace p2c {

/// A verb names its groups, and gets all their members.
template <class... Groups>
struct Arguments : CommonOptions, Groups... {
  static constexpr bool kHasGroups = sizeof...(Groups) > 0;

  void declare(OptionList& list) {
    (Groups::declare(list), ...);
    CommonOptions::declare(list);
  }
};

/// One group of a verb's arguments; null where it does not take it.
template <class Group, class Arguments>
Group* group_of(Arguments& arguments) {
  if constexpr (std::derived_from<Arguments, Group>) return &arguments;
  return nullptr;
}

}  // namespace p2c
