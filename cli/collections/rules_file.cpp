#include "cli/collections/rules_file.hpp"

#include "cli/collections/input_file.hpp"
#include "instances/documents/format_table.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/rules/reader/rule_words.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

namespace {

// No more of a file is read than shows that it is too large.
std::string beginning_of(InputFile& file, const Stop& stop) {
  std::string text;
  for (std::string_view piece = file.next(stop); !piece.empty(); piece = file.next(stop)) {
    text += piece;
    if (text.size() > kMostRuleBytes) break;
  }
  return text;
}

// Null where no puzzle of the kind follows the rules: then the line after them is a mistake.
KindPtr kind_above_puzzle(std::string_view text, const std::string& file) try {
  text = without_byte_order_mark(text);
  const std::size_t end = end_of_rules(text);
  if (end == text.size()) return nullptr;
  KindPtr kind = brought_kind(text.substr(0, end), file);
  return is_detected(format_table_with(*kind), text.substr(end), file) ? kind : nullptr;
} catch (const InputError&) {
  return nullptr;
}

}  // namespace

void read_rules_file(RulesOption& option, const Stop& stop) {
  if (option.rules.empty()) return;
  InputFile file(option.rules);
  option.rules_kind = brought_kind(beginning_of(file, stop), file.name());
}

KindPtr read_rules_above_puzzle(const std::string& path, const Stop& stop) {
  InputFile file(path);
  const std::string text = beginning_of(file, stop);
  KindPtr kind = kind_above_puzzle(text, file.name());
  return kind != nullptr ? kind : brought_kind(text, file.name());
}

}  // namespace p2c
