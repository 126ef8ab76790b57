#include "encoder/rules/number_terms.hpp"

#include <utility>

#include "instances/rules/given_values.hpp"

namespace p2c {
namespace {

using Word = Expression::Word;

std::int64_t signed_value(int sign, int value) { return sign > 0 ? value : -value; }

// What the second number may be, for each value of the first one that excludes more than one.
void add_supports(const NumberTerms& terms, Word word, const Unknowns& x, bool swapped,
                  std::vector<Lits>& clauses) {
  const auto& [a, sign_a] = terms.numbers[swapped ? 1 : 0];
  const auto& [b, sign_b] = terms.numbers[swapped ? 0 : 1];
  for (int v = x.lo(a); v <= x.hi(a); ++v) {
    Lits supports{!x.is(a, v)};
    Lits conflicts;
    for (int w = x.lo(b); w <= x.hi(b); ++w) {
      const bool kept = keeps(word, terms.more + signed_value(sign_a, v) + signed_value(sign_b, w));
      (kept ? supports : conflicts).push_back(x.is(b, w));
    }
    if (conflicts.size() > 1) {
      clauses.push_back(std::move(supports));
    } else if (!conflicts.empty() && !swapped) {
      clauses.push_back({!x.is(a, v), !conflicts[0]});
    }
  }
}

// The comparison that holds where this one does not.
std::pair<NumberTerms, Word> opposite(NumberTerms terms, Word word) {
  if (word == Word::kEqual) return {std::move(terms), Word::kUnequal};
  if (word == Word::kUnequal) return {std::move(terms), Word::kEqual};
  terms.more += word == Word::kAtMost ? -1 : 1;
  return {std::move(terms), word == Word::kAtMost ? Word::kAtLeast : Word::kAtMost};
}

}  // namespace

NumberTerms counted_only(NumberTerms terms, AnswerLiterals& answer) {
  const Unknowns& x = answer.unknowns();
  for (const auto& [slot, sign] : terms.numbers) {
    terms.more += sign > 0 ? x.lo(slot) : -x.hi(slot);
    for (int value = x.lo(slot) + 1; value <= x.hi(slot); ++value) {
      const Lit least = answer.at_least(slot, value);
      terms.those.push_back(sign > 0 ? least : !least);
    }
  }
  terms.numbers.clear();
  return terms;
}

Lits values_that_keep(const NumberTerms& terms, Word word, const Unknowns& x) {
  const auto& [slot, sign] = terms.numbers[0];
  Lits values;
  for (int value = x.lo(slot); value <= x.hi(slot); ++value) {
    if (keeps(word, terms.more + signed_value(sign, value))) values.push_back(x.is(slot, value));
  }
  return values;
}

std::vector<Lits> clauses_that_keep(const NumberTerms& terms, Word word, const Unknowns& x) {
  std::vector<Lits> clauses;
  add_supports(terms, word, x, false, clauses);
  add_supports(terms, word, x, true, clauses);
  return clauses;
}

// kept -> the comparison, and not kept -> the opposite one.
Lit literal_of_two(const NumberTerms& terms, Word word, const Unknowns& x, const NameOf& name,
                   ClauseSink& out) {
  out.remark([] { return "a new variable is true when two numbers compare so"; });
  const Lit kept = out.fresh([&] { return VariableName{name()}; });
  for (Lits& clause : clauses_that_keep(terms, word, x)) {
    clause.push_back(!kept);
    out.add(clause);
  }
  const auto [others, other_word] = opposite(terms, word);
  for (Lits& clause : clauses_that_keep(others, other_word, x)) {
    clause.push_back(kept);
    out.add(clause);
  }
  return kept;
}

}  // namespace p2c
