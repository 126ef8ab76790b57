// What is inside the lines of an answer, by parity.
#pragma once

#include <map>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/rules/rule_board.hpp"

namespace p2c {

/// Literals are made where they are first asked for, each once, for the corners up and to the left
/// of cells from the left edge of the board on:
///
///   inside(A) <-> inside(B) xor the link that leads up from B        B is the cell left of A
///
/// Size: a variable and 4 clauses for each cell but the first of a row. Strength: full for a row.
class LoopInsides {
 public:
  /// All must outlive it; `layers`: of all items of each layer.
  LoopInsides(const RuleBoard& board, const std::vector<SlotLits>& layers, ClauseSink& out)
      : board_(board), layers_(layers), out_(out) {}

  Lit inside(int layer, int cell);

  /// Where the lines are loops what is inside is so, too, across the links that lie in rows. Of a
  /// layer of which nothing was asked nothing is said.
  void across_rows(int layer);

 private:
  Lit next(int layer, int cell, Lit before);

  const RuleBoard& board_;
  const std::vector<SlotLits>& layers_;
  ClauseSink& out_;
  std::map<int, std::map<int, Lits>> known_;  // by layer and row
};

}  // namespace p2c
