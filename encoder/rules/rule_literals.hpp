// What holds in an instance of a rule, as clauses and counts of literals.
#pragma once

#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"
#include "encoder/clauses/options.hpp"
#include "encoder/rules/folds.hpp"
#include "encoder/rules/number_terms.hpp"
#include "instances/limits/throw_if_stopped.hpp"
#include "instances/rules/expansion.hpp"

namespace p2c {

class RuleLiterals {
 public:
  /// Names call its lists `name`, which must outlive this.
  RuleLiterals(AnswerLiterals& answer, Bindings bindings, Cardinality form, NameOf name,
               ClauseSink& out)
      : answer_(answer), bindings_(std::move(bindings)), form_(form), name_(name), out_(out) {}

  /// Takes what must hold, and defines variables for what is no literal in it.
  void gather(const Expression& holds);
  /// Adds the clauses and counts.
  void state();

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
  void gather_unequal(const Expression& counts);
  void gather_either(const Expression& holds);
  void add_clause(Lits clause);
  void add_alternatives(const Expression& its, bool negated, Lits& clause);
  Lit literal(const Expression& its, bool negated);
  Lit atom(const Expression& its);
  Lit any_of(const Lits& those);
  Lit compared(const Expression& its);
  Lit count_within(const Count& count);
  Fold fold_of(const Expression& compared, Expression::Word word, std::int64_t more = 0);
  Lit fold_holds(const Expression& compared);
  std::string numbered_name(int number, bool alone) const;
  /// Names of a fold's variables call the list of its numbers "cage-" and this.
  void list_numbers(const Fold& fold, NameOf name);
  /// Of the next new variable: part(LIST,i), the i-th of this instance.
  std::function<std::string()> name_of_part();
  Lit new_part();

  NumberTerms terms_of(const Expression& compared);
  Count count_of(NumberTerms terms, Expression::Word word);
  void add_terms(const Expression& its, bool subtracted, NumberTerms& terms);
  static bool is_weighted(const Expression& compared);
  WeightedSum weighted_of(const Expression& compared);
  void add_number(int layer, int cell, int sign, NumberTerms& terms) const;
  void add_counted(const Expression& its, bool subtracted, NumberTerms& terms);

  const RuleBoard& board() const { return answer_.board(); }

  AnswerLiterals& answer_;
  Bindings bindings_;
  Cardinality form_;
  NameOf name_;
  ClauseSink& out_;
  NowAndThen poll_{out_.stop()};
  std::vector<Lits> clauses_;
  std::vector<Count> counts_;
  std::vector<Fold> folds_;
  std::vector<WeightedSum> weighted_;
  int named_folds_ = 0;
  int parts_ = 0;
};

}  // namespace p2c
