// --cardinality: how counts become clauses.
#pragma once

#include "cli/options/encoding_words.hpp"

namespace p2c {

struct CardinalityOption {
  Cardinality cardinality = Cardinality::kNetwork;

  void declare(OptionList& list) {
    list.add_choice({Section::kFormula, "cardinality", "FORM",
                     "counts as network (default), totalizer, direct (plain clauses), or auto "
                     "(the smallest)"},
                    cardinality, kCardinalities);
  }
};

}  // namespace p2c
