#include "solver_glue/explain/deduction.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace p2c {

std::vector<int> scope_of(const RuleBook& book, std::span<const int> rules) {
  std::vector<int> scope;
  for (const int rule : rules) {
    const std::vector<int>& more = book.rule(rule).rule.scope;
    scope.insert(scope.end(), more.begin(), more.end());
  }
  std::sort(scope.begin(), scope.end());
  scope.erase(std::unique(scope.begin(), scope.end()), scope.end());
  return scope;
}

namespace {

class Deducer {
 public:
  Deducer(const RuleBook& book, RuleSolver& solver, std::span<const int> rules, const Known& known,
          std::int64_t most_conflicts)
      : book_(book),
        solver_(solver),
        known_(known),
        most_conflicts_(most_conflicts),
        scope_(scope_of(book, rules)) {
    begun_ = solver.begin(rules, known.facts(scope_));
  }

  Deductions run() {
    const Status status = begun_ ? solver_.solve({}, most_conflicts_) : Status::kUnsatisfiable;
    if (status == Status::kUnsatisfiable) return {false, true, solver_.failed(), {}};
    find_candidates();
    gave_up_ = status == Status::kUnknown;
    if (!gave_up_) take_model();
    for (std::size_t i = 0; i < candidates_.size(); ++i) ask(i);
    return conclusions();
  }

 private:
  struct Candidate {
    Lit x;
    bool possible = false;
    Lits facts;  // where it is not
  };

  void find_candidates() {
    for (const int slot : scope_) {
      if (known_.is_known(slot)) continue;
      for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
        const Lit x = book_.literal(slot, v);
        if (known_(x) == Truth::kMaybe) candidates_.push_back({x, false, {}});
      }
    }
  }

  // What the model leaves open may be either, but for what it forces.
  void take_model() {
    const Lits out = refuted_by_forced();
    for (Candidate& candidate : candidates_) {
      if (candidate.possible) continue;
      const Truth truth = solver_.model(candidate.x);
      candidate.possible =
          truth == Truth::kYes ||
          (truth == Truth::kMaybe && !std::binary_search(out.begin(), out.end(), candidate.x));
    }
  }

  // A value that is forced refutes the others of its slot. Sorted.
  Lits refuted_by_forced() const {
    Lits out;
    for (const Lit x : solver_.forced()) {
      out.push_back(!x);
      const int slot = book_.slot_of(x.variable());
      if (slot < 0 || !fact_of(book_, x).is) continue;
      for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
        const Lit other = book_.literal(slot, v);
        if (other != x) out.push_back(other);
      }
    }
    std::sort(out.begin(), out.end());
    return out;
  }

  void ask(std::size_t i) {
    Candidate& candidate = candidates_[i];
    if (candidate.possible) return;
    for (const Candidate& other : candidates_) {
      if (!other.possible) solver_.prefer(other.x);
    }
    const Status status = solver_.solve({&candidate.x, 1}, most_conflicts_);
    if (status == Status::kUnsatisfiable) {
      candidate.facts = solver_.failed();
      return;
    }
    if (status == Status::kSatisfiable) take_model();
    gave_up_ = gave_up_ || status == Status::kUnknown;
    candidate.possible = true;  // or taken to be so
  }

  Deductions conclusions() {
    Deductions found;
    found.gave_up = gave_up_;
    for (std::size_t i = 0; i < candidates_.size();) {
      const int slot = book_.slot_of(candidates_[i].x.variable());
      std::size_t end = i;
      int left = 0;
      std::size_t last = i;
      for (; end < candidates_.size() && book_.slot_of(candidates_[end].x.variable()) == slot;
           ++end) {
        if (!candidates_[end].possible) continue;
        ++left;
        last = end;
      }
      if (left == 1) {
        conclude_value(i, end, last, found);
      } else {
        for (; i < end; ++i) {
          if (candidates_[i].possible) continue;
          found.all.push_back({!candidates_[i].x, candidates_[i].facts});
        }
      }
      i = end;
    }
    return found;
  }

  void conclude_value(std::size_t begin, std::size_t end, std::size_t value, Deductions& found) {
    const Lit x = candidates_[value].x;
    if (end - begin == 2 && candidates_[begin].x == !candidates_[begin + 1].x) {
      const Candidate& other = candidates_[value == begin ? begin + 1 : begin];
      found.all.push_back({x, other.facts});
      return;
    }
    const Lit not_it = !x;
    Lits facts;
    if (solver_.solve({&not_it, 1}, most_conflicts_) == Status::kUnsatisfiable) {
      facts = solver_.failed();
    } else {
      for (std::size_t i = begin; i < end; ++i) {
        facts.insert(facts.end(), candidates_[i].facts.begin(), candidates_[i].facts.end());
      }
      std::sort(facts.begin(), facts.end());
      facts.erase(std::unique(facts.begin(), facts.end()), facts.end());
    }
    found.all.push_back({x, std::move(facts)});
  }

  const RuleBook& book_;
  RuleSolver& solver_;
  const Known& known_;
  std::int64_t most_conflicts_;
  std::vector<int> scope_;
  bool begun_;
  bool gave_up_ = false;
  std::vector<Candidate> candidates_;
};

