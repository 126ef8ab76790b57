// What holds in an instance of a rule, as clauses and counts of literals.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/clauses/slot_literals.hpp"
#include "instances/rules/expansion.hpp"

namespace p2c {

class RuleLiterals {
 public:
  RuleLiterals(const BoardData& board, const SlotLits& shaded, Bindings bindings, Cardinality form,
               ClauseSink& out)
      : board_(board), shaded_(shaded), bindings_(std::move(bindings)), form_(form), out_(out) {}

  /// Takes what must hold, and defines variables for what is no literal in it.
  void gather(const Expression& holds);
  /// Adds the clauses and counts; names call a list by these.
  void state(const std::string& key, const std::vector<int>& place);
  /// Of a number or a clue.
  int number(const Expression& its) const;
  /// The literals that were stated alone.
  Lits units() const;

 private:
  // least <= how many of the literals are true <= most
  struct Count {
    Lits those;
    int least;
    int most;
  };

  // The literals that count, and what is added to them.
  struct Terms {
    Lits those;
    int more = 0;
  };

  void gather_compared(const Expression& its);
  void add_alternatives(const Expression& its, bool negated, Lits& clause);
  Lit literal(const Expression& its, bool negated);
  Lit any_of(const Lits& those);
  Lit compared(const Expression& its);
  Lit count_within(const Count& count);
  Count count_of(const Expression& its);
  void add_terms(const Expression& its, bool subtracted, Terms& terms);

  const BoardData& board_;
  const SlotLits& shaded_;
  Bindings bindings_;
  Cardinality form_;
  ClauseSink& out_;
  std::vector<Lits> clauses_;
  std::vector<Count> counts_;
};

}  // namespace p2c
