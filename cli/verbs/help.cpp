#include "cli/manual/completion.hpp"
#include "cli/manual/exit_words.hpp"
#include "cli/manual/man_page.hpp"
#include "cli/manual/overview.hpp"
#include "cli/manual/padded.hpp"
#include "cli/verb_hint.hpp"
#include "cli/verbs/verb_table.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

// Texts for the installed program, from the same tables as help.
struct MadeTextOption {
  bool man = false;
  bool bash = false;
  bool zsh = false;

  void declare(OptionList& list) {
    list.add(
        {Section::kFiles, "man", "",
         "print the man page puzzle2cnf(1), or puzzle2cnf-formats(5) for 'help --man formats'"},
        &man);
    list.add({Section::kFiles, "bash", "", "print the completion for bash"}, &bash);
    list.add({Section::kFiles, "zsh", "", "print the completion for zsh"}, &zsh);
    list.exclude("man", "bash");
    list.exclude("man", "zsh");
    list.exclude("bash", "zsh");
  }
};

using HelpArguments = Arguments<MadeTextOption>;

std::string usage_line(const Verb& verb, const Call& call) {
  std::string line = "puzzle2cnf " + std::string(verb.name);
  if (call.has_groups()) line += " [options]";
  if (!verb.inputs.empty()) line += " " + std::string(verb.inputs);
  return line;
}

// "Exit codes: 0 done, ...", in lines of at most 90 letters.
std::string exit_lines() {
  constexpr std::size_t kWidth = 90;
  std::string text;
  std::string line = "Exit codes:";
  for (const auto& [codes, meaning] : kExitWords) {
    std::string words(codes);
    words.append(" ").append(meaning).append(&codes == &kExitWords.back().codes ? "." : ",");
    if (line.size() + words.size() >= kWidth) {
      text.append(line).append("\n");
      line.clear();
    }
    line.append(line.empty() ? "" : " ").append(words);
  }
  return text + line + "\n";
}

std::string overview() {
  std::string text = "puzzle2cnf " + std::string(kVersion) + ": " + kAbout + "\n\n";
  text += "  puzzle2cnf PUZZLE                  the same as 'puzzle2cnf encode PUZZLE'\n";
  for (const Verb& verb : verbs()) {
    const std::string call = std::string(verb.name) + " " + std::string(verb.inputs);
    text += "  puzzle2cnf " + padded(call, 23) + " " + std::string(verb.about) + "\n";
  }
  text +=
      "\nThe file '-' is stdin or stdout; a PUZZLE may be a URL or a game id. 'puzzle2cnf VERB "
      "--help' lists a verb's options.\n";
  return text + exit_lines();
}

// What --man, --bash or --zsh prints; nothing without one of them. Throws UsageError.
std::string made_text(const HelpArguments& arguments) {
  const std::string page = arguments.inputs.empty() ? "" : arguments.inputs[0];
  if (arguments.man && page == "formats") return formats_man_page();
  if (arguments.man && !page.empty()) {
    throw UsageError{"expected 'help --man' or 'help --man formats', got '" + page + "'"};
  }
  if ((arguments.bash || arguments.zsh) && !page.empty()) {
    throw UsageError{"expected no verb with --bash or --zsh, got '" + page + "'"};
  }
  if (arguments.man) return man_page();
  if (arguments.bash) return bash_completion();
  return arguments.zsh ? zsh_completion() : "";
}

ExitCode run_help(const HelpArguments& arguments, const Task& task) {
  std::string text = made_text(arguments);
  if (text.empty()) text = help_text(arguments.inputs.empty() ? "" : arguments.inputs[0]);
  task.out.write(text);
  return kDone;
}

}  // namespace

std::string help_text(const std::string& name) {
  if (name.empty()) return overview();
  for (const Verb& verb : verbs()) {
    if (verb.name != name) continue;
    const std::unique_ptr<Call> call = verb.call();
    std::string text = usage_line(verb, *call) + "\n\n" + std::string(verb.about) + ".\n";
    if (const std::string more = verb.whole_text(); !more.empty()) text += more + "\n";
    return text + "\n" + call->list().describe();
  }
  throw UsageError{"expected a verb after 'help', got '" + name + "'" + meant_verb(name)};
}

Verb help_verb() {
  return {"help",
          "[VERB]",
          "explain a verb",
          "The man pages and completions have the verbs and options that help has.",
          0,
          1,
          new_call<HelpArguments, run_help>};
}

}  // namespace p2c
