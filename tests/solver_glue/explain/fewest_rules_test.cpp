// --smallest against all sets of rules that have fewer; the questions that it asks.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "solver_glue/explain/all_rules.hpp"
#include "solver_glue/explain/explainer.hpp"
#include "solver_glue/givens/only_answer.hpp"
#include "tests/board_count.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

// Of each kind.
int boards() { return board_count("PUZZLE2CNF_RULE_BOARDS", deep_count(3, 8), deep_count(1, 2)); }

// Whether some `count` rules refute x, tried one set after the other.
class EverySet {
 public:
  EverySet(const RuleBook& book, const Known& known)
      : book_(book), known_(known), solver_(book, nullptr) {}

  bool refutes(Lit x, int count) {
    rules_.clear();
    return from(0, count, x);
  }

 private:
  bool from(int first, int count, Lit x) {
    if (count == 0) {
      return !solver_.begin(rules_, known_.facts(scope_of(book_, rules_))) ||
             !solver_.possible({&x, 1});
    }
    for (int rule = first; rule < static_cast<int>(book_.rules().size()); ++rule) {
      rules_.push_back(rule);
      if (from(rule + 1, count - 1, x)) return true;
      rules_.pop_back();
    }
    return false;
  }

  const RuleBook& book_;
  const Known& known_;
  RuleSolver solver_;
  std::vector<int> rules_;
};

// No set of fewer rules than the step has gives its conclusion, or any conclusion.
void check_step(const RuleBook& book, const Known& before, const Step& step) {
  EverySet sets(book, before);
  const int fewer = static_cast<int>(step.rules.size()) - 1;
  CHECK_FALSE(sets.refutes(!literal_of(book, step.concludes[0]), fewer));
  if (step.least_rules != fewer + 1) return;
  for (int variable = 1; variable <= book.unknowns().variables(); ++variable) {
    for (const Lit x : {Lit(variable), !Lit(variable)}) {
      if (before(x) == Truth::kMaybe) CHECK_FALSE(sets.refutes(x, fewer));
    }
  }
}

struct Seen {
  int boards = 0;
  int of_two = 0;
  int of_more = 0;
};

void check_board(const AnyPuzzle& puzzle, Seen& seen) {
  Search search(puzzle, {}, {});
  if (search.next() != Status::kSatisfiable) return;
  const Answer answer = search.answer();
  const bool only = search.next() == Status::kUnsatisfiable;
  const RuleBook book(puzzle, nullptr);
  ExplainOptions options;
  options.smallest = true;
  Explainer explainer(book, {}, options);
  if (only) explainer.expect(answer);
  ++seen.boards;
  Known known(book);
  constexpr std::size_t kMostRules = fewer_if_sanitized(4, 3);  // sets of three can be tried
  while (const std::optional<Step> step = explainer.next()) {
    const std::size_t count = step->rules.size();
    if (count > 1 && count <= kMostRules) {
      ++(count == 2 ? seen.of_two : seen.of_more);
      check_step(book, known, *step);
    }
    for (const SlotFact& fact : step->concludes) known.add(fact);
  }
}

}  // namespace

TEST_CASE("smallest steps: no set of fewer rules leads to the same, or to anything") {
  int of_two = 0;
  int of_more = 0;
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    Rng rng(3);
    Seen seen;
    while (seen.boards < std::max(1, boards_of(kind, boards()))) {
      const int rows = 2 + below(rng, 4);
      const PuzzlePtr board = kind.random(rng, rows, 2 + below(rng, 4));
      INFO(board->print());
      check_board(*board, seen);
    }
    MESSAGE(kind.name, ": ", seen.boards, " boards, ", seen.of_two, " steps of two rules, ",
            seen.of_more, " of more");
    of_two += seen.of_two;
    of_more += seen.of_more;
  }
  if (!tries_all_kinds()) return;
  CHECK(of_two > 0);
  CHECK(of_more >= least_drawn(1));
}

// Without the rules of vertices there are many arrangements of lines that are not connected.
TEST_CASE("all rules: a question about a graph rule alone takes few rounds") {
  const Document document = read_document("slither/7/7/zzo", "test", {});
  const RuleBook book(*document.puzzle, nullptr);
  AllRules all(book, 0, nullptr);
  std::vector<int> graphs;
  for (int rule = 0; rule < static_cast<int>(book.rules().size()); ++rule) {
    if (book.rule(rule).is_graph()) graphs.push_back(rule);
  }
  REQUIRE(graphs.size() == 1);
  const Lits ends{book.literal(0, 1), book.literal(book.unknowns().size() - 1, 1)};
  CHECK(all.solve(graphs, ends) == Status::kSatisfiable);
  CHECK(all.rounds() < 10);
}

}  // namespace p2c
