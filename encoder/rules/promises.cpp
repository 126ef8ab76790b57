#include "encoder/rules/promises.hpp"

#include <algorithm>

namespace p2c {
namespace {

// The items that literals are, where all have one sign; else nothing.
std::vector<int> items_of(std::span<const Lit> those, const AnswerLiterals& answer, Sign& sign) {
  std::vector<int> items;
  for (const Lit x : those) {
    const std::optional<std::pair<int, int>> item = answer.item_of(x.variable());
    if (!item) return {};
    const Sign its{item->first, !x.positive()};
    if (!items.empty() && its != sign) return {};
    sign = its;
    items.push_back(item->second);
  }
  return items;
}

}  // namespace

void Promises::note_one_of(Sign sign, OneOf some) {
  if (some.items.empty()) return;
  const auto rank = [](const OneOf& its) { return std::pair(its.items.size(), its.off_middle); };
  const auto [known, is_new] = one_of.try_emplace(sign, some);
  if (!is_new && rank(some) < rank(known->second)) known->second = std::move(some);
}

void Promises::note(const RuleLiterals& stated, const AnswerLiterals& answer, int off_middle) {
  Sign sign{};
  for (const Lits& clause : stated.clauses()) {
    if (clause.size() != 1) continue;
    const std::vector<int> items = items_of(clause, answer, sign);
    if (items.empty()) continue;
    always.emplace(sign, items[0]);
    note_one_of(sign, {items});
  }
  // Of n literals of which k are true any n - k + 1 have one.
  for (const RuleLiterals::Count& count : stated.counts()) {
    const int size = static_cast<int>(count.those.size());
    if (count.least < 1 || count.least > size) continue;
    const auto some = static_cast<std::size_t>(size - count.least + 1);
    std::vector<int> items = items_of(std::span(count.those).first(some), answer, sign);
    std::sort(items.begin(), items.end());
    if (std::adjacent_find(items.begin(), items.end()) == items.end()) {
      note_one_of(sign, {std::move(items), off_middle});
    }
  }
}

}  // namespace p2c
