#include "instances/kinds/kind_of_rules.hpp"

#include <utility>

#include "instances/rules/boards/named_givens.hpp"
#include "instances/rules/boards/random_rule_board.hpp"
#include "instances/rules/boards/rule_generator.hpp"
#include "instances/rules/boards/unclued_board.hpp"
#include "instances/rules/meaning/meaning.hpp"

namespace p2c {
namespace {

using TextPtr = std::shared_ptr<const RuleText>;

KindOfParts parts_without_boards(const TextPtr& text) {
  KindOfParts its;
  its.name = text->name;
  its.about = text->about;
  its.aliases = text->aliases;
  its.made_of = text->made_of;
  its.judge = [text](const BoardData& board) {
    const auto rules = std::make_shared<const RulesOnBoard>(text, board);
    return BoardJudge{
        [rules](const Answer& answer) { return rules->check(answer); },
        [rules](const Answer& answer, int slot) { return rules->possible(answer, slot); }};
  };
  its.refuses_beginnings = true;
  its.winds = true;  // no text says how far apart connected cells may be
  its.abilities.add(RulesAsText{text});
  return its;
}

// What an answer is drawn from where regions are grown for it.
KindPtr ground_of(const RuleText& text) {
  if (!has_regions(text) || regions_come_first(text)) return nullptr;
  return kind_of(
      parts_without_boards(std::make_shared<const RuleText>(without_region_rules(text))));
}

// The same, where places of clues are drawn with it.
KindPtr placing_ground_of(const RuleText& text, bool is_cut) {
  const bool grown = !is_cut && has_regions(text) && !regions_come_first(text);
  return kind_of(parts_without_boards(
      std::make_shared<const RuleText>(grown ? without_region_rules(text) : text)));
}

}  // namespace

KindOfParts parts_of_rules(RuleText read) {
  for (std::size_t given = 0; given < read.givens.size(); ++given) {
    Part& part = read.made_of.parts[static_cast<std::size_t>(read.givens[given].part)];
    auto* clues = std::get_if<CellClues>(&part);
    const bool stays = clues != nullptr && neither_comes_nor_goes(read, static_cast<int>(given));
    if (stays) clues->left_out = kUnknownClue;
    if (clues != nullptr && is_counted(read, static_cast<int>(given))) clues->stays = true;
  }
  const auto text = std::make_shared<const RuleText>(std::move(read));
  KindOfParts its = parts_without_boards(text);
  its.random = [text](Rng& rng, int rows, int cols) {
    return random_rule_board(text, rng, rows, cols);
  };
  const auto placed = std::make_shared<const PlacedClues>(with_places_drawn(*text));
  its.around_answers = boards_of_rules(text, placed);
  if (!its.around_answers) return its;
  its.around_answers->ground = ground_of(*text);
  if (its.around_answers->is_uncounted) {
    its.around_answers->uncounted_ground =
        kind_of(parts_without_boards(std::make_shared<const RuleText>(without_counts(*text))));
  }
  if (placed->layers.empty()) return its;
  its.around_answers->placing_ground = placing_ground_of(placed->text, false);
  its.around_answers->placing_cut_ground = placing_ground_of(placed->text, true);
  return its;
}

}  // namespace p2c
