#include "instances/kinds/listed_kind.hpp"

#include <utility>

#include "instances/rules/reader/rule_reader.hpp"

namespace p2c {

KindPtr listed_kind(std::string_view text, const std::string& file, void (*add)(KindOfParts&)) {
  KindOfParts its = parts_of_rules(read_rules(text, file));
  its.abilities.add(ListedText{text});
  if (add != nullptr) add(its);
  return kind_of(std::move(its));
}

}  // namespace p2c
