#include "encoder/encode_rules.hpp"

#include <cstdlib>

#include "encoder/rules/rule_literals.hpp"
#include "encoder/rules/whole_rules.hpp"
#include "encoder/shading/sight.hpp"
#include "instances/rules/given_values.hpp"
#include "instances/rules/scope.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

class Encoder {
 public:
  Encoder(const RuleBoard& board, const Unknowns& x, const EncodeOptions& options, ClauseSink& out)
      : board_(board),
        options_(options),
        out_(out),
        answer_(board, x, out),
        whole_(answer_, options, out) {}

  // Graphs come last: they lean on the others.
  void state() {
    const std::vector<RuleInstance> instances = instances_of(board_, out_.stop());
    for (const RuleInstance& instance : instances) {
      if (instance.rule->holds->is_whole()) whole_.note(instance);
    }
    for (const RuleInstance& instance : instances) {
      out_.poll();
      const Expression& holds = *instance.rule->holds;
      if (!holds.is_whole()) {
        state(instance);
      } else if (!WholeRules::comes_last(holds)) {
        whole_.state(instance);
      }
    }
    for (const RuleInstance& instance : instances) {
      if (WholeRules::comes_last(*instance.rule->holds)) whole_.state(instance);
    }
  }

 private:
  void state(const RuleInstance& instance) {
    RuleLiterals literals(answer_, instance.bindings, options_.cardinality, out_);
    const Expression& holds = *instance.rule->holds;
    const bool sees = holds.is == Is::kCompare && holds.parts[0]->is == Is::kInSight;
    if (!sees) literals.gather(holds);
    out_.rule([&] {
      return Rule{{instance.rule->key, place_of(instance)},
                  scope_of(instance, board_),
                  label_of(instance, board_)};
    });
    if (sees) return state_sight(instance);
    literals.state(name_of(instance));
    whole_.promises.note(literals, answer_, off_middle(instance));
  }

  // How far the cell that it is about is from the middle of the board, twice.
  int off_middle(const RuleInstance& instance) const {
    const auto& each = instance.rule->each;
    if (each.empty() || instance.rule->sorts[each[0].variable] != Sort::kCell) return 0;
    const int cell = instance.bindings[each[0].variable].item;
    return std::abs(2 * (cell / board_.cols()) + 1 - board_.rows()) +
           std::abs(2 * (cell % board_.cols()) + 1 - board_.cols());
  }

  void state_sight(const RuleInstance& instance) {
    const Expression& holds = *instance.rule->holds;
    const Expression& sight = *holds.parts[0];
    const SlotLits& cells = answer_.all(sight.layer);
    Bindings bindings = instance.bindings;
    sees_exactly(out_, sight.negated ? negated(cells) : cells, board_.cols(),
                 bindings[sight.variable].item, given_number(*holds.parts[1], board_, bindings));
  }

  // Of its lists, in names of variables: the key and the names of what it is about.
  std::string name_of(const RuleInstance& instance) const {
    std::string words = instance.rule->key;
    for (const Quantifier& each : instance.rule->each) {
      const Bound& bound = instance.bindings[each.variable];
      const Sort sort = instance.rule->sorts[each.variable];
      if (sort != Sort::kCells) {
        words += "-" + board_.name(sort, bound);
        continue;
      }
      for (const int cell : {bound.cells.front(), bound.cells.back()}) {
        words += "-" + cell_name_at(cell, board_.cols());
      }
    }
    return words;
  }

  const RuleBoard& board_;
  const EncodeOptions& options_;
  ClauseSink& out_;
  AnswerLiterals answer_;
  WholeRules whole_;
};

}  // namespace

void encode_rules(const RuleBoard& board, const Unknowns& x, const EncodeOptions& options,
                  ClauseSink& out) {
  Encoder(board, x, options, out).state();
}

}  // namespace p2c
