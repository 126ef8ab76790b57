#include "encoder/slot_names.hpp"

#include <algorithm>

#include "encoder/unknowns.hpp"

namespace p2c {

SlotNames::SlotNames(const std::vector<Slot>& slots) : slots_(slots), first_{1} {
  for (const Slot& slot : slots) first_.push_back(first_.back() + slot_variables(slot));
}

std::string SlotNames::operator()(Lit x) const {
  if (x.variable() >= first_.back()) {
    return (x.positive() ? "v" : "not v") + std::to_string(x.variable());
  }
  const auto next = std::upper_bound(first_.begin(), first_.end(), x.variable());
  const auto i = static_cast<std::size_t>(next - first_.begin()) - 1;
  const Slot& slot = slots_[i];
  if (slot.hi - slot.lo == 1) {
    return slot.name + "=" + std::to_string(x.positive() ? slot.hi : slot.lo);
  }
  const int value = slot.lo + x.variable() - first_[i];
  return (x.positive() ? "" : "not ") + slot.name + "=" + std::to_string(value);
}

Lit SlotNames::literal(std::size_t slot, int value) const {
  const auto& [lo, hi, name] = slots_[slot];
  if (hi - lo == 1) return value == hi ? Lit(first_[slot]) : !Lit(first_[slot]);
  return Lit(first_[slot] + value - lo);
}

}  // namespace p2c
