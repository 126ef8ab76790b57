#include "solver_glue/explain/sentence.hpp"

#include "solver_glue/explain/graph_words.hpp"

namespace p2c {

using Words = std::vector<std::string>;

Words words_it_rests_on(const RuleBook& book, const Rule& rule) {
  Words words;
  for (const RuleKey& key : rule.rests_on) {
    const int found = book.find(key);
    if (found >= 0) words.push_back(book.rule(found).rule.words);
  }
  return words;
}

namespace {

// All of them, or the first ones where they are many.
std::string some_of(Words words) {
  constexpr std::size_t kMost = 4;
  if (words.size() > kMost) {
    const std::size_t more = words.size() - kMost + 1;
    words.resize(kMost - 1);
    words.push_back(std::to_string(more) + " more rules");
  }
  return list_of(words, "; ", "; ");
}

}  // namespace

std::string rule_in_words(const RuleBook& book, int rule, const std::vector<Ring>& rings) {
  const Rule& stated = book.rule(rule).rule;
  const Words rests_on = words_it_rests_on(book, stated);
  Words needs;
  for (const Ring& ring : rings) {
    if (ring.rule == rule) needs.push_back(ring_words(book, ring));
  }
  std::string words = stated.words;
  if (!rests_on.empty()) words += " [since " + some_of(rests_on) + "]";
  if (!needs.empty()) words += ": " + list_of(needs, "; ", "; and ");
  return words;
}

std::string sentence(const RuleBook& book, const Step& step, const std::vector<Ring>& rings) {
  std::string facts = graph_words(book, step);
  const bool shows_ring = !facts.empty();
  if (!shows_ring) facts = facts_in_words(book, step.facts);
  Words rules;
  for (const int rule : step.rules) {
    rules.push_back(rule_in_words(book, rule, shows_ring ? std::vector<Ring>() : rings));
  }
  return facts_in_words(book, step.concludes) + (facts.empty() ? "" : ", because " + facts) + " (" +
         list_of(rules, "; ", "; ") + ")";
}

}  // namespace p2c
