#include "encoder/rules/number_terms.hpp"

#include <algorithm>
#include <optional>
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

// One length, or one less another, compared with what is added.
class LengthsCompared {
 public:
  LengthsCompared(const NumberTerms& terms, LineLengths& lengths)
      : lengths_(lengths), more_(terms.more) {
    for (const auto& [length, sign] : terms.lengths) (sign > 0 ? one_ : other_) = length;
  }

  // Of values for which the other bound says something, or all is excluded.
  std::vector<Lits> clauses(Word word) {
    const std::int64_t top = most(one_);
    const auto first = std::clamp<std::int64_t>(-more_ - 1, 0, top);
    const auto last = std::clamp<std::int64_t>(most(other_) + 1 - more_, 0, top);
    std::vector<Lits> all;
    for (std::int64_t value = first; value <= last; ++value) {
      const Lit bound = at_least(other_, value + more_);
      const Lit above = at_least(other_, value + more_ + 1);
      if (word == Word::kUnequal && bound != kFalse && above != kTrue) {
        all.push_back({!at_least(one_, value), at_least(one_, value + 1), !bound, above});
      }
      const bool equal = word == Word::kEqual;
      if ((equal || word == Word::kAtMost) && bound != kTrue) {
        all.push_back({!at_least(one_, value), bound});
      }
      if ((equal || word == Word::kAtLeast) && above != kFalse) {
        all.push_back({at_least(one_, value + 1), !above});
      }
    }
    return all;
  }

 private:
  int most(const std::optional<LineLength>& its) const { return its ? lengths_.most(*its) : 0; }
  Lit at_least(const std::optional<LineLength>& its, std::int64_t number) {
    if (number <= 0) return kTrue;
    return number > most(its) ? kFalse : lengths_.at_least(*its, static_cast<int>(number));
  }

  LineLengths& lengths_;
  std::optional<LineLength> one_;
  std::optional<LineLength> other_;  // nothing: 0
  std::int64_t more_;
};

// The comparison that holds where this one does not.
std::pair<NumberTerms, Word> opposite(NumberTerms terms, Word word) {
  if (word == Word::kEqual) return {std::move(terms), Word::kUnequal};
  if (word == Word::kUnequal) return {std::move(terms), Word::kEqual};
  terms.more += word == Word::kAtMost ? -1 : 1;
  return {std::move(terms), word == Word::kAtMost ? Word::kAtLeast : Word::kAtMost};
}

}  // namespace

bool NumberTerms::is_table() const {
  if (!those.empty() || numbers.empty() == lengths.empty()) return false;
  const bool two =
      numbers.size() == 2 || (lengths.size() == 2 && lengths[0].sign != lengths[1].sign);
  return numbers.size() + lengths.size() == 1 || two;
}

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
  for (const auto& [length, sign] : terms.lengths) {
    const int most = answer.lengths().most(length);
    terms.more -= sign > 0 ? 0 : most;
    for (int value = 1; value <= most; ++value) {
      const Lit least = answer.lengths().at_least(length, value);
      terms.those.push_back(sign > 0 ? least : !least);
    }
  }
  terms.lengths.clear();
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

std::vector<Lits> clauses_that_keep(const NumberTerms& terms, Word word, AnswerLiterals& answer) {
  if (!terms.lengths.empty()) return LengthsCompared(terms, answer.lengths()).clauses(word);
  const Unknowns& x = answer.unknowns();
  std::vector<Lits> clauses;
  add_supports(terms, word, x, false, clauses);
  add_supports(terms, word, x, true, clauses);
  return clauses;
}

// kept -> the comparison, and not kept -> the opposite one.
Lit literal_of_two(const NumberTerms& terms, Word word, AnswerLiterals& answer, const NameOf& name,
                   ClauseSink& out) {
  std::vector<Lits> clauses = clauses_that_keep(terms, word, answer);
  out.remark([] { return "a new variable is true when two numbers compare so"; });
  const Lit kept = out.fresh([&] { return VariableName{name()}; });
  for (Lits& clause : clauses) {
    clause.push_back(!kept);
    out.add(clause);
  }
  const auto [others, other_word] = opposite(terms, word);
  for (Lits& clause : clauses_that_keep(others, other_word, answer)) {
    clause.push_back(kept);
    out.add(clause);
  }
  return kept;
}

}  // namespace p2c
