#include "instances/documents/registry.hpp"

#include "instances/documents/kinds.hpp"
#include "instances/text/nearest_word.hpp"

namespace p2c {
namespace {

// A URL cannot.
bool may_be_name(std::string_view word) {
  return !word.empty() &&
         word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == word.npos;
}

// No kind is made for that.
bool has_name(const ListedKind& its, std::string_view name) {
  return its.is_name == nullptr ? is_among_words(its.names, name) : its.is_name(name);
}

}  // namespace

const std::vector<std::reference_wrapper<const PuzzleKind>>& puzzle_kinds() {
  static const auto kinds = [] {
    std::vector<std::reference_wrapper<const PuzzleKind>> all;
    for (const ListedKind& its : listed_kinds()) all.emplace_back(*its.kind());
    return all;
  }();
  return kinds;
}

const PuzzleKind* find_kind(std::string_view name) {
  const std::string small = in_small_letters(name);
  if (!may_be_name(small)) return nullptr;
  return find_listed([&](const ListedKind& its) { return has_name(its, small); });
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
