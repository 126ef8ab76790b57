// What the encoding of nonograms guesses.
#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "cnf_out/formula.hpp"
#include "encoder/encodings.hpp"
#include "encoder/puzzles/nonogram_beliefs.hpp"
#include "instances/puzzles/nonogram/nonogram.hpp"

namespace p2c::nonogram_guesses_test {
namespace {

class Guessing : public Formula {
 public:
  explicit Guessing(bool wants) {
    if (wants) want_guesses();
  }
  Lits guesses;

 private:
  void take_guess(Lit x) override { guesses.push_back(x); }
};

Grid<int> drawn(Rng& rng, int side) {
  Grid<int> picture(side, side);
  for (int& cell : picture.cells) cell = below(rng, 2);
  return picture;
}

}  // namespace

TEST_CASE("most cells of a random board are guessed") {
  Rng rng(21);
  for (int round = 0; round < 5; ++round) {
    const Grid<int> picture = drawn(rng, 50);
    const Nonogram puzzle = Nonogram::of_picture(picture);
    Guessing out(true);
    const Unknowns x(out, puzzle.slots());
    encode(puzzle, x, {}, out);
    int right = 0;
    int cells = 0;
    for (const Lit guess : out.guesses) {
      if (guess.variable() > picture.size()) continue;
      ++cells;
      right += guess == x.is(guess.variable() - 1, picture[guess.variable() - 1]) ? 1 : 0;
    }
    CHECK(cells == picture.size());
    CHECK(right > 9 * cells / 10);
    CHECK(out.guesses.size() == static_cast<std::size_t>(out.variables()));
  }
}

TEST_CASE("where both answers are alike no cell is believed to be filled, or empty") {
  const Nonogram puzzle{{{1}, {1}}, {{1}, {1}}};
  Formula out;
  const Unknowns x(out, puzzle.slots());
  const std::optional<NonogramBeliefs> beliefs = NonogramBeliefs::find(puzzle, x, out);
  REQUIRE(beliefs);
  for (int cell = 0; cell < x.size(); ++cell) CHECK(beliefs->filled(cell) == doctest::Approx(0.5));
}

TEST_CASE("guesses change no clause, and given cells are not guessed") {
  Rng rng(22);
  const Grid<int> picture = drawn(rng, 12);
  const Nonogram puzzle = Nonogram::of_picture(picture);
  const Givens givens{{5, picture[5]}, {17, picture[17]}};
  Guessing with(true);
  Guessing without(false);
  encode(puzzle, Unknowns(with, puzzle.slots(), givens), {}, with);
  encode(puzzle, Unknowns(without, puzzle.slots(), givens), {}, without);
  CHECK(without.guesses.empty());
  REQUIRE(with.size() == without.size());
  for (std::size_t i = 0; i < with.size(); ++i) CHECK(std::ranges::equal(with[i], without[i]));
  for (const Lit guess : with.guesses) {
    CHECK(guess.variable() != 6);
    CHECK(guess.variable() != 18);
  }
}

TEST_CASE("a board without an answer, and one whose lines fit nothing, are guessed at or not") {
  for (const auto& [row, col] : {std::pair(2, 0), {1, 2}}) {
    const Nonogram puzzle{{{row}, {row}}, {Nonogram::Clue(col, 1), {1}}};
    Guessing out(true);
    encode(puzzle, Unknowns(out, puzzle.slots()), {}, out);
    CHECK(out.guesses.size() <= static_cast<std::size_t>(out.variables()));
  }
}

}  // namespace p2c::nonogram_guesses_test
