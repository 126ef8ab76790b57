#include "instances/kinds/kind_of_rules.hpp"

#include <utility>

#include "instances/planted/random_data.hpp"
#include "instances/rules/meaning/meaning.hpp"

namespace p2c {

KindOfParts parts_of_rules(RuleText read) {
  const auto text = std::make_shared<const RuleText>(std::move(read));
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
  its.random = [text](Rng& rng, int rows, int cols) {
    return random_data(text->made_of.parts, rng, rows, cols);
  };
  its.refuses_beginnings = true;
  its.winds = true;  // no text says how far apart connected cells may be
  its.abilities.add(RulesAsText{text});
  return its;
}

}  // namespace p2c
