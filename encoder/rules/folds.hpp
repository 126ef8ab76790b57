// Products, differences and quotients of numbers, compared with what is given, as automata.
#pragma once

#include "encoder/values/diagram.hpp"
#include "instances/rules/rule_text.hpp"

namespace p2c {

/// Numbers of the answer, read one by one, and what accepts them where a comparison holds.
struct Fold {
  std::vector<int> slots;
  Automaton automaton;
};

/// `fold` is what is compared by `word` with `target`; the numbers are at least 0, at most `most`.
Automaton fold_automaton(Expression::Is fold, Expression::Word word, std::int64_t target, int most);

/// States it where `when` is true. As a table, where it always is and there are at most 600 tuples:
/// then unit propagation is complete; else as a diagram. Throws TooLarge.
void state_fold(ClauseSink& out, const Unknowns& x, const Fold& fold, Lit when, NameOf name,
                NameOf condition = {});

/// Literals with weights, compared with what is given.
struct WeightedSum {
  std::vector<ValueColumn> columns;  // of each literal
  Automaton automaton;
  std::vector<int> slots = {};  // that the literals are, by which names call them; or nothing
};

// The state is the sum so far, or one more than the target where it is above that.
Automaton weighted_automaton(std::vector<std::int64_t> weights, Expression::Word word,
                             std::int64_t target);

// A diagram; throws TooLarge where it has too many transitions.
void state_weighted(ClauseSink& out, const WeightedSum& sum, NameOf name);

}  // namespace p2c
