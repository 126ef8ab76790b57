#include "encoder/values/diagram.hpp"

#include <map>
#include <vector>

#include "encoder/counts/cardinality.hpp"

namespace p2c {
namespace {

struct Transition {
  int from;
  int value;
  int to;
};

// Layer i has the states after i unknowns, numbered in the order they are reached.
struct Layer {
  int states = 0;
  std::vector<Transition> into;  // from the layer before
  std::vector<std::int64_t> of;  // the automaton's number of each state
};

class Builder {
 public:
  Builder(std::span<const ValueColumn> columns, const Automaton& automaton)
      : columns_(columns), automaton_(automaton), layers_(columns.size() + 1) {}

  // False when there are more than `most` transitions.
  bool build(std::size_t most, const ClauseSink& out) {
    std::vector<std::int64_t> states{automaton_.start};
    layers_[0].states = 1;
    std::size_t transitions = 0;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      out.poll();
      if (!next_states(i, states, most - transitions)) return false;
      transitions += layers_[i + 1].into.size();
    }
    drop_rejected(states);
    for (std::size_t i = columns_.size(); i > 1; --i) drop_dead_ends(i - 1);
    return true;
  }

  const std::vector<Layer>& layers() const { return layers_; }

 private:
  // Makes layer i + 1 and moves `states` there; false for more than `most` transitions.
  bool next_states(std::size_t i, std::vector<std::int64_t>& states, std::size_t most) {
    std::map<std::int64_t, int> number;
    std::vector<std::int64_t> next;
    const int left = static_cast<int>(columns_.size() - i) - 1;
    for (int from = 0; from < static_cast<int>(states.size()); ++from) {
      for (int value = columns_[i].lo; value <= columns_[i].hi(); ++value) {
        const auto state = automaton_.step(states[from], value, left);
        if (!state || (left == 0 && !automaton_.accepts(*state))) continue;
        const auto [known, fresh] = number.emplace(*state, static_cast<int>(next.size()));
        if (fresh) next.push_back(*state);
        if (layers_[i + 1].into.size() == most) return false;
        layers_[i + 1].into.push_back({from, value, known->second});
      }
    }
    layers_[i + 1].states = static_cast<int>(next.size());
    layers_[i + 1].of = next;
    states = std::move(next);
    return true;
  }

  // Without unknowns the start itself must be accepted.
  void drop_rejected(const std::vector<std::int64_t>& last) {
    if (columns_.empty() && !automaton_.accepts(last[0])) layers_[0].states = 0;
  }

  // States of layer i that lead nowhere go, and the others are renumbered.
  void drop_dead_ends(std::size_t i) {
    std::vector<int> number(static_cast<std::size_t>(layers_[i].states), -1);
    int count = 0;
    for (const Transition& t : layers_[i + 1].into) number[t.from] = 0;
    for (int& state : number) state = state < 0 ? -1 : count++;
    for (std::size_t s = 0; s < number.size(); ++s) {
      if (number[s] >= 0) layers_[i].of[number[s]] = layers_[i].of[s];
    }
    for (Transition& t : layers_[i + 1].into) t.from = number[t.from];
    std::vector<Transition> kept;
    for (Transition t : layers_[i].into) {
      t.to = number[t.to];
      if (t.to >= 0) kept.push_back(t);
    }
    layers_[i].into = std::move(kept);
    layers_[i].states = count;
  }

  std::span<const ValueColumn> columns_;
  const Automaton& automaton_;
  std::vector<Layer> layers_;
};

// The clauses between two layers whose states have the literals `from` and `to`.
class LayerClauses {
 public:
  LayerClauses(ClauseSink& out, const ValueColumn& column, const Layer& layer, const Lits& from,
               const Lits& to)
      : out_(out), column_(column), layer_(layer), from_(from), to_(to) {}

  void write(Lit when) {
    std::map<std::pair<int, int>, Lits> values_of_step;  // from, to
    std::map<std::pair<int, int>, Lits> states_before;   // value, to
    std::vector<Lits> values_of(from_.size());           // that a state can read
    std::vector<Lits> readers(column_.literals.size());
    for (const Transition& t : layer_.into) {
      const Lit value = column_.is(t.value);
      const Lit from = from_[t.from];
      out_.add({!from, !value, to_[t.to]});
      values_of_step[{t.from, t.to}].push_back(value);
      states_before[{t.value, t.to}].push_back(from);
      values_of[t.from].push_back(value);
      readers[t.value - column_.lo].push_back(from);
    }
    for (auto& [step, values] : values_of_step) {
      implied({from_[step.first], to_[step.second]}, values);
    }
    for (auto& [end, states] : states_before) {
      implied({column_.is(end.first), to_[end.second]}, states);
    }
    for (std::size_t s = 0; s < from_.size(); ++s) {  // the column itself says "one of all values"
      if (values_of[s].size() < readers.size()) implied({from_[s]}, values_of[s]);
    }
    for (std::size_t v = 0; v < readers.size(); ++v) {
      implied({when, column_.literals[v]}, readers[v]);
    }
  }

 private:
  // all of `reasons` -> one of `results`
  void implied(std::initializer_list<Lit> reasons, Lits& results) {
    for (const Lit reason : reasons) results.push_back(!reason);
    out_.add(results);
  }

  ClauseSink& out_;
  const ValueColumn& column_;
  const Layer& layer_;
  const Lits& from_;
  const Lits& to_;
};

}  // namespace

bool diagram(ClauseSink& out, std::span<const ValueColumn> columns, const Automaton& automaton,
             Lit when, std::size_t most_transitions, NameOf name, NameOf condition) {
  Builder builder(columns, automaton);
  if (!builder.build(most_transitions, out)) return false;
  const std::vector<Layer>& layers = builder.layers();
  if (layers.back().states == 0) {
    out.add({!when});
    return true;
  }
  Lits from{when};
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const auto word = [&](int s) { return automaton.word(layers[i + 1].of[s]); };
    const Lits to = out.fresh(layers[i + 1].states, [&](int s) {
      const std::string read = std::to_string(i + 1);
      if (when == kTrue)
        return VariableName{name_of("state", {name(), read, word(s)}), Sense::kBoth};
      return VariableName{name_of("state", {name(), read, word(s), condition()}), Sense::kImplied};
    });
    LayerClauses(out, columns[i], layers[i + 1], from, to).write(when);
    at_most_one(out, to, Cardinality::kNetwork, [&] {
      return "states-" + name() + "-" + std::to_string(i + 1) +
             (when == kTrue ? "" : "-" + condition());
    });
    from = to;
  }
  return true;
}

}  // namespace p2c
