#include "solver_glue/explain/best_guess.hpp"

#include <algorithm>
#include <climits>
#include <set>

namespace p2c {
namespace {

// Adds what single rules say, again and again; false where one contradicts what is known.
bool fill_by_single_rules(const RuleBook& book, RuleSolver& solver, int changed, Known& known) {
  std::set<int> waiting(book.rules_of(changed).begin(), book.rules_of(changed).end());
  while (!waiting.empty()) {
    const int rule = *waiting.begin();
    waiting.erase(waiting.begin());
    const Deductions said = deduce(book, solver, {&rule, 1}, known);
    if (said.contradiction) return false;
    for (const Deduced& one : said.all) {
      known.add(one.concludes);
      const std::vector<int>& rules = book.rules_of(book.slot_of(one.concludes.variable()));
      waiting.insert(rules.begin(), rules.end());
    }
  }
  return true;
}

// A value that contradicts single rules forces nothing; nothing where all do.
int worst_value(const RuleBook& book, RuleSolver& solver, int slot, const Known& known) {
  int worst = INT_MAX;
  for (int v = book.unknowns().lo(slot); v <= book.unknowns().hi(slot); ++v) {
    const Lit x = book.literal(slot, v);
    if (known(x) == Truth::kNo) continue;
    Known with = known;
    with.add(x);
    if (!fill_by_single_rules(book, solver, slot, with)) continue;
    worst = std::min(worst, known.open_slots() - with.open_slots() - 1);
  }
  return worst == INT_MAX ? -1 : worst;
}

}  // namespace

std::optional<BestGuess> best_guess(const RuleBook& book, const Known& known, int most,
                                    const Stop* stop) {
  RuleSolver solver(book, stop);
  BestGuess best;
  for (int slot = 0; slot < book.unknowns().size() && best.tried < most; ++slot) {
    if (known.is_known(slot)) continue;
    ++best.tried;
    const int forces = worst_value(book, solver, slot, known);
    if (best.slot >= 0 && forces <= best.forces) continue;
    best.slot = slot;
    best.forces = forces;
  }
  if (best.slot < 0) return {};
  return best;
}

}  // namespace p2c
