#include "encoder/encode_rules.hpp"

#include <algorithm>
#include <cstdlib>

#include "encoder/rules/instance_names.hpp"
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
  Encoder(const RuleBoard& board, const Unknowns& x, const EncodeOptions& options, ClauseSink& out,
          const std::function<void(const TextRule&)>& begins)
      : board_(board),
        begins_(begins),
        options_(options),
        out_(out),
        answer_(board, x, out),
        whole_(answer_, options, out) {}

  // Graphs come last: they lean on the others.
  void state() {
    std::vector<RuleInstance> instances = instances_of(board_, out_.stop());
    for (const RuleInstance& instance : instances) {
      if (instance.rule->holds->is_whole()) whole_.note(instance);
    }
    for (const RuleInstance& instance : instances) {
      out_.poll();
      const Expression& holds = *instance.rule->holds;
      if (!holds.is_whole()) {
        begin(instance);
        state(instance);
      } else if (!WholeRules::comes_last(holds)) {
        state_whole(instance);
      }
    }
    // The others take memory that a graph may need.
    std::erase_if(instances, [](const RuleInstance& instance) {
      return !WholeRules::comes_last(*instance.rule->holds);
    });
    instances.shrink_to_fit();
    for (const RuleInstance& instance : instances) state_whole(instance);
  }

 private:
  void begin(const RuleInstance& instance) {
    if (begins_) begins_(*instance.rule);
  }

  void state_whole(const RuleInstance& instance) {
    begin(instance);
    whole_.state(instance);
  }

  void state(const RuleInstance& instance) {
    const Expression& holds = *instance.rule->holds;
    if (holds.is == Is::kCompare && holds.parts[0]->is == Is::kInPieces) {
      return whole_.pieces_beside(instance);
    }
    const auto name = [&] { return name_of_list(instance, board_); };
    RuleLiterals literals(answer_, all_bindings(instance), options_.cardinality, name, out_);
    const bool sees = holds.is == Is::kCompare && holds.parts[0]->is == Is::kInSight;
    if (whole_.sum_of_different(instance, name)) return;
    if (!sees) literals.gather(holds);
    out_.rule([&] { return rule_of(instance, board_); });
    if (sees) return state_sight(instance);
    literals.state();
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
    Bindings bindings = all_bindings(instance);
    sees_exactly(out_, sight.negated ? negated(cells) : cells, board_.cols(),
                 bindings[sight.variable].item,
                 static_cast<int>(std::min<std::int64_t>(
                     given_number(*holds.parts[1], board_, bindings), board_.cells() + 1)));
  }

  const RuleBoard& board_;
  const std::function<void(const TextRule&)>& begins_;
  const EncodeOptions& options_;
  ClauseSink& out_;
  AnswerLiterals answer_;
  WholeRules whole_;
};

}  // namespace

void encode_rules(const RuleBoard& board, const Unknowns& x, const EncodeOptions& options,
                  ClauseSink& out, const std::function<void(const TextRule&)>& begins) {
  Encoder(board, x, options, out, begins).state();
}

}  // namespace p2c
