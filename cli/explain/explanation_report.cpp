#include "cli/explain/explanation_report.hpp"

#include "cli/report.hpp"
#include "instances/version.hpp"
#include "solver_glue/explain/explanation_level.hpp"
#include "solver_glue/explain/sentence.hpp"

namespace p2c {
namespace {

using Answers = Explanation::Answers;

Json fact_json(const Explained& explained, const SlotFact& fact) {
  return JsonMembers{{"slot", explained.name(fact.slot)}, {fact.is ? "is" : "not", fact.value}};
}

Json facts_json(const Explained& explained, const std::vector<SlotFact>& facts) {
  std::vector<Json> list;
  for (const SlotFact& fact : facts) list.push_back(fact_json(explained, fact));
  return list;
}

Json rule_json(const Explained& explained, const Rule& rule) {
  std::vector<std::string> slots;
  for (const int slot : rule.scope) slots.push_back(explained.name(slot));
  return JsonMembers{{"kind", rule.key.kind},
                     {"slots", slots},
                     {"words", rule.words},
                     {"rests_on", words_it_rests_on(explained.book, rule)}};
}

Json rules_json(const Explained& explained, const std::vector<int>& rules) {
  std::vector<Json> list;
  for (const int rule : rules) list.push_back(rule_json(explained, explained.book.rule(rule).rule));
  return list;
}

Json rings_json(const Explained& explained, const std::vector<Ring>& rings) {
  std::vector<Json> list;
  for (const Ring& ring : rings) {
    std::vector<std::string> slots;
    for (const int slot : ring.closed) slots.push_back(explained.name(slot));
    list.emplace_back(slots);
  }
  return list;
}

Json step_json(const Explained& explained, std::size_t i) {
  const Step& step = explained.found.steps[i];
  JsonMembers json{{"number", i + 1},
                   {"concludes", facts_json(explained, step.concludes)},
                   {"rules", rules_json(explained, step.rules)},
                   {"facts", facts_json(explained, step.facts)},
                   {"cost", step.cost}};
  if (i < explained.found.rings.size() && !explained.found.rings[i].empty()) {
    json["rings"] = rings_json(explained, explained.found.rings[i]);
  }
  return json;
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json();
}

Status status_of(Answers answers) {
  if (answers == Answers::kUnknown) return Status::kUnknown;
  return answers == Answers::kNone ? Status::kUnsatisfiable : Status::kSatisfiable;
}

void report_mistakes(const Explained& explained, JsonMembers& report) {
  const Explanation& found = explained.found;
  if (!found.wrong.empty()) {
    std::vector<std::string> names;
    for (const int slot : found.wrong) names.push_back(explained.name(slot));
    report["wrong"] = names;
  }
  if (!found.at_odds.empty()) {
    std::vector<SlotFact> facts;
    for (const auto& [slot, value] : found.at_odds) facts.push_back({slot, value});
    report["contradiction"] = JsonMembers{{"rules", std::vector<Json>()},
                                          {"facts", facts_json(explained, facts)},
                                          {"fewest", found.fewest_at_odds}};
  }
  if (found.contradiction) {
    const Step& step = found.contradiction->step;
    JsonMembers json{{"rules", rules_json(explained, step.rules)},
                     {"facts", facts_json(explained, step.facts)},
                     {"fewest", found.contradiction->fewest}};
    if (!found.contradiction->words.empty()) json["words"] = found.contradiction->words;
    report["contradiction"] = json;
  }
}

void report_level(const Explanation& found, JsonMembers& report) {
  const StepCounts counts = count_steps(found.steps);
  const Level level = level_of(found);
  report["level"] = or_null(level.exact);
  if (level.at_least) report["level_at_least"] = *level.at_least;
  report["step_count"] = counts.steps;
  report["steps_with_two_or_more"] = counts.of_two_or_more;
  report["complete"] = found.is_complete();
}

}  // namespace

JsonMembers explanation_report(const Explained& explained, bool with_steps) {
  const Explanation& found = explained.found;
  JsonMembers report = report_head(explained.document, status_of(found.answers));
  const bool counted = found.answers != Answers::kUnknown;
  report["unique"] = counted ? Json(found.answers == Answers::kOne) : Json();
  report_mistakes(explained, report);
  if (with_steps) {
    std::vector<Json> steps;
    for (std::size_t i = explained.first; i < explained.end; ++i) {
      steps.push_back(step_json(explained, i));
    }
    report["steps"] = steps;
  }
  if (found.goal) report["goal"] = fact_json(explained, *found.goal);
  report_level(found, report);
  if (found.guess) {
    report["guess"] = JsonMembers{{"slot", explained.name(found.guess->slot)},
                                  {"forces", found.guess->forces},
                                  {"tried", found.guess->tried}};
  }
  report["version"] = kVersion;
  return report;
}

}  // namespace p2c
