#include "encoder/unknowns.hpp"

#include "encoder/counts/cardinality.hpp"

namespace p2c {

Unknowns::Unknowns(ClauseSink& out, const std::vector<Slot>& slots, const Givens& givens) {
  slots_.reserve(slots.size());
  for (const Slot& slot : slots) {
    slots_.push_back({slot.lo, slot.hi, out.fresh().dimacs(), false, 0});
    for (int more = slot_variables(slot) - 1; more > 0; --more) out.fresh();
  }
  variables_ = out.variables();
  Lits values;
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    const Range& slot = slots_[i];
    out.remark([&] { return slots[i].name + " has exactly one value"; });
    if (slot.lo == slot.hi) out.add({Lit(slot.first)});
    if (slot.one_variable()) continue;
    values.clear();
    for (int v = 0; v <= slot.hi - slot.lo; ++v) values.push_back(Lit(slot.first + v));
    exactly_one(out, values, out.explains() ? Cardinality::kDirect : Cardinality::kNetwork,
                [&] { return "values-" + slots[i].name; });
  }
  for (const auto& [slot, value] : givens) {
    Range& range = slots_[slot];
    out.remark([&, fixed = slot, to = value] {
      return "given: " + slots[fixed].name + "=" + std::to_string(to);
    });
    out.add({variable_of(range, value)});
    range.given = true;
    range.given_value = value;
  }
}

Lit Unknowns::is(int slot, int value) const {
  const Range& range = at(slot);
  if (range.given) return value == range.given_value ? kTrue : kFalse;
  return variable_of(range, value);
}

Lit Unknowns::variable_of(const Range& range, int value) const {
  if (value < range.lo || value > range.hi) return kFalse;
  if (!range.one_variable()) return Lit(range.first + value - range.lo);
  return value == range.hi ? Lit(range.first) : !Lit(range.first);
}

Unknowns::Decoded Unknowns::decode(const std::function<bool(Lit)>& value) const {
  Decoded decoded;
  decoded.answer.reserve(slots_.size());
  for (int i = 0; i < size(); ++i) {
    int found = 0;
    for (int v = lo(i); v <= hi(i); ++v) {
      if (!value(variable_of(at(i), v))) continue;
      if (++found == 1) decoded.answer.push_back(v);
    }
    if (found == 1) continue;
    decoded.bad_slot = i;
    decoded.many = found > 1;
    return decoded;
  }
  return decoded;
}

Lits Unknowns::each_is(int value) const {
  Lits literals;
  for (int slot = 0; slot < size(); ++slot) literals.push_back(is(slot, value));
  return literals;
}

Lits Unknowns::block(const Answer& answer) const {
  Lits clause;
  clause.reserve(answer.size());
  for (int i = 0; i < size(); ++i) clause.push_back(!is(i, answer[i]));
  return clause;
}

}  // namespace p2c
