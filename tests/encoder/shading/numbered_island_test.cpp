// The island of a number, in both forms: exact, as strong as it says, and which clauses are idle.
#include "encoder/shading/numbered_island.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <memory>

#include "instances/cells_near.hpp"
#include "instances/parts/cell_clues.hpp"
#include "instances/words/island_rules.hpp"
#include "tests/encoder/explaining.hpp"
#include "tests/encoder/idle.hpp"
#include "tests/encoder/number_bits.hpp"

namespace p2c {
namespace {

// A board with one clue, whose cell is unshaded; the other cells are the inputs.
struct Numbered {
  Numbered(int rows, int cols, int at, int clue, bool as_rules)
      : clues(rows, cols, kNoClue), cell(at), number(clue), explains(as_rules) {
    formula = explains ? std::make_unique<ExplainingFormula>() : std::make_unique<Formula>();
    clues[cell] = number;
    inputs = formula->fresh(clues.size() - 1);
    shaded = inputs;
    shaded.insert(shaded.begin() + cell, kFalse);
    const Reach reach(clues, cell, number - 1, !explains);
    state_island(*formula, clues, slots_from(0, shaded), reach,
                 {Connectivity::kLayers, Cardinality::kDirect});
    in_reach = reach.cells();
  }

  Grid<int> clues;
  int cell;
  int number;
  bool explains;
  std::unique_ptr<Formula> formula;
  Lits inputs;
  Lits shaded;
  std::vector<int> in_reach;
};

template <class Test>
void each_number(int rows, int cols, int cell, const Test& test) {
  for (int number = 1; number <= 6; ++number) {
    for (const bool explains : {false, true}) {
      CAPTURE(cell);
      CAPTURE(number);
      CAPTURE(explains);
      test(Numbered(rows, cols, cell, number, explains));
    }
  }
}

// What a person sees who counts, and nothing else. Values are those of "shaded".
class Counted {
 public:
  Counted(const Numbered& board, const Lits& input)
      : board_(board), values_(board.shaded.size(), 0) {
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const Lit x = board.shaded[i];
      values_[i] = x == kFalse || has(input, !x) ? -1 : (has(input, x) ? 1 : 0);
    }
    while (possible_ && sees_more()) {
    }
  }
  bool possible() const { return possible_; }
  const std::vector<int>& values() const { return values_; }

 private:
  static bool has(const Lits& xs, Lit x) { return std::find(xs.begin(), xs.end(), x) != xs.end(); }

  // From the clue by so many steps, by unshaded cells and, with `open`, by open ones.
  std::vector<int> joined(int most_steps, bool open) const {
    std::vector<int> cells{board_.cell};
    std::vector<int> steps(values_.size(), -1);
    steps[board_.cell] = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      each_beside(board_.clues.rows, board_.clues.cols, cells[i], [&](int beside) {
        const bool goes = values_[beside] < 0 || (open && values_[beside] == 0);
        if (!goes || steps[beside] >= 0 || steps[cells[i]] == most_steps) return;
        steps[beside] = steps[cells[i]] + 1;
        cells.push_back(beside);
      });
    }
    return cells;
  }

  bool learn(int cell, int value) {
    if (values_[cell] != 0) return false;
    values_[cell] = value;
    return true;
  }

  bool sees_more() {
    const std::vector<int> own = joined(static_cast<int>(values_.size()), false);
    const std::vector<int> near = joined(board_.number - 1, true);
    const auto number = static_cast<std::size_t>(board_.number);
    possible_ = own.size() <= number && near.size() >= number;
    bool more = false;
    for (const int cell : own) {
      each_beside(board_.clues.rows, board_.clues.cols, cell, [&](int beside) {
        const std::vector<int>& all = board_.explains ? board_.in_reach : near;
        const bool is_far = std::find(all.begin(), all.end(), beside) == all.end();
        if (own.size() == number || is_far) more = learn(beside, 1) || more;
      });
    }
    if (near.size() != number) return more;
    for (const int cell : near) more = learn(cell, -1) || more;
    return more;
  }

  const Numbered& board_;
  std::vector<int> values_;
  bool possible_ = true;
};

void compare_with_counting(const Numbered& board) {
  Propagator known(*board.formula);
  const std::size_t start = known.mark();
  for (int number = 0; number < power(3, static_cast<int>(board.inputs.size())); ++number) {
    const Lits input = partial_input(board.inputs, number);
    const Counted counted(board, input);
    if (known.assume(input)) {
      REQUIRE(counted.possible());
      for (std::size_t i = 0; i < board.shaded.size(); ++i) {
        if (counted.values()[i] != 0) REQUIRE(known.value(board.shaded[i]) == counted.values()[i]);
      }
    }
    known.undo(start);
  }
}

TEST_CASE("numbered island: propagation finds what counting its cells finds") {
  for (const int cell : {0, 1, 4}) each_number(3, 3, cell, compare_with_counting);
  each_number(1, 6, 2, compare_with_counting);
  each_number(2, 4, 1, compare_with_counting);
}

TEST_CASE("numbered island: the models are the boards with so many cells") {
  each_number(3, 3, 1, [](const Numbered& board) {
    Propagator known(*board.formula);
    for (int number = 0; number < power(2, 8); ++number) {
      Answer answer = answer_of_bits(number, 8);
      answer.insert(answer.begin() + board.cell, 0);
      const auto cells = Islands(board.clues, answer).of(board.cell)->cells;
      const bool good = cells == static_cast<std::size_t>(board.number);
      CHECK(satisfiable_under(known, full_input(board.inputs, number)) == good);
    }
  });
}

// Of a count in plain clauses: it has no input, and its literals have the same sign.
bool is_of_count(const Numbered& board, std::size_t clause) {
  const auto its = (*board.formula)[clause];
  return std::all_of(its.begin(), its.end(), [&](Lit x) {
    return x.variable() > static_cast<int>(board.inputs.size()) &&
           x.positive() == its[0].positive();
  });
}

// Counts have a test of their own: those of joined cells say less. Into a cell beside the clue the
// clue's clause, which is shorter, spreads already. For more cells the board is too small for
// detours, back to a cell at the side or around the middle.
TEST_CASE("numbered island: idle is only what a shorter clause says") {
  for (const int cell : {1, 4}) {
    each_number(3, 3, cell, [](const Numbered& board) {
      if (board.number > (board.cell == 4 ? 4 : 3)) return;
      for (std::size_t c = 0; c < board.formula->size(); ++c) {
        if (is_of_count(board, c)) continue;
        CAPTURE(c);
        CHECK(is_missed(*board.formula, c, board.inputs) != is_subsumed(*board.formula, c));
      }
    });
  }
}

TEST_CASE("numbered island: a clue that no board could hold takes no more than one cell too many") {
  for (const bool explains : {false, true}) {
    const Numbered ten(3, 3, 4, 10, explains);
    const Numbered huge(3, 3, 4, 1'000'000'000, explains);
    CHECK(huge.formula->size() == ten.formula->size());
    Propagator known(*huge.formula);
    CHECK_FALSE(satisfiable_under(known, {}));
  }
}

}  // namespace
}  // namespace p2c
