// Boards of Hashi that are refuted by an odd sum, against brute force; and proofs of them.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "cnf_out/dimacs.hpp"
#include "cnf_out/formula.hpp"
#include "cnf_out/proof_text.hpp"
#include "encoder/encode_puzzle.hpp"
#include "encoder/parity_steps.hpp"
#include "instances/documents/any_odd_sums.hpp"
#include "instances/documents/document.hpp"
#include "instances/givens.hpp"
#include "instances/puzzles/hashi/hashi_crossings.hpp"
#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"
#include "tests/cnf_out/proofs/verdict.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/odd_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

PuzzlePtr any_hashi(const std::string& text) {
  return read_document("hashi\n" + text, "board").puzzle;
}

// The formula and the steps as files, as the checker reads them.
bool is_proved(const AnyPuzzle& puzzle, const OddSums& sums, Connectivity form,
               const Givens& givens = {}) {
  const FillFormula fill = [&](ClauseSink& out) { encode_all(puzzle, givens, {form}, out); };
  std::string cnf;
  const FormulaSize size = write_dimacs([&](std::string_view text) { cnf += text; }, {}, fill);
  CountingSink slots;
  const Unknowns x(slots, puzzle.slots(), givens);
  Formula steps;
  steps.fresh(static_cast<int>(size.variables));
  add_parity_steps(sums, x, steps);
  std::string proof;
  write_steps([&](std::string_view text) { proof += text; }, steps);
  return verdict_on(cnf, proof) == "verified";
}

constexpr std::int64_t kMostWays = 70'000;

// Most that are drawn are too large, and seen to be so before they are made.
bool can_be_tried(const Hashi& puzzle) {
  std::int64_t ways = 1;
  for (std::size_t i = 0; i < puzzle.spans.size() && ways <= kMostWays; ++i) {
    ways *= puzzle.rules.max_bridges + 1;
  }
  return ways <= kMostWays;
}

int wanted_boards() {
  return board_count("PUZZLE2CNF_ODD_BOARDS", deep_count(100, 500), deep_count(10, 100));
}

}  // namespace

TEST_CASE("odd sums of hashi: there is no answer, by brute force, and the proof is right") {
  Rng rng(1);
  std::map<int, int> refuted;  // by the most bridges
  int without_loops = 0;
  int part = 0;  // another island has a "?", or all that it could have is known
  int crossing = 0;
  const int wanted = wanted_boards();
  int all = 0;
  while (all < wanted) {
    const Hashi puzzle = odd_board(rng);
    if (!can_be_tried(puzzle)) continue;
    const PuzzlePtr board = any_hashi(puzzle.print());
    const std::optional<OddSums> sums = odd_sums(*board, {}, nullptr);
    if (!sums) continue;
    INFO(board->print());
    REQUIRE_FALSE(board->presolve(nullptr));
    REQUIRE(answers_by_rules(*board).empty());
    REQUIRE(is_proved(*board, *sums, Connectivity::kElimination));
    ++all;
    ++refuted[puzzle.rules.max_bridges];
    without_loops += puzzle.rules.no_loops ? 1 : 0;
    part += sums->sums.size() < puzzle.islands.size() ? 1 : 0;
    crossing += hashi_crossings(puzzle).empty() ? 0 : 1;
  }
  MESSAGE(all << " boards, " << without_loops << " without loops, " << part << " in part, "
              << crossing << " with crossings");
  CHECK(refuted.size() >= least_drawn(Hashi::kMostBridges - 1));
  for (const auto& [most_bridges, boards] : refuted) CHECK(boards >= least_drawn(all / 200));
  CHECK(without_loops >= least_drawn(all / 5));
  CHECK(part >= least_drawn(all / 20));
  CHECK(crossing >= least_drawn(all / 50));
}

