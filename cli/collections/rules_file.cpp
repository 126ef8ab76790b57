#include "cli/collections/rules_file.hpp"

#include "cli/collections/input_file.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/rules/reader/rule_words.hpp"

namespace p2c {

// No more of a file is read than shows that it is too large.
void read_rules_file(RulesOption& option, const Stop& stop) {
  if (option.rules.empty()) return;
  InputFile file(option.rules);
  std::string text;
  for (std::string_view piece = file.next(stop); !piece.empty(); piece = file.next(stop)) {
    text += piece;
    if (text.size() > kMostRuleBytes) break;
  }
  option.rules_kind = brought_kind(text, file.name());
}

}  // namespace p2c
