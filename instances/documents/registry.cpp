#include "instances/documents/registry.hpp"

#include <algorithm>

#include "instances/documents/kinds.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
const std::vector<std::reference_wrapper<const PuzzleKind>>& puzzle_kinds() {
  static const auto kinds = kinds_of_list();
  return kinds;
}

const PuzzleKind* find_kind(std::string_view name) {
  const std::string small = in_small_letters(name);
  for (const PuzzleKind& kind : puzzle_kinds()) {
    const std::vector<std::string>& names = kind.names();
    if (std::find(names.begin(), names.end(), small) != names.end()) return &kind;
  }
  return nullptr;
}

std::string puzzle_json_schema() {
  std::vector<JsonMembers> schemas;
  for (const PuzzleKind& kind : puzzle_kinds()) schemas.push_back(kind.json_schema());
  return whole_json_schema(schemas);
}

std::string kind_names() {
  std::string names;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    names.append(names.empty() ? "" : ", ").append(kind.name);
  }
  return names;
}

std::string did_you_mean_kind(std::string_view word) {
  std::vector<std::string_view> names;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    names.insert(names.end(), kind.names().begin(), kind.names().end());
  }
  return did_you_mean(word, names);
}

}  // namespace p2c
