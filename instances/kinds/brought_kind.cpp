#include "instances/kinds/brought_kind.hpp"

#include <utility>

#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "instances/rules/reader/statements.hpp"
#include "instances/text/md5.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

KindPtr brought_kind(std::string_view text, const std::string& file) {
  text = without_byte_order_mark(text);
  KindOfParts its = parts_of_rules(read_rules(text, file));
  BroughtRules rules{std::string(text), ""};
  if (!text.ends_with('\n')) rules.text += '\n';
  Md5 md5;
  md5.add(rules.text);
  rules.hash = md5.finish();
  its.abilities.add(std::move(rules));
  return kind_of(std::move(its));
}

std::size_t end_of_rules(std::string_view text) {
  bool has_rules = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    const std::string_view word = statement_word(line);
    if (!has_rules && !begins_nothing(line) && word != "rules") return 0;
    has_rules = has_rules || word == "rules";
    if (!begins_nothing(line) && word.empty()) return at;
    at += line.size() + 1;
  }
  return has_rules ? text.size() : 0;
}

std::string rules_hash(const PuzzleKind& kind) {
  const auto* brought = kind.abilities.find<BroughtRules>();
  return brought == nullptr ? "" : brought->hash;
}

}  // namespace p2c
