// How far lines go straight on from cells, in unary.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/rules/link_ways.hpp"

namespace p2c {

/// The length of a line of the answer, from or through a cell.
struct LineLength {
  int layer;
  int cell;
  LineReach reach;
  auto operator<=>(const LineLength&) const = default;
};

/// Literals are made where they are first asked for, each once:
///
///   length(A,up,k) <-> length(A,up,k - 1) and the k-th link up from A
///   length(A,up-down,k) <-> length(A,up,i) and length(A,down,k - i) for some i
///
/// Size: up to k of a single way k variables and 3 k clauses, of a sum k variables and k^2 clauses.
/// Strength: that of bounds on the lengths.
class LineLengths {
 public:
  /// All must outlive it; `layers`: of all items of each layer.
  LineLengths(const RuleBoard& board, const std::vector<SlotLits>& layers, ClauseSink& out)
      : board_(board), layers_(layers), out_(out) {}

  /// The most that fits on the board.
  int most(const LineLength& its) const;
  /// It is `number` or more.
  Lit at_least(const LineLength& its, int number);

 private:
  Lit next_of_way(const LineLength& its, const Lits& known);
  Lit next_of_sum(const LineLength& its, int number);
  Lits places(const LineLength& its, int most);
  Lit fresh(const LineLength& its, int number);

  const RuleBoard& board_;
  const std::vector<SlotLits>& layers_;
  ClauseSink& out_;
  std::map<LineLength, Lits> known_;
};

}  // namespace p2c
