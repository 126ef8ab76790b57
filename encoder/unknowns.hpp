// The literals of a puzzle's slots.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "instances/puzzle.hpp"

namespace p2c {

/// Gives each slot its variables, 1, 2, ... in slot order, before anything else and whatever the
/// options: a slot with one or two values has one variable (true is the higher value), a larger
/// one has a variable per value. So an answer is read from a prefix of the model.
class Unknowns {
 public:
  /// `out` must be new. Adds "exactly one value" for each slot, then the givens as units.
  /// Givens out of a slot's range give the empty clause.
  Unknowns(ClauseSink& out, const std::vector<Slot>& slots, const Givens& givens = {});

  int size() const { return static_cast<int>(slots_.size()); }
  int lo(int slot) const { return at(slot).lo; }
  int hi(int slot) const { return at(slot).hi; }

  /// True when the slot has this value; kFalse for a value out of its range. A constant for a
  /// given slot, so that its clauses fold away.
  Lit is(int slot, int value) const;

  /// Of each slot: it has this value.
  Lits each_is(int value) const;

  int first_variable(int slot) const { return at(slot).first; }

  /// How many variables the slots take.
  int variables() const { return variables_; }

  /// The answer of a model, or the first slot that does not have exactly one value.
  struct Decoded {
    Answer answer;
    int bad_slot = -1;
    bool many = false;  // bad_slot has several values (or else none)
  };
  Decoded decode(const std::function<bool(Lit)>& value) const;

  /// The clause that forbids this answer.
  Lits block(const Answer& answer) const;

 private:
  struct Range {
    int lo;
    int hi;
    int first;  // variable of the lowest value, or the only variable
    bool given = false;
    int given_value = 0;
    bool one_variable() const { return hi - lo <= 1; }
  };
  Lit variable_of(const Range& range, int value) const;
  const Range& at(int slot) const { return slots_[slot]; }

  std::vector<Range> slots_;
  int variables_ = 0;
};

/// How many variables a slot takes.
inline int slot_variables(const Slot& slot) {
  return slot.hi - slot.lo <= 1 ? 1 : slot.hi - slot.lo + 1;
}

}  // namespace p2c
