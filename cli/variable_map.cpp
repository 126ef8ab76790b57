#include "cli/variable_map.hpp"

#include "cli/options/encoding_words.hpp"
#include "encoder/encode_puzzle.hpp"
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

std::vector<Json> auxiliaries_as_json(const Outline& outline) {
  std::vector<Json> list;
  for (int variable = 1; variable <= outline.variables(); ++variable) {
    const VariableName* name = outline.name_of_variable(variable);
    if (name == nullptr) continue;
    list.push_back(JsonMembers{{"variable", variable},
                               {"name", name->text},
                               {"sense", word_of(name->sense)},
                               {"rule", outline.group_of_variable(variable).words}});
  }
  return list;
}

std::vector<Json> lists_as_json(const Outline& outline) {
  std::vector<Json> lists;
  for (const NamedList& list : outline.lists()) {
    JsonMembers member{{"name", list.name}};
    std::vector<Json> items;
    for (const Lit x : list.literals) items.emplace_back(x.dimacs());
    for (const std::string& name : list.names) items.emplace_back(name);
    member[list.names.empty() ? "literals" : "names"] = items;
    lists.emplace_back(member);
  }
  return lists;
}

}  // namespace

JsonMembers variable_map(const FormulaWork& work, const FormulaSize& size, Form form,
                         const Stop& stop) {
  const bool linear = form == Form::kOpb;
  const Outline outline = work.outline({}, stop, linear);
  const AnyPuzzle& puzzle = *work.document.puzzle;
  JsonMembers map = report_head(work.document, {});
  if (has_connectivity(puzzle, work.options)) {
    map["connectivity"] = word_of(work.options.connectivity, kConnectivities);
  }
  if (!linear) map["cardinality"] = word_of(work.options.cardinality, kCardinalities);
  map["variables"] = outline.variables();
  map[linear ? "constraints" : "clauses"] = size.clauses;
  map["slots"] = slots_as_json(puzzle.slots());
  map["auxiliary"] = auxiliaries_as_json(outline);
  map["lists"] = lists_as_json(outline);
  map["version"] = kVersion;
  return map;
}

}  // namespace p2c
