// What an answer says of the items of a board, as literals.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "encoder/clauses/slot_literals.hpp"
#include "encoder/rules/line_lengths.hpp"
#include "encoder/rules/loop_insides.hpp"
#include "encoder/unknowns.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

class AnswerLiterals {
 public:
  /// All of these must outlive it.
  AnswerLiterals(const RuleBoard& board, const Unknowns& x, ClauseSink& out);

  const RuleBoard& board() const { return board_; }
  const Unknowns& unknowns() const { return x_; }

  /// Of all items of a layer that has cells, links or sides: kFalse where there is no slot.
  const SlotLits& all(int layer) const { return layers_[layer]; }
  Lit has(int layer, int item) const { return layers_[layer][item]; }

  /// The layer and item of which a variable is the slot; nothing of numbers and other variables.
  std::optional<std::pair<int, int>> item_of(int variable) const;

  /// Of a layer of numbers: the slot of a cell.
  int slot(int layer, int cell) const { return board_.slot(layer, cell); }
  /// It is above `value` or equal, within its range: a chain of variables for each slot,
  /// least(i, v), which are defined where they are first asked for.
  ///
  ///   least(i, v) <-> i is v, or least(i, v + 1)
  Lit at_least(int slot, int value);

  /// How many of these literals are true, in unary (counts/totalizer.hpp): the same ones are
  /// counted once. `list` is called what their list is, where it is new.
  const Lits& unary(const Lits& those, const NameOf& list);

  LineLengths& lengths() { return lengths_; }
  LoopInsides& insides() { return insides_; }

 private:
  void define_chain(int slot, Lits& chain);

  const RuleBoard& board_;
  const Unknowns& x_;
  ClauseSink& out_;
  std::vector<SlotLits> layers_;
  LineLengths lengths_{board_, layers_, out_};
  LoopInsides insides_{board_, layers_, out_};
  std::map<int, Lits> chains_;  // by slot, from lo + 1 on
  std::map<Lits, Lits> counts_;
};

}  // namespace p2c
