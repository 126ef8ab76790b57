#include "cli/manual/completion.hpp"
#include "cli/manual/verb_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {
namespace {

// In single quotes, with a backslash before each of these letters.
std::string quoted_spec(const std::string& text) {
  std::string out = "'";
  for (const char letter : text)
    out += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
  return out + "'";
}

std::string escaped(std::string_view text, std::string_view letters) {
  std::string out;
  for (const char letter : text) {
    if (letters.find(letter) != std::string_view::npos) out += '\\';
    out += letter;
  }
  return out;
}

std::string message(std::string_view text) { return escaped(text, "\\:[]"); }

// ":FORMAT:(text json)" for _arguments.
std::string value_of(const VerbOption& option) {
  if (option.value_name.empty()) return "";
  std::string value = ":" + message(option.value_name) + ":";
  if (!option.words.empty()) {
    return value + "(" + escaped(joined(option.words), "\\:*?[]()+") + ")";
  }
  return option.is_number ? value : value + "_files";
}

// "(-o --output)-o[help]:FILE:_files", a line for each of the two names.
std::string option_lines(const VerbOption& option) {
  const std::string rest = "[" + message(option.help) + "]" + value_of(option);
  std::string others = option.may_repeat ? "*" : "";
  if (!option.letter.empty()) others += "(" + option.letter + " " + option.name + ")";
  const std::string with_value = option.value_name.empty() ? "" : "=";
  std::string lines = "        " + quoted_spec(others + option.name + with_value + rest) + "\n";
  if (option.letter.empty()) return lines;
  const std::string after = option.value_name.empty() ? "" : "+";
  return lines + "        " + quoted_spec(others + option.letter + after + rest) + "\n";
}

std::string inputs_line(const Verb& verb) {
  const std::string about = "*:" + message(verb.inputs) + ":";
  switch (inputs_of(verb)) {
    case Inputs::kNone:
      return "";
    case Inputs::kVerbs:
      return "        " + quoted_spec(about + "(" + joined(verb_names()) + ")") + "\n";
    case Inputs::kKinds:
      return "        " + quoted_spec(about + "(" + joined(kinds_as_words()) + ")") + "\n";
    case Inputs::kFiles:
      return "        " + quoted_spec(about + "_files") + "\n";
  }
  return "";
}

std::string verb_part(const Verb& verb) {
  std::string text = "    " + std::string(verb.name) + ")\n      options=(\n";
  for (const VerbOption& option : options_of(verb)) text += option_lines(option);
  return text + inputs_line(verb) + "      ) ;;\n";
}

constexpr const char* kHead = R"(#compdef puzzle2cnf
# Completion of puzzle2cnf for zsh; made by 'puzzle2cnf help --zsh'.
_puzzle2cnf() {
  local verb=$words[2]
  local -a verbs options
  verbs=(
)";

// An unknown first word is a puzzle, which is encoded.
constexpr const char* kVerb = R"(  )
  if (( CURRENT == 2 )); then
    _describe -t verbs verb verbs
    _files
    return
  fi
  (( ${+verbs[(r)$verb:*]} )) || verb=encode
  case $verb in
)";

constexpr const char* kTail = R"(  esac
  shift words
  (( CURRENT-- ))
  _arguments -s $options
}
if [[ $funcstack[1] == _puzzle2cnf ]]; then
  _puzzle2cnf "$@"
elif (( $+functions[compdef] )); then
  compdef _puzzle2cnf puzzle2cnf
fi
)";

}  // namespace

std::string zsh_completion() {
  std::string text = kHead;
  for (const Verb& verb : verbs()) {
    text += "    " + quoted_spec(std::string(verb.name) + ":" + message(verb.about)) + "\n";
  }
  text += kVerb;
  for (const Verb& verb : verbs()) text += verb_part(verb);
  return text + kTail;
}

}  // namespace p2c
