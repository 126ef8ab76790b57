#include "cli/manual/man_page.hpp"

#include <algorithm>

#include "cli/manual/exit_words.hpp"
#include "cli/manual/overview.hpp"
#include "cli/manual/roff.hpp"
#include "cli/manual/verb_options.hpp"
#include "cli/verbs.hpp"

namespace p2c {
namespace {

// An option, and the verbs that take it with just this meaning.
struct ListedOption {
  VerbOption option;
  std::vector<std::string> verbs;
};

std::vector<ListedOption> all_options() {
  std::vector<ListedOption> all;
  for (const Verb& verb : verbs()) {
    for (const VerbOption& option : options_of(verb)) {
      auto found = std::find_if(all.begin(), all.end(),
                                [&](const ListedOption& one) { return one.option == option; });
      if (found == all.end()) found = all.insert(all.end(), {option, {}});
      found->verbs.emplace_back(verb.name);
    }
  }
  std::stable_sort(all.begin(), all.end(), [](const ListedOption& a, const ListedOption& b) {
    return a.option.name < b.option.name;
  });
  return all;
}

// ".TP", then "-o FILE, --output FILE" with the names in bold letters.
std::string option_head(const VerbOption& option) {
  const std::string value = option.value_name.empty() ? "" : " " + roff(option.value_name);
  std::string line = ".TP\n";
  if (!option.letter.empty()) line += roff_bold(option.letter) + value + ", ";
  return line + roff_bold(option.name) + value + "\n";
}

std::string option_entry(const ListedOption& listed) {
  std::string verbs_with;
  for (const std::string& verb : listed.verbs) {
    verbs_with.append(verbs_with.empty() ? "" : ", ").append(verb);
  }
  if (listed.verbs.size() == verbs().size()) verbs_with = "every verb";
  return option_head(listed.option) + roff(listed.option.help) + ".\n.br\n(" + roff(verbs_with) +
         ")\n";
}

std::string options_part() {
  std::string text = ".SH OPTIONS\nIn parentheses: the verbs that take an option so.\n";
  for (const ListedOption& listed : all_options()) text += option_entry(listed);
  return text;
}

std::string verb_part(const Verb& verb) {
  std::string text = ".SS " + roff(verb.name) + "\n";
  text += roff_bold("puzzle2cnf " + std::string(verb.name)) + " [options]";
  if (!verb.inputs.empty()) text += " " + roff(verb.inputs);
  text += "\n.PP\n" + roff(verb.about) + ".\n";
  text += roff_paragraph(verb.whole_text());
  text += ".PP\nOptions:";
  for (const VerbOption& option : options_of(verb)) text += " " + roff_bold(option.name);
  return text + "\n";
}

std::string exit_part() {
  std::string text = ".SH EXIT STATUS\n";
  for (const auto& [codes, meaning] : kExitWords) {
    text.append(".TP\n").append(roff_bold(codes)).append("\n").append(roff(meaning)).append(".\n");
  }
  return text;
}

}  // namespace

std::string man_page() {
  std::string text = roff_title("puzzle2cnf", "1", kAbout, "User Commands");
  text +=
      ".SH SYNOPSIS\n"
      ".B puzzle2cnf\nVERB [options] INPUT...\n.br\n"
      ".B puzzle2cnf\nPUZZLE\n"
      ".SH DESCRIPTION\n";
  text += roff(
      "A PUZZLE is a file, '-' for stdin, a URL or a game id; puzzle2cnf-formats(5) has what is "
      "read.\n"
      "Without a verb the puzzle is encoded.\n"
      "'puzzle2cnf VERB --help' lists the options of a verb.\n");
  text += ".SH VERBS\n";
  for (const Verb& verb : verbs()) text += verb_part(verb);
  text += options_part();
  text += exit_part();
  text += ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\n" +
          roff("If it is set, drawings have no colour without --color always.\n");
  return text + ".SH SEE ALSO\n.BR puzzle2cnf\\-formats (5)\n";
}

}  // namespace p2c
