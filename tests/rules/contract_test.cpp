// The contract of rules: on its scope, the clauses of a rule with the definitions allow exactly
// what the rule means.
#include <doctest/doctest.h>

#include "instances/documents/wrapped.hpp"
#include "instances/puzzles/kenken/kenken_random.hpp"
#include "instances/puzzles/kenken/kenken_tuples.hpp"
#include "solver_glue/explain/rule_solver.hpp"
#include "tests/rules/rule_boards.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

// Fewer ways to fill a scope are all tried.
constexpr std::int64_t kMostWays = 1024;
constexpr int kSamples = 100;

class Contract {
 public:
  explicit Contract(const RuleBook& book) : book_(book), solver_(book, nullptr) {}

  void test(int number, std::int64_t most_ways, Rng& rng) {
    const Rule& rule = book_.rule(number).rule;
    INFO(rule.words);
    begun_ = solver_.begin({&number, 1}, {});
    const std::vector<Slot> slots = scope_slots(book_.puzzle(), rule);
    if (ways_to_fill(slots, most_ways) <= most_ways) {
      Answer values;
      for (const Slot& slot : slots) values.push_back(slot.lo);
      do compare(rule, values);
      while (count_on(values, slots));
    } else {
      for (int i = 0; i < kSamples; ++i) compare(rule, sample(rule, slots, rng));
    }
  }

  int allowed() const { return allowed_; }
  int refused() const { return refused_; }

 private:
  void compare(const Rule& rule, const Answer& values) {
    const Verdict verdict = holds(book_.puzzle(), rule.key, in_scope(book_.puzzle(), rule, values));
    Lits literals;
    for (std::size_t i = 0; i < values.size(); ++i) {
      literals.push_back(book_.literal(rule.scope[i], values[i]));
    }
    const bool right = (begun_ && solver_.possible(literals)) == (verdict == Verdict::kYes);
    if (verdict == Verdict::kMaybe || !right) {
      FAIL(book_.puzzle().print_answer(in_scope(book_.puzzle(), rule, values)));
    }
    ++(verdict == Verdict::kYes ? allowed_ : refused_);
  }

  // What the clauses allow, most often with one to three values changed.
  Answer sample(const Rule& rule, const std::vector<Slot>& slots, Rng& rng) {
    for (const int slot : rule.scope) {
      for (int v = book_.unknowns().lo(slot); v <= book_.unknowns().hi(slot); ++v) {
        const Lit x = book_.literal(slot, v);
        solver_.prefer(chance(rng, 50) ? x : !x);
      }
    }
    const bool found = begun_ && solver_.possible();
    Answer values;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      int value = slots[i].lo + below(rng, slots[i].hi - slots[i].lo + 1);
      for (int v = slots[i].lo; found && v <= slots[i].hi; ++v) {
        if (solver_.model(book_.literal(rule.scope[i], v)) == Truth::kYes) value = v;
      }
      values.push_back(value);
    }
    for (int k = below(rng, 4); k > 0; --k) {
      const int i = below(rng, static_cast<int>(slots.size()));
      values[i] = slots[i].lo + below(rng, slots[i].hi - slots[i].lo + 1);
    }
    return values;
  }

  const RuleBook& book_;
  RuleSolver solver_;
  bool begun_ = false;
  int allowed_ = 0;
  int refused_ = 0;
};

void test_all(const RuleBook& book, Rng& rng, RuleCounts& counts) {
  Contract contract(book);
  for (int i = 0; i < static_cast<int>(book.rules().size()); ++i) {
    contract.test(i, kMostWays, rng);
    ++counts[std::string(book.rule(i).rule.key.kind)];
  }
  counts["assignments allowed"] += contract.allowed();
  counts["assignments refused"] += contract.refused();
}

}  // namespace

TEST_CASE("the clauses of a rule allow exactly what it means") {
  for_each_board(250, 7, 40, test_all);
}

TEST_CASE(
    "the clauses of a rule allow exactly what it means, however counts and cages are written") {
  for_each_board(60, 7, 5, [](const RuleBook& board, Rng& rng, RuleCounts& counts) {
    for (const Cardinality form :
         {Cardinality::kTotalizer, Cardinality::kDirect, Cardinality::kAuto}) {
      const RuleBook book(board.puzzle(), nullptr, {Connectivity::kLayers, form, 0});
      test_all(book, rng, counts);
    }
  });
}

TEST_CASE("the clauses of a large cage allow exactly what it means") {
  const std::size_t most_tuples = EncodeOptions().most_table_tuples;
  Rng rng(1);
  RuleCounts counts;
  int large = 0;
  for (int i = 0; i < rule_boards(20); ++i) {
    const KenKen puzzle = planted_kenken(rng, 5 + below(rng, 4), 9);
    for (const KenKen::Cage& cage : puzzle.cages) {
      if (!cage_tuples(puzzle.n, cage, most_tuples)) ++large;
    }
    const PuzzlePtr board = wrap(puzzle);
    INFO(board->print());
    test_all(RuleBook(*board, nullptr), rng, counts);
  }
  MESSAGE(counts_in_words(counts), ", ", large, " of more than ", most_tuples, " tuples");
  CHECK(large >= least_drawn(rule_boards(20) / 2));
}

TEST_CASE("a rule that no board keeps is refuted whenever it is asked") {
  const PuzzlePtr board = wrap(KenKen{2, {{{0, 1, 2, 3}, KenKen::Operation::kDivide, 2}}});
  const RuleBook book(*board, nullptr, {Connectivity::kLayers, Cardinality::kNetwork, 0});
  RuleSolver solver(book, nullptr);
  const int cage = book.find({"cage", {0}});
  REQUIRE(solver.begin({&cage, 1}, {}));
  for (int i = 0; i < 3; ++i) CHECK_FALSE(solver.possible());
  const Lit x = book.literal(0, 1);
  CHECK_FALSE(solver.possible({&x, 1}));
}

}  // namespace p2c
