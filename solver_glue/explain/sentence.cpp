#include "solver_glue/explain/sentence.hpp"

#include <algorithm>
#include <utility>

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

// Of the place with which a rule's words begin: "v2.1", or "r1c1 to r2c2". 0: there is none, or it
// is more than names: two rooms with "2 shaded cells" would seem to share them. Where the words end
// in "it" they are about one place.
std::size_t place_length(const std::string& words) {
  const std::size_t colon = words.find(": ");
  if (colon == std::string::npos || words.ends_with(" it")) return 0;
  std::string names = words.substr(0, colon);
  const std::string between = " to ";
  const std::size_t to = names.find(between);
  if (to != std::string::npos) names.erase(to, between.size());
  return names.find(' ') == std::string::npos ? colon : 0;
}

// Rules that say the same of several places as one, where the first of them was.
Words folded(const Words& rules) {
  std::vector<std::pair<Words, std::string>> folds;  // places, and what is true there
  for (const std::string& words : rules) {
    const std::size_t length = place_length(words);
    const std::string place = words.substr(0, length);
    const std::string says = words.substr(length);
    const auto same = std::find_if(folds.begin(), folds.end(),
                                   [&](const auto& fold) { return fold.second == says; });
    if (length == 0 || same == folds.end()) {
      folds.push_back({{place}, says});
    } else {
      same->first.push_back(place);
    }
  }
  Words words;
  for (const auto& [places, says] : folds) words.push_back(list_of(places) + says);
  return words;
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
         list_of(folded(rules), "; ", "; ") + ")";
}

}  // namespace p2c
