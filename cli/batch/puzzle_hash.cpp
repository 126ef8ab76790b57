#include "cli/batch/puzzle_hash.hpp"

#include "instances/kinds/brought_kind.hpp"
#include "instances/text/md5.hpp"

namespace p2c {

std::string puzzle_hash(const Document& document) {
  const std::string rules = rules_hash(document.puzzle->kind());
  return text_hash((rules.empty() ? "" : rules + "\n") + write_document(document, "text"));
}

std::string text_hash(std::string_view text) {
  Md5 md5;
  md5.add(text);
  return md5.finish();
}

}  // namespace p2c
