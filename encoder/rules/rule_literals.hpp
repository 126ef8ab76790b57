// What holds in an instance of a rule, as clauses and counts of literals.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/rules/number_terms.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/expansion.hpp"

namespace p2c {

class RuleLiterals {
 public:
  RuleLiterals(AnswerLiterals& answer, Bindings bindings, Cardinality form, ClauseSink& out)
      : answer_(answer), bindings_(std::move(bindings)), form_(form), out_(out) {}

  /// Takes what must hold, and defines variables for what is no literal in it.
  void gather(const Expression& holds);
  /// Adds the clauses and counts; names call a list `name`.
  void state(NameOf name);

  /// least <= how many of the literals are true <= most
  struct Count {
    Lits those;
    int least;
    int most;
  };
  const std::vector<Lits>& clauses() const { return clauses_; }
  const std::vector<Count>& counts() const { return counts_; }

 private:
  void gather_compared(const Expression& its);
  void add_alternatives(const Expression& its, bool negated, Lits& clause);
  Lit literal(const Expression& its, bool negated);
  Lit atom(const Expression& its);
  Lit any_of(const Lits& those);
  Lit compared(const Expression& its);
  Lit count_within(const Count& count);

  NumberTerms terms_of(const Expression& compared);
  Count count_of(NumberTerms terms, Expression::Word word);
  void add_terms(const Expression& its, bool subtracted, NumberTerms& terms);
  void add_counted(const Expression& its, bool subtracted, NumberTerms& terms);

  const RuleBoard& board() const { return answer_.board(); }

  AnswerLiterals& answer_;
  Bindings bindings_;
  Cardinality form_;
  ClauseSink& out_;
  NowAndThen poll_{out_.stop()};
  std::vector<Lits> clauses_;
  std::vector<Count> counts_;
};

}  // namespace p2c
