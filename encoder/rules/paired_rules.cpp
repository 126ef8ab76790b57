// Cells of two sorts that are paired, each with one of the other sort beside it.
#include <map>

#include "encoder/counts/cardinality.hpp"
#include "encoder/rules/instance_names.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "instances/cells_near.hpp"

namespace p2c {

//   pair(RULE,t,m)   the cell t, which is clued, has the mark in m
//
// Exactly one of these for each t; for each m exactly one if it is marked, else none. Size: four
// variables, and some 20 clauses, for each t. Unit propagation sees a t with one place left, and a
// mark with one t, but not that several have too few together.
void WholeRules::paired(const RuleInstance& instance) {
  const Expression& its = *instance.rule->holds;
  const int cols = board().cols();
  std::map<int, Lits> at_mark;
  out_.rule([&] { return rule_of(instance, board()); });
  for (int cell = 0; cell < board().cells(); ++cell) {
    if (board().number(its.given, {cell}) == kNoClue) continue;
    Lits pairs;
    each_beside(board().rows(), cols, cell, [&](int mark) {
      if (answer_.has(its.layer, mark) == kFalse) return;
      pairs.push_back(out_.fresh([&] {
        return VariableName{name_of("pair", {instance.rule->key, cell_name_at(cell, cols),
                                             cell_name_at(mark, cols)}),
                            Sense::kImplies};
      }));
      at_mark[mark].push_back(pairs.back());
    });
    exactly_one(out_, pairs, options_.cardinality,
                [&] { return instance.rule->key + "-of-" + cell_name_at(cell, cols); });
  }
  for (int mark = 0; mark < board().cells(); ++mark) {
    const Lit is = answer_.has(its.layer, mark);
    if (is == kFalse) continue;
    Lits& pairs = at_mark[mark];
    for (const Lit pair : pairs) out_.add({!pair, is});
    at_most_one(out_, pairs, options_.cardinality,
                [&] { return instance.rule->key + "-at-" + cell_name_at(mark, cols); });
    pairs.push_back(!is);
    out_.add(pairs);
  }
}

}  // namespace p2c
