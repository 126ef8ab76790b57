#include "cli/manual/completion.hpp"
#include "cli/manual/verb_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {
namespace {

// As long and short names in a pattern of `case`.
std::string pattern_of(const VerbOption& option) {
  return option.letter.empty() ? option.name : option.name + " | " + option.letter;
}

// What follows an option: words, a number, or a file. A flag has no line.
std::string value_line(const VerbOption& option) {
  if (option.value_name.empty()) return "";
  std::string line = "        " + pattern_of(option) + ") kind=value";
  if (!option.words.empty()) line += " words='" + joined(option.words) + "'";
  if (option.words.empty() && !option.is_number) line += " files=yes";
  return line + " ;;\n";
}

std::string inputs_line(const Verb& verb) {
  switch (inputs_of(verb)) {
    case Inputs::kNone:
      return "";
    case Inputs::kVerbs:
      return "      inputs=\"$verbs\"\n";
    case Inputs::kKinds:
      return "      inputs='" + joined(kinds_as_words()) + "'\n";
    case Inputs::kFiles:
      return "      input_files=yes\n";
  }
  return "";
}

std::string verb_part(const Verb& verb) {
  std::vector<std::string> names;
  std::string values;
  for (const VerbOption& option : options_of(verb)) {
    names.push_back(option.name);
    if (!option.letter.empty()) names.push_back(option.letter);
    values += value_line(option);
  }
  std::string text = "    " + std::string(verb.name) + ")\n      options='" + joined(names) + "'\n";
  return text + inputs_line(verb) + "      case $previous in\n" + values + "      esac\n      ;;\n";
}

constexpr const char* kHead =
    R"(# Completion of puzzle2cnf for bash; made by 'puzzle2cnf help --bash'.
_puzzle2cnf() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local verb=${COMP_WORDS[1]} kind=input words='' files='' options='' inputs='' input_files=''
)";

// An unknown first word is a puzzle, which is encoded. bash has --to=text as three words.
constexpr const char* kVerb = R"(  COMPREPLY=()
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi
  [[ " $verbs " == *" $verb "* ]] || verb=encode
  case $verb in
)";

constexpr const char* kTail = R"(  esac
  if [[ $kind == input ]]; then
    if ((COMP_CWORD == 1)); then
      words="$verbs --help --version" files=yes
    elif [[ $current == -* ]]; then
      words=$options
    else
      words=$inputs files=$input_files
    fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  if [[ -n $files && ${#COMPREPLY[@]} -eq 0 ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
    compopt -o filenames 2> /dev/null
  fi
}
complete -F _puzzle2cnf puzzle2cnf
)";

}  // namespace

std::string bash_completion() {
  std::string text = kHead;
  text += "  local verbs='" + joined(verb_names()) + "'\n";
  text += kVerb;
  for (const Verb& verb : verbs()) text += verb_part(verb);
  return text + kTail;
}

}  // namespace p2c
