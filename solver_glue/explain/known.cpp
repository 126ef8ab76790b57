#include "solver_glue/explain/known.hpp"

namespace p2c {

SlotFact fact_of(const RuleBook& book, Lit x) {
  const Unknowns& unknowns = book.unknowns();
  const int slot = book.slot_of(x.variable());
  const int lo = unknowns.lo(slot);
  const int hi = unknowns.hi(slot);
  if (hi - lo <= 1) return {slot, x.positive() ? hi : lo, true};
  return {slot, lo + x.variable() - unknowns.first_variable(slot), x.positive()};
}

Lit literal_of(const RuleBook& book, const SlotFact& fact) {
  const Lit x = book.literal(fact.slot, fact.value);
  return fact.is ? x : !x;
}

Known::Known(const RuleBook& book)
    : book_(book),
      truth_(static_cast<std::size_t>(book.unknowns().variables()) + 1, Truth::kMaybe),
      values_(static_cast<std::size_t>(book.unknowns().size()), kOpen),
      open_(book.unknowns().size()) {
  for (int slot = 0; slot < book.unknowns().size(); ++slot) {
    if (book.unknowns().lo(slot) == book.unknowns().hi(slot))
      settle(slot, book.unknowns().lo(slot));
  }
}

Truth Known::operator()(Lit x) const {
  if (x == kTrue || x == kFalse) return x == kTrue ? Truth::kYes : Truth::kNo;
  const Truth truth = truth_[x.variable()];
  return x.positive() ? truth : !truth;
}

void Known::settle(int slot, int value) {
  const Unknowns& unknowns = book_.unknowns();
  for (int v = unknowns.lo(slot); v <= unknowns.hi(slot); ++v) {
    set(v == value ? unknowns.is(slot, v) : !unknowns.is(slot, v));
  }
  values_[slot] = value;
  --open_;
}

void Known::add(Lit x) {
  const SlotFact fact = fact_of(book_, x);
  if (fact.is) return settle(fact.slot, fact.value);
  set(x);
  int left = kOpen;
  for (int v = book_.unknowns().lo(fact.slot); v <= book_.unknowns().hi(fact.slot); ++v) {
    if ((*this)(book_.literal(fact.slot, v)) == Truth::kNo) continue;
    if (left != kOpen) return;
    left = v;
  }
  if (left != kOpen) settle(fact.slot, left);
}

void Known::append_facts(int slot, Lits& facts) const {
  if (is_known(slot)) return facts.push_back(book_.literal(slot, value(slot)));
  for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
    const Lit x = book_.literal(slot, v);
    if ((*this)(x) == Truth::kNo) facts.push_back(!x);
  }
}

Lits Known::facts(std::span<const int> slots) const {
  Lits all;
  for (const int slot : slots) append_facts(slot, all);
  return all;
}

Lits Known::facts() const {
  Lits all;
  for (int slot = 0; slot < book_.unknowns().size(); ++slot) append_facts(slot, all);
  return all;
}

}  // namespace p2c
