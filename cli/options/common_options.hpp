// Inputs, and the options that every verb takes.
#pragma once

#include "cli/options/option_list.hpp"

namespace p2c {

struct CommonOptions {
  std::vector<std::string> inputs;
  bool json = false;
  bool quiet = false;
  bool sandbox = false;
  bool help = false;

  void declare(OptionList& list) {
    list.add({Section::kEveryVerb, "json", "", "print one JSON document"}, &json);
    list.add({Section::kEveryVerb, "quiet,q", "", "print nothing but errors to stderr"}, &quiet);
    list.add({Section::kEveryVerb, "sandbox", "",
              "for input of strangers: no other programs, folders or manifests, and limits"},
             &sandbox);
    list.add({Section::kEveryVerb, "help,h", "", "this text"}, &help);
  }
};

}  // namespace p2c
