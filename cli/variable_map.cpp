#include "cli/variable_map.hpp"

#include "cli/options/encoding_words.hpp"
#include "encoder/outline.hpp"
#include "encoder/slot_names.hpp"
#include "instances/version.hpp"

namespace p2c {
namespace {

Json slots_as_json(const std::vector<Slot>& slots) {
  const SlotNames names(slots);
  std::vector<Json> list;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    JsonMembers values;
    for (int value = slots[i].lo; value <= slots[i].hi; ++value) {
      values[std::to_string(value)] = names.literal(i, value).dimacs();
    }
    list.push_back(JsonMembers{{"name", slots[i].name}, {"values", values}});
  }
  return list;
}

// A group's variables end where the next group's begin.
Json auxiliaries_as_json(const Outline& outline) {
  std::vector<Json> list;
  const std::vector<ClauseGroup>& groups = outline.groups();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const int next = i + 1 < groups.size() ? groups[i + 1].first_variable : outline.variables() + 1;
    if (groups[i].first_variable == next) continue;
    list.push_back(JsonMembers{
        {"first", groups[i].first_variable}, {"last", next - 1}, {"rule", groups[i].words}});
  }
  return list;
}

}  // namespace

JsonMembers variable_map(const FormulaWork& work, const Stop& stop) {
  const Outline outline = work.outline({}, stop);
  const AnyPuzzle& puzzle = *work.document.puzzle;
  JsonMembers map = report_head(puzzle, {});
  map["connectivity"] = word_of(work.options.connectivity, kConnectivities);
  map["cardinality"] = word_of(work.options.cardinality, kCardinalities);
  map["variables"] = outline.variables();
  map["clauses"] = outline.clauses();
  map["slots"] = slots_as_json(puzzle.slots());
  map["auxiliary"] = auxiliaries_as_json(outline);
  map["version"] = kVersion;
  return map;
}

}  // namespace p2c
