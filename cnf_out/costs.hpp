// The costs of a formula's models, as a sink gets them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "encoder/clauses/clause_sink.hpp"

namespace p2c {

struct Costs {
  struct Cost {
    std::int64_t weight;
    Lit x;
  };
  std::vector<Cost> of_literals;
  std::int64_t of_all = 0;  // what every model costs

  void add(std::int64_t weight, Lit x) {
    if (x == kTrue) {
      of_all += weight;
    } else {
      of_literals.push_back({weight, x});
    }
  }
  std::int64_t sum_of_weights() const {
    std::int64_t sum = 0;
    for (const Cost& cost : of_literals) sum += cost.weight;
    return sum;
  }
};

}  // namespace p2c
