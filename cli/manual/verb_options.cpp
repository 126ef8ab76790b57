#include "cli/manual/verb_options.hpp"

#include "cli/verbs.hpp"
#include "instances/documents/registry.hpp"

namespace p2c {

std::vector<VerbOption> options_of(const Verb& verb) {
  std::vector<VerbOption> all;
  const std::unique_ptr<Call> call = verb.call();
  for (const auto& [head, kind] : call->list().shown()) {
    const std::string_view names(head.names);
    const std::size_t comma = names.find(',');
    VerbOption option;
    option.name.append("--").append(names.substr(0, comma));
    if (comma != std::string_view::npos) option.letter.append("-").append(names.substr(comma + 1));
    option.value_name = head.value_name;
    option.help = head.help;
    const auto words = head.find_words == nullptr ? head.words : head.find_words();
    option.words.assign(words.begin(), words.end());
    option.is_number = kind == GivenOption::Kind::kNumber;
    option.may_repeat = kind == GivenOption::Kind::kList;
    all.push_back(std::move(option));
  }
  return all;
}

Inputs inputs_of(const Verb& verb) {
  if (verb.inputs.empty()) return Inputs::kNone;
  if (verb.inputs == "[VERB]") return Inputs::kVerbs;
  return verb.inputs == "[KIND]" ? Inputs::kKinds : Inputs::kFiles;
}

std::vector<std::string> verb_names() {
  std::vector<std::string> names;
  for (const Verb& verb : verbs()) names.emplace_back(verb.name);
  return names;
}

std::vector<std::string> kinds_as_words() {
  std::vector<std::string> names;
  for (const PuzzleKind& kind : puzzle_kinds()) names.emplace_back(kind.name);
  return names;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
  return text;
}

}  // namespace p2c
