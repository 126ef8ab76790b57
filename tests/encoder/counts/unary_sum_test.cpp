// Sums of unary terms: every full input exact, every partial input propagated in full.
#include "encoder/counts/unary_sum.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

using Ranges = std::vector<int>;  // the largest value of each term

// Terms over new variables, with the clauses that keep each of them unary.
std::vector<Lits> unary_terms(Formula& formula, const Ranges& largest) {
  std::vector<Lits> terms;
  for (const int size : largest) {
    terms.push_back(formula.fresh(size));
    if (terms.size() % 2 == 0) {
      for (Lit& x : terms.back()) x = !x;
    }
    const Lits& above = terms.back();
    for (std::size_t j = 1; j < above.size(); ++j) formula.add({!above[j], above[j - 1]});
  }
  return terms;
}

struct Stated {
  Stated(const Ranges& largest, int total) : terms(unary_terms(formula, largest)), sum(total) {
    sums_to(formula, terms, sum);
    for (const Lits& term : terms) literals.insert(literals.end(), term.begin(), term.end());
    propagator.emplace(formula);
    collect({}, 0);
  }

  // All choices of values of this sum, as literals.
  void collect(const Lits& chosen, std::size_t term, int total = 0) {
    if (term == terms.size()) {
      if (total == sum) solutions.push_back(chosen);
      return;
    }
    const int size = static_cast<int>(terms[term].size());
    for (int value = 0; value <= size; ++value) {
      Lits more = chosen;
      for (int j = 0; j < size; ++j) {
        const Lit x = terms[term][j];
        more.push_back(j < value ? x : !x);
      }
      collect(more, term + 1, total + value);
    }
  }

  // 1 when x holds in all solutions that keep the input, -1 in none of them, 0 in some.
  bool propagated_rightly(const Lits& input, bool kept) const {
    const auto holds = [](const Lits& solution, Lit x) {
      return std::find(solution.begin(), solution.end(), x) != solution.end();
    };
    std::vector<const Lits*> left;
    for (const Lits& solution : solutions) {
      const bool keeps =
          std::all_of(input.begin(), input.end(), [&](Lit x) { return holds(solution, x); });
      if (keeps) left.push_back(&solution);
    }
    if (left.empty()) return !kept;
    for (const Lit x : literals) {
      const auto count = std::count_if(left.begin(), left.end(),
                                       [&](const Lits* solution) { return holds(*solution, x); });
      const bool always = count == static_cast<long>(left.size());
      if (propagator->value(x) != (count == 0 ? -1 : (always ? 1 : 0))) return false;
    }
    return kept;
  }

  std::string wrong_partial_input() {
    const std::size_t start = propagator->mark();
    for (int number = 0; number < power(3, static_cast<int>(literals.size())); ++number) {
      const Lits input = partial_input(literals, number);
      const bool right = propagated_rightly(input, propagator->assume(input));
      propagator->undo(start);
      if (!right) return "sum " + std::to_string(sum) + ", input" + shown(input);
    }
    return {};
  }

  Formula formula;
  std::vector<Lits> terms;
  int sum;
  Lits literals;
  std::optional<Propagator> propagator;
  std::vector<Lits> solutions;
};

TEST_CASE("sums of unary terms are exact and arc consistent, for every sum and beyond") {
  for (const Ranges& largest :
       {Ranges{}, Ranges{0}, Ranges{1}, Ranges{3}, Ranges{1, 1}, Ranges{2, 0, 1}, Ranges{2, 2},
        Ranges{3, 2, 1}, Ranges{1, 1, 1, 1}, Ranges{2, 2, 2}, Ranges{4, 3}, Ranges{2, 2, 2, 2}}) {
    int most = 0;
    for (const int size : largest) most += size;
    for (int sum = -2; sum <= most + 2; ++sum) {
      Stated stated(largest, sum);
      CHECK(stated.wrong_partial_input() == "");
      CHECK(count_models(stated.formula, most) == static_cast<int>(stated.solutions.size()));
    }
  }
}

TEST_CASE("constants as literals shrink the ranges") {
  Formula formula;
  const Lits x = formula.fresh(2);
  const std::vector<Lits> terms{{kTrue, x[0]}, {x[1], kFalse}};  // 1 to 2, 0 to 1
  sums_to(formula, terms, 2);
  CHECK(count_models(formula, 2) == 2);
  sums_to(formula, terms, 3);
  CHECK(count_models(formula, 2) == 0);
}

TEST_CASE("no auxiliary variables, and at most 38 clauses for four terms 0 to 2") {
  for (int sum = 0; sum <= 8; ++sum) {
    CountingSink sink;
    const Lits x = sink.fresh(8);
    const std::vector<Lits> terms{{x[0], x[1]}, {x[2], x[3]}, {x[4], x[5]}, {x[6], x[7]}};
    sums_to(sink, terms, sum);
    CHECK(sink.variables() == 8);
    CHECK(sink.clauses() <= 38);
  }
}

}  // namespace
}  // namespace p2c
