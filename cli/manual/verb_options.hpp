// The options of a verb as texts: what --help, the man page and completion show.
#pragma once

#include <string>
#include <vector>

namespace p2c {

struct Verb;

struct VerbOption {
  std::string name;        // "--output"
  std::string letter;      // "-o", or nothing
  std::string value_name;  // nothing for a flag
  std::string help;
  std::vector<std::string> words;  // those that its value may be; none: any
  bool is_number = false;
  bool may_repeat = false;

  bool operator==(const VerbOption&) const = default;
};

/// In the order of help.
std::vector<VerbOption> options_of(const Verb& verb);

/// What an argument of the verb that is no option can be.
enum class Inputs { kNone, kVerbs, kKinds, kFiles };
Inputs inputs_of(const Verb& verb);

/// The names of the verbs, and of the kinds of puzzle.
std::vector<std::string> verb_names();
std::vector<std::string> kinds_as_words();

/// With blanks between them.
std::string joined(const std::vector<std::string>& words);

}  // namespace p2c
