// Where several answers remain: the slot to ask about next.
#pragma once

#include <optional>

#include "solver_glue/explain/explainer.hpp"

namespace p2c {

struct BestGuess {
  int slot = -1;
  int forces = 0;  // so many other slots get a value, whichever value this one has
  int tried = 0;   // slots
};

// Of the first `most` open slots the one whose worst value lets single rules fill the most others.
// Nothing where no slot is open. Throws Stopped.
std::optional<BestGuess> best_guess(const RuleBook& book, const Known& known, int most,
                                    const Stop* stop);

}  // namespace p2c
