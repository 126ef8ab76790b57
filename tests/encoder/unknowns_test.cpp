// Slots and variables: the layout that decoders and projections rely on.
#include "encoder/unknowns.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c {
namespace {

const std::vector<Slot> kSlots{
    {0, 1, "cell"}, {0, 2, "bridge"}, {7, 7, "fixed"}, {-3, -2, "low"}, {1, 4, "digit"}};

Lits clause_at(const Formula& formula, std::size_t c) {
  return {formula[c].begin(), formula[c].end()};
}

// The answers of all models, by decoding every input of the slots' variables that is one.
std::set<Answer> answers(const Formula& formula, const Unknowns& x) {
  std::set<Answer> found;
  Propagator propagator(formula);
  Lits slots;
  for (int v = 1; v <= x.variables(); ++v) slots.push_back(Lit(v));
  for (int number = 0; number < power(2, x.variables()); ++number) {
    const Lits input = full_input(slots, number);
    if (!satisfiable_under(propagator, input)) continue;
    const auto decoded =
        x.decode([&](Lit y) { return std::find(input.begin(), input.end(), y) != input.end(); });
    CHECK(decoded.bad_slot == -1);
    CHECK(found.insert(decoded.answer).second);
  }
  return found;
}

TEST_CASE("slots take variables 1, 2, ... in slot order") {
  Formula formula;
  const Unknowns x(formula, kSlots);
  CHECK(x.size() == 5);
  CHECK(x.variables() == 1 + 3 + 1 + 1 + 4);
  CHECK(x.lo(3) == -3);
  CHECK(x.hi(3) == -2);

  CHECK(x.is(0, 1) == Lit(1));
  CHECK(x.is(0, 0) == Lit(-1));
  for (int value = 0; value <= 2; ++value) CHECK(x.is(1, value) == Lit(2 + value));
  CHECK(x.is(2, 7) == Lit(5));
  CHECK(x.is(3, -2) == Lit(6));
  CHECK(x.is(3, -3) == Lit(-6));
  for (int value = 1; value <= 4; ++value) CHECK(x.is(4, value) == Lit(6 + value));
}

TEST_CASE("a value out of a slot's range never holds") {
  Formula formula;
  const Unknowns x(formula, kSlots);
  for (int slot = 0; slot < x.size(); ++slot) {
    CHECK(x.is(slot, x.lo(slot) - 1) == kFalse);
    CHECK(x.is(slot, x.hi(slot) + 1) == kFalse);
  }
}

TEST_CASE("the number of variables of a slot") {
  CHECK(slot_variables({3, 3, ""}) == 1);
  CHECK(slot_variables({3, 4, ""}) == 1);
  CHECK(slot_variables({3, 5, ""}) == 3);
  CHECK(slot_variables({-50, 49, ""}) == 100);
}

TEST_CASE("auxiliary variables come after all slots, whatever exactly-one takes") {
  Formula formula;
  const Unknowns x(formula, {{1, 30, "wide"}, {0, 1, "cell"}, {1, 30, "wide too"}});
  CHECK(x.variables() == 61);
  CHECK(formula.variables() > 61);
  CHECK(x.is(0, 30) == Lit(30));
  CHECK(x.is(1, 1) == Lit(31));
  CHECK(x.is(2, 1) == Lit(32));
}

TEST_CASE("the models are the answers, each once") {
  Formula formula;
  const Unknowns x(formula, kSlots);
  const std::set<Answer> all = answers(formula, x);
  CHECK(all.size() == 2 * 3 * 1 * 2 * 4);
  CHECK(all.contains({0, 0, 7, -3, 1}));
  CHECK(all.contains({1, 2, 7, -2, 4}));
}

TEST_CASE("givens fix their slots, by unit clauses after the slots' own") {
  Formula formula;
  const Unknowns x(formula, kSlots, {{4, 3}, {0, 0}, {2, 7}});
  for (const Answer& answer : answers(formula, x)) {
    CHECK(answer[4] == 3);
    CHECK(answer[0] == 0);
  }
  CHECK(answers(formula, x).size() == 3 * 2);
  CHECK(clause_at(formula, formula.size() - 3) == Lits{Lit(9)});
  CHECK(clause_at(formula, formula.size() - 2) == Lits{Lit(-1)});
  CHECK(clause_at(formula, formula.size() - 1) == Lits{Lit(5)});
}

TEST_CASE("givens that cannot be kept leave no answer") {
  for (const Givens& givens : {Givens{{1, 3}}, Givens{{0, -1}}, Givens{{2, 8}},
                               Givens{{1, 0}, {1, 2}}, Givens{{0, 0}, {0, 1}}}) {
    Formula formula;
    const Unknowns x(formula, kSlots, givens);
    CHECK(answers(formula, x).empty());
  }
}

TEST_CASE("decode names the first slot without a value or with several") {
  Formula formula;
  const Unknowns x(formula, {{0, 1, "a"}, {1, 3, "b"}, {4, 4, "c"}});
  const auto decode = [&](const Lits& truths) {
    return x.decode([&](Lit y) {
      const bool listed =
          std::find(truths.begin(), truths.end(), y.positive() ? y : !y) != truths.end();
      return listed == y.positive();
    });
  };
  const auto right = decode({Lit(3), Lit(5)});
  CHECK(right.bad_slot == -1);
  CHECK(right.answer == Answer{0, 2, 4});

  const auto none = decode({Lit(1), Lit(5)});
  CHECK(none.bad_slot == 1);
  CHECK_FALSE(none.many);

  const auto several = decode({Lit(2), Lit(4)});
  CHECK(several.bad_slot == 1);
  CHECK(several.many);

  const auto unset = decode({Lit(2)});
  CHECK(unset.bad_slot == 2);
  CHECK_FALSE(unset.many);
}

TEST_CASE("a blocking clause takes away one answer and no other") {
  Formula formula;
  const Unknowns x(formula, kSlots);
  std::set<Answer> left = answers(formula, x);
  for (const Answer& answer : {Answer{1, 0, 7, -2, 2}, Answer{0, 2, 7, -3, 4}}) {
    formula.add(x.block(answer));
    CHECK(left.erase(answer) == 1);
    CHECK(answers(formula, x) == left);
  }
}

TEST_CASE("without slots there is one answer, the empty one") {
  Formula formula;
  const Unknowns x(formula, {});
  CHECK(x.variables() == 0);
  CHECK(formula.size() == 0);
  CHECK(answers(formula, x) == std::set<Answer>{{}});
  formula.add(x.block({}));
  CHECK(answers(formula, x).empty());
}

}  // namespace
}  // namespace p2c