namespace {

struct ByHand {
  const char* text;
  std::size_t islands;  // that are odd together; 0: none are
  bool solvable;
};

constexpr ByHand kByHand[] = {
    {"2 3\n2 3 2\n2 4 2\n", 6, false},
    {"2 3\n2 3 2\n2 3 2\n", 0, true},  // even
    {"2 3\n2 3 2\n2 ? 2\n", 0, true},  // the "?" may be odd
    {"2 3\n2 ? 2\n2 4 2\n", 0, true},
    {"2 3\n3 4 3\n3 5 3\nmax-bridges 3\n", 6, false},
    {"3 3\n1 2 1\n2 3 2\n1 2 1\nmax-bridges 1\n", 9, false},
    {"2 3\n3 4 3\n3 5 3\nmax-bridges 4\n", 6, false},
    {"3 2\n3 3\n4 5\n3 3\nno-loops\n", 6, false},
    // Two odd parts, which are even together.
    {"4 6\n1 2 3 - - -\n2 - 3 - - -\n- - - 1 2 3\n- - - 2 - 3\n", 5, false},
    // Two parts that only crossing spans join: both odd, and one of them.
    {"4 7\n- - - ? - - -\n1 2 3 - 3 2 1\n2 - 3 - 3 - 2\n- - - ? - - -\n", 0, false},
    {"4 7\n- - - ? - - -\n1 2 3 - 3 2 2\n2 - 3 - 3 - 2\n- - - ? - - -\n", 10, false},
    // Too few islands for anything.
    {"1 1\n-\n", 0, true},
    {"1 1\n?\n", 0, true},
    {"1 1\n1\n", 0, false},
    {"1 2\n1 1\n", 0, true},
    {"1 2\n1 2\n", 0, false},
    {"1 2\n1 ?\n", 0, true},
    {"2 2\n1 -\n- 2\n", 0, false},
};

}  // namespace

TEST_CASE("odd sums of hashi by what is given: no answer has that, and the proof is right") {
  Rng rng(2);
  const int wanted = wanted_boards() / 10;  // few draws are such boards
  int all = 0;
  int hidden = 0;
  while (all < wanted) {
    const Hashi puzzle = odd_board(rng);
    if (!can_be_tried(puzzle) || puzzle.odd_sums({}, nullptr)) continue;
    const PuzzlePtr board = any_hashi(puzzle.print());
    const Givens givens = some_givens(rng, puzzle);
    const std::optional<OddSums> sums = odd_sums(*board, givens, nullptr);
    if (!sums) continue;
    INFO(board->print() << print_givens(board->slots(), givens));
    for (const Answer& answer : answers_by_rules(*board)) {
      REQUIRE(std::any_of(givens.begin(), givens.end(), [&](const SlotValue& entry) {
        return answer[entry.first] != entry.second;
      }));
    }
    REQUIRE(is_proved(*board, *sums, Connectivity::kElimination, givens));
    CHECK(Search(*board, givens, {}).next() == Status::kUnsatisfiable);
    ++all;
    hidden += std::any_of(puzzle.islands.begin(), puzzle.islands.end(),
                          [](const Hashi::Island& one) { return one.clue == Hashi::kUnknown; })
                  ? 1
                  : 0;
  }
  MESSAGE(all << " boards, " << hidden << " with a \"?\"");
  CHECK(hidden >= least_drawn(all / 10));
}

TEST_CASE("odd sums of hashi: boards by hand") {
  for (const ByHand& hand : kByHand) {
    const PuzzlePtr board = any_hashi(hand.text);
    INFO(board->print());
    const std::optional<OddSums> sums = odd_sums(*board, {}, nullptr);
    CHECK((sums ? sums->sums.size() : 0) == hand.islands);
    CHECK(answers_by_rules(*board).empty() != hand.solvable);
    if (!sums) continue;
    CHECK_FALSE(board->presolve(nullptr));
    for (const Connectivity form : {Connectivity::kLayers, Connectivity::kElimination}) {
      CHECK(is_proved(*board, *sums, form));
    }
  }
}

TEST_CASE("odd sums: other kinds have none") {
  for (const PuzzleKind& kind : tested_kinds()) {
    if (kind.name == Hashi::kName) continue;
    Rng rng(1);
    CHECK_FALSE(odd_sums(*kind.random(rng, 4, 4), {}, nullptr));
  }
}

TEST_CASE("the verdict by an odd sum stays when a stop comes before its figures") {
  std::string text = "80 80\n5";
  for (int i = 1; i < 80 * 80; ++i) text += i % 80 == 0 ? "\n4" : " 4";
  const PuzzlePtr board = any_hashi(text + "\n");
  Stop stop;
  SearchOptions options;
  options.stop = &stop;
  Search search(*board, {}, options);
  CHECK(search.next() == Status::kUnsatisfiable);
  stop.request(Stop::kInterrupted);
  CHECK(search.counts().clauses == 0);
}

}  // namespace p2c
