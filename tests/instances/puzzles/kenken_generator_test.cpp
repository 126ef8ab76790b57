// How KenKens are made: answers that fit, changes that exclude another answer, styles as they say.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "instances/puzzles/kenken/kenken.hpp"
#include "instances/puzzles/kenken/kenken_clues.hpp"
#include "instances/puzzles/kenken/kenken_shapes.hpp"
#include "instances/puzzles/kenken/kenken_squares.hpp"
#include "instances/style_words.hpp"
#include "tests/board_count.hpp"

namespace p2c {
namespace {

using Operation = KenKen::Operation;

struct Maker {
  Generator<KenKen> generator = KenKen::generator();
  Style style{generator.styles};

  Planted<KenKen> plant(Rng& rng, int n) const {
    return *generator.plant(rng, n, n, style, nullptr);
  }
};

// The puzzle as its text, read again: each cell has a cage in one piece with one clue.
bool is_readable(const KenKen& puzzle) {
  const std::string text = puzzle.print();
  TextReader in(text, "test");
  return KenKen::parse(in) == puzzle;
}

int count_cages(const KenKen& puzzle, bool (*is_such)(const KenKen::Cage&)) {
  return static_cast<int>(std::count_if(puzzle.cages.begin(), puzzle.cages.end(), is_such));
}

bool is_pair(const KenKen::Cage& cage) { return cage.cells.size() == 2; }

TEST_CASE("planted KenKens have their answer and can be read, at every size and in every style") {
  Maker maker;
  for (const StyleItem& item : maker.generator.styles) {
    for (const int value : {item.least, item.usual, item.most}) {
      maker.style = Style(maker.generator.styles);
      maker.style.set(item.name, value);
      for (const int n : {1, 2, 3, 5, 9, 32}) {
        Rng rng(static_cast<Rng::result_type>(n));
        const Planted<KenKen> planted = maker.plant(rng, n);
        CAPTURE(planted.puzzle.print());
        CHECK(planted.puzzle.n == n);
        CHECK_FALSE(planted.puzzle.check(planted.answer));
        CHECK(is_readable(planted.puzzle));
      }
    }
  }
}

TEST_CASE("a KenKen takes the smaller side, and at most the largest size") {
  const Maker maker;
  Rng rng(1);
  CHECK(maker.generator.plant(rng, 1, 7, maker.style, nullptr)->puzzle.n == 1);
  CHECK(maker.generator.plant(rng, 5, 4, maker.style, nullptr)->puzzle.n == 4);
  CHECK(maker.generator.plant(rng, 40, 50, maker.style, nullptr)->puzzle.n == KenKen::kMaxSize);
}

// Published puzzles: mean 2.17; 12 % of one cell, 62 % of two, 23 % of three; of the pairs 32 %
// add, 31 % subtract, 21 % multiply and 16 % divide.
TEST_CASE("cages are about as large as in published puzzles, with the same operations") {
  if (!is_deep()) return;
  const Maker maker;
  std::map<std::size_t, int> sizes;
  std::map<Operation, int> operations;
  int cages = 0;
  int pairs = 0;
  for (int seed = 0; seed < 200; ++seed) {
    Rng rng(static_cast<Rng::result_type>(seed));
    for (const KenKen::Cage& cage : maker.plant(rng, 5 + seed % 5).puzzle.cages) {
      ++cages;
      ++sizes[cage.cells.size()];
      if (!is_pair(cage)) continue;
      ++pairs;
      ++operations[cage.operation];
    }
  }
  CHECK(sizes.rbegin()->first == 4);
  CHECK(sizes[1] == doctest::Approx(0.12 * cages).epsilon(0.33));
  CHECK(sizes[2] == doctest::Approx(0.62 * cages).epsilon(0.33));
  CHECK(sizes[3] == doctest::Approx(0.23 * cages).epsilon(0.33));
  CHECK(operations[Operation::kAdd] == doctest::Approx(0.32 * pairs).epsilon(0.33));
  CHECK(operations[Operation::kSubtract] == doctest::Approx(0.31 * pairs).epsilon(0.33));
  CHECK(operations[Operation::kMultiply] == doctest::Approx(0.21 * pairs).epsilon(0.33));
  CHECK(operations[Operation::kDivide] == doctest::Approx(0.16 * pairs).epsilon(0.33));
}

TEST_CASE("the styles of cages: even sizes and large ones") {
  Rng rng(3);
  std::map<std::size_t, int> even;
  std::map<std::size_t, int> large;
  for (int board = 0; board < 20; ++board) {
    for (const CageCells& cells : random_cages(rng, 12, {3, CageSizes::kEven}))
      ++even[cells.size()];
    for (const CageCells& cells : random_cages(rng, 12, {6, CageSizes::kLarge})) {
      ++large[cells.size()];
    }
  }
  CHECK(even.rbegin()->first == 3);
  for (std::size_t cells = 1; cells <= 3; ++cells) CHECK(even[cells] >= least_drawn(200));
  CHECK(large.rbegin()->first == 6);
  CHECK(6 * large[6] > 20 * 144 / 2);
}

TEST_CASE("the styles of clues: operations and hidden ones") {
  Maker maker;
  const auto is_difference = [](const KenKen::Cage& cage) {
    return cage.operation == Operation::kSubtract || cage.operation == Operation::kDivide;
  };
  const auto is_hidden = [](const KenKen::Cage& cage) { return cage.operation == Operation::kAny; };
  const auto has_several = [](const KenKen::Cage& cage) { return cage.cells.size() > 1; };
  Rng rng(5);
  maker.style.set("operations", 2);  // + and *
  CHECK(count_cages(maker.plant(rng, 20).puzzle, is_difference) == 0);
  maker.style.set("hidden-operators", 30);
  const KenKen some = maker.plant(rng, 32).puzzle;
  CHECK(count_cages(some, is_hidden) ==
        doctest::Approx(0.3 * count_cages(some, has_several)).epsilon(0.2));
  maker.style.set("hidden-operators", 100);
  const KenKen all = maker.plant(rng, 20).puzzle;
  CHECK(count_cages(all, is_hidden) == count_cages(all, has_several));
}

TEST_CASE("all Latin squares of side 4 are met about equally often, and few of them are cyclic") {
  std::map<Answer, int> any;
  std::set<Answer> cyclic;
  Rng rng(7);
  constexpr int kEach = 20;
  constexpr int kSquares = 576;
  for (int i = 0; i < kEach * kSquares; ++i) {
    ++any[random_square(rng, 4)];
    cyclic.insert(cyclic_square(rng, 4));
  }
  CHECK(any.size() == kSquares);
  CHECK(cyclic.size() == 432);
  double deviation = 0;
  for (const auto& [square, count] : any) deviation += (count - kEach) * (count - kEach) / 20.0;
  CHECK(deviation < 750);  // chi square with 575 degrees of freedom: 575 with a spread of 34
}

TEST_CASE("a nearby square is another one, with many cells the same") {
  Rng rng(11);
  for (int tries = 0; tries < 50; ++tries) {
    const Answer square = random_square(rng, 8);
    const Answer near = nearby_square(rng, 8, square);
    int same = 0;
    for (std::size_t i = 0; i < square.size(); ++i) same += square[i] == near[i] ? 1 : 0;
    CHECK(same < 64);
    CHECK_FALSE(KenKen{8, {}}.check(near));
  }
  CHECK(nearby_square(rng, 1, {1}) == Answer{1});
}

TEST_CASE("clues of another square: cages stay, and operations where they can") {
  Maker maker;
  maker.style.set("hidden-operators", 20);
  for (int seed = 0; seed < 50; ++seed) {
    Rng rng(static_cast<Rng::result_type>(seed));
    const KenKen puzzle = maker.plant(rng, 6).puzzle;
    const Answer square = random_square(rng, 6);
    const KenKen other = maker.generator.with_clues_of(puzzle, square, rng, maker.style);
    CHECK_FALSE(other.check(square));
    REQUIRE(other.cages.size() == puzzle.cages.size());
    for (std::size_t i = 0; i < puzzle.cages.size(); ++i) {
      CHECK(other.cages[i].cells == puzzle.cages[i].cells);
      if (puzzle.cages[i].operation == Operation::kDivide) continue;
      CHECK(other.cages[i].operation == puzzle.cages[i].operation);
    }
  }
}

TEST_CASE("mending excludes the other answer, with or without new cages") {
  Maker maker;
  int met = 0;
  for (int seed = 0; seed < 2000; ++seed) {
    maker.style = Style(maker.generator.styles);
    maker.style.set("hidden-operators", seed % 3 * 50);
    Rng rng(static_cast<Rng::result_type>(seed));
    Planted<KenKen> planted = maker.plant(rng, 5);
    const Answer other = nearby_square(rng, 5, planted.answer);
    if (planted.puzzle.check(other)) continue;
    ++met;
    const auto mended = maker.generator.mend(planted, other, false, rng, maker.style, nullptr);
    REQUIRE(mended);
    CHECK(mended->answer == planted.answer);
    CHECK_FALSE(mended->puzzle.check(planted.answer));
    CHECK(mended->puzzle.check(other));
    CHECK(is_readable(mended->puzzle));
    const auto fixed = maker.generator.mend(planted, other, true, rng, maker.style, nullptr);
    REQUIRE(fixed);
    CHECK_FALSE(fixed->puzzle.check(fixed->answer));
    REQUIRE(fixed->puzzle.cages.size() == planted.puzzle.cages.size());
    for (std::size_t i = 0; i < planted.puzzle.cages.size(); ++i) {
      CHECK(fixed->puzzle.cages[i].cells == planted.puzzle.cages[i].cells);
    }
  }
  CHECK(met >= least_drawn(9));
}

TEST_CASE("operations can be left out, and the answer stays") {
  const Maker maker;
  Rng rng(13);
  const Planted<KenKen> planted = maker.plant(rng, 7);
  const std::vector<int> clues = planted.puzzle.clues();
  CHECK(static_cast<int>(clues.size()) ==
        count_cages(planted.puzzle, [](const auto& cage) { return cage.cells.size() > 1; }));
  CHECK(std::is_sorted(clues.begin(), clues.end()));
  CHECK(planted.puzzle.without({}) == planted.puzzle);
  const KenKen less = planted.puzzle.without({clues[0], clues[2]});
  CHECK_FALSE(less.check(planted.answer));
  std::vector<int> left = clues;
  left.erase(left.begin() + 2);
  left.erase(left.begin());
  CHECK(less.clues() == left);
  CHECK(planted.puzzle.without(clues).clues().empty());
}

TEST_CASE("a KenKen exchanged or mirrored twice is the same, and its answer goes with it") {
  const Maker maker;
  for (const int n : {1, 2, 6}) {
    Rng rng(17);
    const auto [puzzle, answer] = maker.plant(rng, n);
    Grid<int> digits(n, n);
    digits.cells = answer;
    const KenKen transposed_once = maker.generator.transposed(puzzle);
    CHECK_FALSE(transposed_once.check(transposed(digits).cells));
    CHECK(is_readable(transposed_once));
    CHECK(maker.generator.transposed(transposed_once) == puzzle);
    Grid<int> mirrored = digits;
    for (int i = 0; i < n * n; ++i) mirrored(i / n, n - 1 - i % n) = digits[i];
    const KenKen mirrored_once = maker.generator.mirrored(puzzle);
    CHECK_FALSE(mirrored_once.check(mirrored.cells));
    CHECK(is_readable(mirrored_once));
    CHECK(maker.generator.mirrored(mirrored_once) == puzzle);
  }
}

TEST_CASE("equal seeds give equal KenKens with every compiler") {
  const Maker maker;
  Rng rng(2026);
  CHECK(maker.plant(rng, 4).puzzle.print() ==
        "4 4\n5+ 3- 12* .\n. . . 7+\n1- . 2 .\n6+ . . .\n"
        "1 2 3 3\n1 2 3 4\n5 5 6 4\n7 7 7 4\n");
}

TEST_CASE("each operation alone: cages that it does not fit are cells of their own") {
  Maker maker;
  for (const std::string_view sign : {"+", "*", "-", "/"}) {
    CAPTURE(sign);
    const StyleItem& item = *find_style_item(maker.generator.styles, "operations");
    maker.style.set("operations", style_value(item, sign, "--operations"));
    int cages = 0;
    Rng rng(5);
    for (const int n : {1, 2, 5, 9}) {
      const Planted<KenKen> planted = maker.plant(rng, n);
      CHECK_FALSE(planted.puzzle.check(planted.answer));
      CHECK(is_readable(planted.puzzle));
      for (const KenKen::Cage& cage : planted.puzzle.cages) {
        if (cage.cells.size() == 1) continue;
        ++cages;
        CHECK(static_cast<char>(cage.operation) == sign[0]);
        if (sign == "-" || sign == "/") CHECK(is_pair(cage));
      }
    }
    CHECK(cages > 10);
  }
}

}  // namespace
}  // namespace p2c
