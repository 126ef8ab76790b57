#include "encoder/encode_rules.hpp"

#include <algorithm>
#include <utility>

#include "encoder/rules/rule_literals.hpp"
#include "encoder/shading/cell_graph.hpp"
#include "encoder/shading/sight.hpp"
#include "encoder/shading/touching.hpp"
#include "instances/rules/meaning.hpp"

namespace p2c {
namespace {

using Is = Expression::Is;

class Encoder {
 public:
  Encoder(const RuleText& text, const BoardData& board, const Unknowns& x,
          const EncodeOptions& options, ClauseSink& out)
      : text_(text),
        board_(board),
        shaded_(slots_from(0, x.each_is(1))),
        options_(options),
        out_(out) {}

  // Connectivity comes last: it leans on the others.
  void state() {
    const std::vector<RuleInstance> instances = instances_of(text_, board_, out_.stop());
    for (const RuleInstance& instance : instances) {
      out_.poll();
      const Expression& holds = *instance.rule->holds;
      if (holds.is == Is::kApart) {
        none_touch(out_, seen_as(holds.negated), board_.cols);
        (holds.negated ? clear_apart_ : shaded_apart_) = true;
      } else if (holds.is != Is::kConnected) {
        state(instance);
      }
    }
    for (const RuleInstance& instance : instances) {
      if (instance.rule->holds->is == Is::kConnected) connect(instance);
    }
  }

 private:
  SlotLits seen_as(bool negated) const { return negated ? negated_all() : shaded_; }
  SlotLits negated_all() const { return p2c::negated(shaded_); }

  void state(const RuleInstance& instance) {
    RuleLiterals literals(board_, shaded_, instance.bindings, options_.cardinality, out_);
    const Expression& holds = *instance.rule->holds;
    const bool sees = holds.is == Is::kCompare && holds.parts[0]->is == Is::kSeen;
    if (!sees) literals.gather(holds);
    out_.rule([&] {
      return Rule{{instance.rule->key, place_of(instance)},
                  shaded_.scope(scope_of(instance, board_)),
                  label_of(instance, board_)};
    });
    if (sees) {
      const Expression& seen = *holds.parts[0];
      sees_exactly(out_, seen_as(seen.negated), board_.cols, instance.bindings[seen.variable].cell,
                   literals.number(*holds.parts[1]));
    } else {
      literals.state(instance.rule->key, place_of(instance));
      note_units(literals);
    }
  }

  void note_units(const RuleLiterals& literals) {
    for (const Lit unit : literals.units()) {
      for (int cell = 0; cell < shaded_.size() && known_ < 0; ++cell) {
        if (shaded_[cell] == unit) {
          known_ = cell;
          known_shaded_ = true;
        } else if (unit == !shaded_[cell]) {
          known_ = cell;
        }
      }
    }
  }

  void connect(const RuleInstance& instance) {
    const bool negated = instance.rule->holds->negated;
    Connected graph = cell_graph(seen_as(negated), board_.cols, label_of(instance, board_));
    if (!out_.explains()) {
      graph.false_nodes_never_touch =
          (negated ? shaded_apart_ : clear_apart_) && board_.cells() > 1;
      if (known_ >= 0 && known_shaded_ != negated) graph.one_is_true = {known_};
    }
    connected(out_, graph, options_);
  }

  const RuleText& text_;
  const BoardData& board_;
  SlotLits shaded_;
  const EncodeOptions& options_;
  ClauseSink& out_;
  bool shaded_apart_ = false;
  bool clear_apart_ = false;
  int known_ = -1;  // a cell of which a clause says what it is
  bool known_shaded_ = false;
};

}  // namespace

void encode_rules(const RuleText& text, const BoardData& board, const Unknowns& x,
                  const EncodeOptions& options, ClauseSink& out) {
  Encoder(text, board, x, options, out).state();
}

}  // namespace p2c
