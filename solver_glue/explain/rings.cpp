#include "solver_glue/explain/rings.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "solver_glue/explain/rule_solver.hpp"

namespace p2c {
namespace {

struct Cut {
  int rule;
  Lits clause;
  int number;  // in the solver
};

constexpr std::size_t kMostCuts = 300;  // at first; most can be left out

// The step, with clauses for its graph rules.
class RingSearch {
 public:
  RingSearch(const RuleBook& book, RuleSolver& solver, const Step& step)
      : book_(book), solver_(solver) {
    for (const int rule : step.rules)
      (book.rule(rule).is_graph() ? graphs_ : rules_).push_back(rule);
    for (const SlotFact& fact : step.facts) facts_.push_back(literal_of(book, fact));
    for (const SlotFact& fact : step.concludes) concludes_.push_back(literal_of(book, fact));
  }

  std::vector<Cut> run() {
    if (graphs_.empty()) return {};
    while (add_broken()) {
      if (cuts_.size() > kMostCuts) return {};
    }
    std::stable_sort(cuts_.begin(), cuts_.end(),
                     [](const Cut& a, const Cut& b) { return a.clause.size() > b.clause.size(); });
    for (std::size_t i = 0; i < cuts_.size();) {
      std::vector<Cut> rest = cuts_;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
      if (open_conclusion(rest) == nullptr) {
        cuts_ = std::move(rest);
      } else {
        ++i;
      }
    }
    return cuts_;
  }

 private:
  // A conclusion that does not follow by these cuts; the solver then has a model without it.
  const Lit* open_conclusion(const std::vector<Cut>& cuts) {
    std::vector<int> rules = rules_;
    for (const Cut& cut : cuts) rules.push_back(cut.number);
    if (!solver_.begin(rules, facts_)) return nullptr;
    for (const Lit& x : concludes_) {
      const Lit refuted = !x;
      if (solver_.possible({&refuted, 1})) return &x;
    }
    return nullptr;
  }

  // Adds what a model without a conclusion breaks; false when there is none.
  bool add_broken() {
    if (open_conclusion(cuts_) == nullptr) return false;
    bool added = false;
    for (const int rule : graphs_) {
      for (Lits& clause : broken_clauses(book_.rule(rule), [this](Lit x) { return in_model(x); })) {
        const int number = solver_.add_rule(clause);
        cuts_.push_back({rule, std::move(clause), number});
        added = true;
      }
    }
    return added;
  }

  Truth in_model(Lit x) const {
    if (x == kTrue || x == kFalse) return x == kTrue ? Truth::kYes : Truth::kNo;
    return solver_.model(x);
  }

  const RuleBook& book_;
  RuleSolver& solver_;
  std::vector<int> rules_;
  std::vector<int> graphs_;
  Lits facts_;
  Lits concludes_;
  std::vector<Cut> cuts_;
};

int slot_of_node(const StatedRule& rule, Lit clause_literal) {
  const Lits& nodes = rule.connected->nodes;
  const auto node = std::find(nodes.begin(), nodes.end(), !clause_literal);
  return node == nodes.end() ? -1 : rule.connected->node_slots[node - nodes.begin()];
}

// In a clause of "connected" what is closed is true, and the two nodes that are cut off are false.
Ring ring_of(const RuleBook& book, const Cut& cut) {
  const StatedRule& rule = book.rule(cut.rule);
  Ring ring{cut.rule, {}, -1, -1};
  std::set<int> closed;
  for (const Lit x : cut.clause) {
    const int node =
        rule.connected && !rule.connected->node_slots.empty() ? slot_of_node(rule, x) : -1;
    if (node < 0) {
      closed.insert(book.slot_of(x.variable()));
    } else {
      (ring.inside < 0 ? ring.inside : ring.outside) = node;
    }
  }
  closed.erase(-1);
  ring.closed.assign(closed.begin(), closed.end());
  return ring;
}

}  // namespace

std::vector<Ring> rings_of(const RuleBook& book, RuleSolver& solver, const Step& step) {
  solver.drop_added();
  std::vector<Ring> rings;
  for (const Cut& cut : RingSearch(book, solver, step).run()) rings.push_back(ring_of(book, cut));
  return rings;
}

}  // namespace p2c
