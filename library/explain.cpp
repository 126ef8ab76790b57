// Reasons.
#include <puzzle2cnf/puzzle.hpp>

#include "instances/givens.hpp"
#include "library/errors.hpp"
#include "library/inside.hpp"
#include "library/user_stop.hpp"
#include "solver_glue/explain/explanation_level.hpp"
#include "solver_glue/explain/sentence.hpp"

namespace puzzle2cnf {
namespace {

std::vector<Fact> facts_of(const std::vector<p2c::SlotFact>& inside) {
  std::vector<Fact> facts;
  for (const p2c::SlotFact& fact : inside) facts.push_back({fact.slot, fact.value, fact.is});
  return facts;
}

std::vector<Fact> facts_of(const p2c::Givens& values) {
  std::vector<Fact> facts;
  for (const auto& [slot, value] : values) facts.push_back({slot, value});
  return facts;
}

std::vector<std::string> rules_of(const p2c::RuleBook& book, const p2c::Step& step) {
  std::vector<std::string> rules;
  for (const int rule : step.rules) rules.push_back(p2c::rule_in_words(book, rule));
  return rules;
}

Step step_of(const p2c::RuleBook& book, const p2c::Step& step,
             const std::vector<p2c::Ring>& rings) {
  return {p2c::sentence(book, step, rings) + ".", facts_of(step.concludes), rules_of(book, step),
          facts_of(step.facts)};
}

std::optional<Verdict> verdict_of(p2c::Explanation::Answers answers) {
  switch (answers) {
    case p2c::Explanation::Answers::kNone:
      return Verdict::kNone;
    case p2c::Explanation::Answers::kOne:
      return Verdict::kUnique;
    case p2c::Explanation::Answers::kSeveral:
      return Verdict::kSeveral;
    case p2c::Explanation::Answers::kUnknown:
      break;
  }
  return {};
}

std::optional<Step> contradiction_of(const p2c::RuleBook& book, const p2c::Explanation& found) {
  if (found.contradiction) {
    const p2c::Step& step = found.contradiction->step;
    return Step{{}, {}, rules_of(book, step), facts_of(step.facts)};
  }
  if (found.at_odds.empty()) return {};
  return Step{{}, {}, {}, facts_of(found.at_odds)};
}

Explanation explanation_of(const p2c::RuleBook& book, const p2c::Explanation& found) {
  Explanation result;
  result.verdict = verdict_of(found.answers);
  for (std::size_t i = 0; i < found.steps.size(); ++i) {
    const bool has_rings = i < found.rings.size();
    result.steps.push_back(
        step_of(book, found.steps[i], has_rings ? found.rings[i] : std::vector<p2c::Ring>()));
  }
  result.known = found.known;
  result.wrong = found.wrong;
  result.contradiction = contradiction_of(book, found);
  const p2c::Level level = p2c::level_of(found);
  result.level = level.exact.value_or(level.at_least.value_or(0));
  result.level_is_exact = level.exact.has_value();
  result.limited = found.limit;
  return result;
}

p2c::ExplainOptions explain_options(const Options& options, const p2c::UserStop& stop) {
  return {options.seed, p2c::conflicts_or_usual(options.conflicts), false, &stop};
}

Explanation explain_task(const p2c::ExplanationTask& task, const Options& options) {
  const p2c::UserStop stop(options);
  const p2c::RuleBook book(task.puzzle, &stop);
  const p2c::SearchOptions search = p2c::inside_options(options, stop);
  return explanation_of(book, p2c::explain(book, task, search, explain_options(options, stop)));
}

// Two different values of a slot that is given; nothing: there is none.
std::vector<Fact> against_givens(const p2c::Givens& givens, const Answer& state) {
  for (const auto& [slot, value] : givens) {
    if (state[slot] != kOpen && state[slot] != value) return {{slot, value}, {slot, state[slot]}};
  }
  return {};
}

StepCheck check_state(const p2c::Document& document, const Answer& state, const Options& options) {
  const p2c::UserStop stop(options);
  if (std::vector<Fact> facts = against_givens(document.givens, state); !facts.empty()) {
    return {false, {}, std::move(facts)};
  }
  p2c::Givens all = document.givens;
  const p2c::Givens settled = p2c::settled_slots(state);
  all.insert(all.end(), settled.begin(), settled.end());
  const p2c::SearchOptions search_options = p2c::inside_options(options, stop);
  const p2c::Status status = p2c::Search(*document.puzzle, all, search_options).next();
  if (status == p2c::Status::kUnknown) throw p2c::Stopped(stop.reason());
  if (status == p2c::Status::kSatisfiable) return {true};
  const p2c::RuleBook book(*document.puzzle, &stop);
  const auto found = p2c::contradictory_rules(book, all, explain_options(options, stop));
  if (!found) throw p2c::Stopped(stop.reason());
  return {false, rules_of(book, found->step), facts_of(found->step.facts)};
}

}  // namespace

Explanation Puzzle::explain(const Options& options) const {
  return p2c::outside([&] {
    const p2c::Document& document = inside_->document;
    return explain_task({*document.puzzle, document.givens, {}}, options);
  });
}

Explanation Puzzle::hint(const Answer& state, int slot, const Options& options) const {
  p2c::expect_values(inside_->any(), state);
  if (slot < -1 || slot >= static_cast<int>(state.size())) {
    throw std::invalid_argument("there is no slot " + std::to_string(slot));
  }
  return p2c::outside([&] {
    const p2c::Document& document = inside_->document;
    const p2c::Givens settled = p2c::settled_slots(state);
    return explain_task({*document.puzzle, document.givens, settled, slot, slot < 0}, options);
  });
}

StepCheck Puzzle::check_step(const Answer& state, const Options& options) const {
  p2c::expect_values(inside_->any(), state);
  return p2c::outside([&] { return check_state(inside_->document, state, options); });
}

}  // namespace puzzle2cnf
