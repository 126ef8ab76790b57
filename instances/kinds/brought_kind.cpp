#include "instances/kinds/brought_kind.hpp"

#include <utility>

#include "instances/kinds/boards_of_kinds.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/reader/rule_reader.hpp"
#include "instances/rules/reader/statements.hpp"
#include "instances/text/md5.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

// Its statements, without comments and boards.
std::string rules_alone(std::string_view text) {
  std::string rules;
  bool in_board = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    at += line.size() + 1;
    if (!begins_nothing(line)) in_board = begins_board(line);
    if (in_board || line.empty() || line.front() == '#') continue;
    rules.append(line).append("\n");
  }
  return rules;
}

// Where the rules are those of a kind of the list whose boards are made better than from any rules.
void add_listed_boards(KindOfParts& its, std::string_view text) {
  const std::string rules = rules_alone(text);
  for (const BoardsOfText& listed : boards_of_texts()) {
    if (rules_alone(listed.text) == rules) listed.add(its);
  }
}

}  // namespace

KindPtr brought_kind(std::string_view text, const std::string& file) {
  text = without_byte_order_mark(text);
  KindOfParts its = parts_of_rules(read_rules(text, file));
  BroughtRules rules{std::string(text), ""};
  if (!text.ends_with('\n')) rules.text += '\n';
  Md5 md5;
  md5.add(rules.text);
  rules.hash = md5.finish();
  its.abilities.add(std::move(rules));
  add_listed_boards(its, text);
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
