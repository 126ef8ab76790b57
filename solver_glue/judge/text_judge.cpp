#include "solver_glue/judge/text_judge.hpp"

#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/sentences/rule_sentence.hpp"
#include "solver_glue/judge/judge_steps.hpp"

namespace p2c {

const std::shared_ptr<const RuleText>& TextToJudge::text() const {
  return kind->abilities.find<RulesAsText>()->text;
}

namespace {

// What breaks alone says something of its own.
void drop_told_apart(JudgedText& found) {
  for (const JudgedRule& rule : found.rules) {
    for (std::vector<std::string>& keys : found.same) {
      if (rule.breaks_alone) std::erase(keys, rule.key);
    }
  }
  std::erase_if(found.same, [](const auto& keys) { return keys.size() < 2; });
}

}  // namespace

void judge_text(const TextToJudge& its, const JudgeOptions& options, JudgedText& found) {
  const RuleText& text = *its.text();
  found.name = text.name;
  found.has_random = its.kind->random != nullptr;
  for (const TextRule& rule : text.rules) {
    found.rules.push_back({rule.key, rule_sentence(rule, text)});
  }
  judge_boards(its, options, found);
  count_answers(its, options, found);
  try_all_ways(its, options, found);
  look_for_idle_rules(its, options, found);
  drop_told_apart(found);
  count_clauses(its, options, found);
  found.is_whole = true;
}

}  // namespace p2c
