#include "encoder/rules/instance_names.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "instances/rules/scope.hpp"

namespace p2c {
namespace {

// Keys of rules that words state, by other files of the encoder.
constexpr std::array<std::string_view, 17> kOfWords{
    "touch",  "connected", "vertex", "some", "pieces", "clues", "far",  "region", "equal",
    "island", "rectangle", "area",   "most", "least",  "size",  "dots", "outside"};
constexpr int kOfText = -1;  // at no place of such a rule

}  // namespace

Rule rule_of(const RuleInstance& instance, const RuleBoard& board) {
  RuleKey key{instance.rule->key, place_of(instance)};
  if (std::find(kOfWords.begin(), kOfWords.end(), key.kind) != kOfWords.end()) {
    key.at.push_back(kOfText);
  }
  return {std::move(key), scope_of(instance, board), label_of(instance, board)};
}

std::string name_of_list(const RuleInstance& instance, const RuleBoard& board) {
  std::string words = instance.rule->key;
  for (const Quantifier& each : instance.rule->each) {
    const Bound& bound = instance.bindings[each.variable];
    const Sort sort = instance.rule->sorts[each.variable];
    if (sort != Sort::kCells || bound.item >= 0) {
      words += "-" + board.name(sort, bound);
      continue;
    }
    for (const int cell : {bound.cells.front(), bound.cells.back()}) {
      words += "-" + cell_name_at(cell, board.cols());
    }
    const bool is_line = each.set.of != ItemSet::Of::kRegions && bound.cells.size() == 1;
    if (is_line && bound.place >= 0) words += "-" + std::to_string(bound.place + 1);
  }
  return words;
}

NamedList cage_list(const std::vector<int>& slots, const RuleBoard& board,
                    const std::string& name) {
  NamedList list{"cage-" + name, {}, {}};
  for (const int slot : slots) {
    const auto [layer, cell] = board.item_of(slot);
    const std::string of_layer = layer > 0 ? board.text().answers[layer].name + ":" : "";
    list.names.push_back(of_layer + cell_name_at(cell, board.cols()));
  }
  return list;
}

}  // namespace p2c
