// Each clause of an encoding is dropped in turn, and something must notice: an input that is taken
// by mistake, or one from which unit propagation finds less. What is idle has its reason. Here are
// counts, sums and values; shading/ and connectivity/ have such cases, too. docs/encodings.md says
// which encodings have none.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "encoder/counts/cardinality.hpp"
#include "encoder/counts/cardinality_network.hpp"
#include "encoder/counts/product.hpp"
#include "encoder/counts/totalizer.hpp"
#include "encoder/counts/unary_sum.hpp"
#include "encoder/puzzles/kenken_cages.hpp"
#include "encoder/values/diagram.hpp"
#include "encoder/values/latin.hpp"
#include "encoder/values/runs.hpp"
#include "encoder/values/table.hpp"
#include "tests/encoder/idle.hpp"

namespace p2c {
namespace {

TEST_CASE("an idle clause is noticed") {
  Formula formula;
  const Lits xs = formula.fresh(3);
  formula.add({xs[0], xs[1]});
  formula.add({xs[0], xs[1], xs[2]});
  CHECK(idle_clauses(formula, 3) == " 1 2 3 0");
}

TEST_CASE("no clause of a count is idle") {
  const Cardinality forms[] = {Cardinality::kNetwork, Cardinality::kTotalizer,
                               Cardinality::kDirect};
  for (const Cardinality form : forms) {
    for (const auto state : {at_most, at_least, exactly}) {
      for (int n = 1; n <= 6; ++n) {
        for (int k = 0; k <= n; ++k) {
          CAPTURE(form);
          CAPTURE(n);
          CAPTURE(k);
          Formula formula;
          state(formula, formula.fresh(n), k, form, {});
          CHECK(idle_clauses(formula, n) == "");
        }
      }
    }
  }
}

// Both sides of a bound of one are never asked for: one of them is a single clause.
TEST_CASE("no clause of a network or totalizer is idle, where plain clauses would be fewer too") {
  for (const auto form : {cardinality_network, totalizer}) {
    for (const Sides sides : {Sides{true, false}, Sides{false, true}, Sides{true, true}}) {
      const int least = sides.upper && sides.lower ? 2 : 1;
      for (int n = 2; n <= 6; ++n) {
        for (int k = least; k <= n - least; ++k) {
          CAPTURE(n);
          CAPTURE(k);
          CAPTURE(sides.upper);
          CAPTURE(sides.lower);
          Formula formula;
          form(formula, formula.fresh(n), k, sides, {});
          CHECK(idle_clauses(formula, n) == "");
        }
      }
    }
  }
}

TEST_CASE("no clause of the product form is idle") {
  for (int n = 6; n <= 8; ++n) {
    CAPTURE(n);
    Formula formula;
    at_most_one_by_product(formula, formula.fresh(n));
    CHECK(idle_clauses(formula, n) == "");
  }
}

TEST_CASE("no clause of a sum is idle") {
  for (int terms = 1; terms <= 4; ++terms) {
    for (int sum = 0; sum <= 2 * terms; ++sum) {
      CAPTURE(terms);
      CAPTURE(sum);
      Formula formula;
      std::vector<Lits> all;
      for (int i = 0; i < terms; ++i) {
        all.push_back(formula.fresh(2));
        formula.add({!all.back()[1], all.back()[0]});
      }
      const std::size_t first = formula.size();
      sums_to(formula, all, sum);
      CHECK(idle_clauses(formula, 2 * terms, first) == "");
    }
  }
}

std::string shown_line(const std::vector<int>& blocks, int cells) {
  std::string text = std::to_string(cells) + " cells, blocks";
  for (const int block : blocks) text += " " + std::to_string(block);
  return text;
}

TEST_CASE("no clause of blocks on a line is idle") {
  const std::vector<std::vector<int>> clues = {{},     {1},    {2},    {3},    {5},      {1, 1},
                                               {2, 1}, {1, 2}, {1, 3}, {2, 2}, {1, 1, 1}};
  for (const std::vector<int>& clue : clues) {
    for (int cells = 1; cells <= 8; ++cells) {
      INFO(shown_line(clue, cells));
      Formula formula;
      blocks_on_line(formula, formula.fresh(cells), clue);
      CHECK(idle_clauses(formula, cells) == "");
    }
  }
}

// A formula over a few slots with the same values; the caller's clauses are those of the slots.
struct OverSlots {
  OverSlots(int cells, int values)
      : x(formula, std::vector<Slot>(static_cast<std::size_t>(cells), Slot{1, values, "x"})),
        first(formula.size()) {
    for (int i = 0; i < cells; ++i) slots.push_back(i);
  }
  std::string idle() const { return idle_clauses(formula, x.variables(), first); }

  Formula formula;
  Unknowns x;
  std::size_t first;
  std::vector<int> slots;
};

// "One of the tuples" follows from the others, but 20 planted KenKens with cages up to 7 cells took
// twice as long without it. A value with a single tuple would be the same as that tuple, and such
// circles of equal literals leave single clauses idle; so each value here has none or several.
TEST_CASE("only one clause of a table is idle, on purpose") {
  const std::vector<std::vector<int>> tables = {{1, 1, 1, 2, 2, 2, 2, 3, 3, 1, 3, 3},
                                                {1, 2, 1, 3, 2, 1, 2, 3, 3, 1, 3, 2}};
  for (const std::vector<int>& tuples : tables) {
    CAPTURE(tuples.size());
    OverSlots over(2, 3);
    table(over.formula, over.x, over.slots, tuples);
    std::string one_of_the_tuples;
    for (std::size_t t = 0; t < tuples.size() / 2; ++t) {
      one_of_the_tuples += " " + std::to_string(over.x.variables() + static_cast<int>(t) + 1);
    }
    CHECK(over.idle() == one_of_the_tuples + " 0");
  }
}

TEST_CASE("no clause of a line of a Latin square is idle") {
  OverSlots over(3, 3);
  each_value_once(over.formula, over.x, over.slots, Cardinality::kNetwork);
  CHECK(over.idle() == "");
}

// The clauses from `first` on that are there before.
std::string repeated_clauses(const Formula& formula, std::size_t first) {
  std::set<Lits> seen;
  std::string repeated;
  for (std::size_t c = 0; c < formula.size(); ++c) {
    Lits clause(formula[c].begin(), formula[c].end());
    std::sort(clause.begin(), clause.end());
    if (!seen.insert(clause).second && c >= first) repeated += shown(clause) + " 0";
  }
  return repeated;
}

// Many clauses of a diagram follow from the others: its states are functions of the values. They
// are there for unit propagation in the middle of a search; but none is there twice.
TEST_CASE("no clause of a diagram is there twice") {
  using Operation = KenKen::Operation;
  for (const Operation operation : {Operation::kAdd, Operation::kMultiply, Operation::kSubtract}) {
    for (int target = 1; target <= 12; ++target) {
      CAPTURE(static_cast<char>(operation));
      CAPTURE(target);
      OverSlots over(3, 4);
      const Automaton automaton = cage_automaton(4, operation, target);
      CHECK(diagram(over.formula, over.x, over.slots, automaton, kTrue, 1000));
      CHECK(repeated_clauses(over.formula, over.first) == "");
    }
  }
}

}  // namespace
}  // namespace p2c
