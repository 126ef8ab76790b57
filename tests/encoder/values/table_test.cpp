// Tables: every full input exact, every partial input domain consistent.
#include "encoder/values/table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

#include "instances/puzzle.hpp"
#include "tests/encoder/inputs.hpp"
#include "tests/encoder/propagator.hpp"

namespace p2c::table_test {
namespace {

// A table over some slots, and the same as a list of tuples.
struct Stated {
  Stated(const std::vector<Slot>& all, std::vector<int> columns, const std::vector<int>& tuples)
      : x(formula, all), slots(std::move(columns)), flat(tuples) {
    table(formula, x, slots, flat);
    for (const int slot : slots) {
      for (int v = x.lo(slot); v <= x.hi(slot); ++v) {
        if (x.is(slot, v).positive()) literals.push_back(x.is(slot, v));
      }
    }
    propagator.emplace(formula);
  }

  std::size_t tuples() const { return flat.size() / slots.size(); }
  int value(std::size_t tuple, std::size_t k) const { return flat[tuple * slots.size() + k]; }

  // No literal of the input says no to the tuple.
  bool alive(std::size_t tuple, const Lits& input) const {
    for (std::size_t k = 0; k < slots.size(); ++k) {
      if (x.is(slots[k], value(tuple, k)) == kFalse) return false;
      for (int v = x.lo(slots[k]); v <= x.hi(slots[k]); ++v) {
        const Lit holds = v == value(tuple, k) ? x.is(slots[k], v) : !x.is(slots[k], v);
        if (std::find(input.begin(), input.end(), !holds) != input.end()) return false;
      }
    }
    return true;
  }

  // 1 when all tuples alive have the value, -1 when none, 0 when some.
  int supported(std::size_t k, int v, const Lits& input) const {
    bool some = false;
    bool all = true;
    for (std::size_t t = 0; t < tuples(); ++t) {
      if (!alive(t, input)) continue;
      if (value(t, k) == v) some = true;
      if (value(t, k) != v) all = false;
    }
    return !some ? -1 : (all ? 1 : 0);
  }

  bool any_alive(const Lits& input) const {
    for (std::size_t t = 0; t < tuples(); ++t) {
      if (alive(t, input)) return true;
    }
    return false;
  }

  bool propagated_rightly(const Lits& input, bool kept) const {
    if (!any_alive(input)) return !kept;
    for (std::size_t k = 0; k < slots.size(); ++k) {
      for (int v = x.lo(slots[k]); v <= x.hi(slots[k]); ++v) {
        if (propagator->value(x.is(slots[k], v)) != supported(k, v, input)) return false;
      }
    }
    return kept;
  }

  // The first partial input with a value too many or too few, or nothing.
  std::string wrong_partial_input() {
    const std::size_t start = propagator->mark();
    for (int number = 0; number < power(3, static_cast<int>(literals.size())); ++number) {
      const Lits input = partial_input(literals, number);
      const bool right = propagated_rightly(input, propagator->assume(input));
      propagator->undo(start);
      if (!right) return shown(input);
    }
    return {};
  }

  std::string wrong_full_input() {
    for (int number = 0; number < power(2, static_cast<int>(literals.size())); ++number) {
      const Lits input = full_input(literals, number);
      if (satisfiable_under(*propagator, input) != any_alive(input)) return shown(input);
    }
    return {};
  }

  Formula formula;
  Unknowns x;
  std::vector<int> slots;
  std::vector<int> flat;
  Lits literals;  // a variable each, of the columns' slots
  std::optional<Propagator> propagator;
};

TEST_CASE("every table over a slot of two values and one of three") {
  const std::vector<Slot> slots{{0, 1, "a"}, {-1, 1, "b"}};
  for (int mask = 0; mask < power(2, 6); ++mask) {
    std::vector<int> tuples;
    for (int t = 0; t < 6; ++t) {
      if ((mask >> t & 1) != 0) tuples.insert(tuples.end(), {t % 2, t / 2 - 1});
    }
    Stated stated(slots, {0, 1}, tuples);
    CHECK(stated.wrong_full_input() == "");
    CHECK(stated.wrong_partial_input() == "");
  }
}

TEST_CASE("random tables over three of four slots, repeated and impossible tuples among them") {
  Rng rng(6);
  const std::vector<Slot> slots{{5, 8, "a"}, {0, 0, "b"}, {1, 3, "c"}, {-1, 0, "d"}};
  for (int round = 0; round < 40; ++round) {
    std::vector<int> tuples;
    for (int t = below(rng, 12); t > 0; --t) {
      tuples.insert(tuples.end(), {-1 + below(rng, 2), 5 + below(rng, 4), 1 + below(rng, 3)});
      if (chance(rng, 10)) tuples.back() = chance(rng, 50) ? 4 : -7;
    }
    Stated stated(slots, {3, 0, 2}, tuples);
    CHECK(stated.wrong_full_input() == "");
    CHECK(stated.wrong_partial_input() == "");
  }
}

int models(const std::vector<Slot>& slots, const std::vector<int>& columns,
           const std::vector<int>& tuples) {
  Formula formula;
  const Unknowns x(formula, slots);
  table(formula, x, columns, tuples);
  return count_models(formula, x.variables());
}

TEST_CASE("tables of one, no and equal columns") {
  const std::vector<Slot> slots{{1, 3, "a"}, {1, 3, "b"}};
  CHECK(models(slots, {0}, {1, 3}) == 6);
  CHECK(models(slots, {0}, {2, 2, 2}) == 3);
  CHECK(models(slots, {0}, {}) == 0);
  CHECK(models(slots, {0, 1}, {}) == 0);
  CHECK(models(slots, {0}, {4, 0}) == 0);
  CHECK(models(slots, {}, {}) == 9);
  CHECK(models(slots, {0, 0}, {1, 2, 3, 3}) == 3);
}

TEST_CASE("a table takes one variable and its width plus one literals a tuple") {
  const std::vector<Slot> slots{{1, 3, "a"}, {1, 3, "b"}};
  CountingSink sink;
  const Unknowns x(sink, slots);
  const auto before = sink.clauses();
  table(sink, x, std::vector<int>{0, 1}, {1, 2, 2, 3, 3, 1});
  CHECK(sink.variables() == 6 + 3);
  CHECK(sink.clauses() - before == 1 + 6 + 6);  // one of them; values; supports
}

}  // namespace
}  // namespace p2c::table_test