// Facts that are enough for one conclusion; nothing when the facts are not, or that was not found
// out.
std::optional<Lits> enough(RuleSolver& solver, std::span<const int> rules, const Lits& facts,
                           Lit concludes) {
  const Lit refuted = !concludes;
  constexpr std::int64_t kMostConflicts = 1'000;
  if (solver.begin(rules, facts) &&
      solver.solve({&refuted, 1}, kMostConflicts) != Status::kUnsatisfiable) {
    return {};
  }
  return solver.failed();
}

Lits union_of(const std::vector<Deduced>& deduced) {
  Lits all;
  for (const Deduced& one : deduced) all.insert(all.end(), one.facts.begin(), one.facts.end());
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

// Tries to do without this fact.
bool leave_out(RuleSolver& solver, std::span<const int> rules, Lit fact, const Lits& all,
               std::vector<Deduced>& deduced) {
  Lits rest;
  std::remove_copy(all.begin(), all.end(), std::back_inserter(rest), fact);
  std::vector<Deduced> changed = deduced;
  for (Deduced& one : changed) {
    if (!std::binary_search(one.facts.begin(), one.facts.end(), fact)) continue;
    std::optional<Lits> facts = enough(solver, rules, rest, one.concludes);
    if (!facts) return false;
    one.facts = std::move(*facts);
  }
  deduced = std::move(changed);
  return true;
}

}  // namespace

Deductions deduce(const RuleBook& book, RuleSolver& solver, std::span<const int> rules,
                  const Known& known, std::int64_t most_conflicts) {
  return Deducer(book, solver, rules, known, most_conflicts).run();
}

Lits fewer_facts(RuleSolver& solver, std::span<const int> rules, std::vector<Deduced> deduced) {
  Lits all = union_of(deduced);
  for (const Lit fact : Lits(all)) {
    if (!std::binary_search(all.begin(), all.end(), fact)) continue;
    if (leave_out(solver, rules, fact, all, deduced)) all = union_of(deduced);
  }
  return all;
}

Lits fewer_contradictory(RuleSolver& solver, std::span<const int> rules, Lits facts) {
  for (const Lit fact : Lits(facts)) {
    Lits rest;
    std::remove_copy(facts.begin(), facts.end(), std::back_inserter(rest), fact);
    constexpr std::int64_t kMostConflicts = 5'000;
    if (rest.size() == facts.size()) continue;
    if (solver.begin(rules, rest) && solver.solve({}, kMostConflicts) != Status::kUnsatisfiable) {
      continue;
    }
    facts = solver.failed();
  }
  return facts;
}

}  // namespace p2c
