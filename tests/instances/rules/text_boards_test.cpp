// What is given on a board, from the rules of a text and an answer alone.
#include <doctest/doctest.h>

#include <algorithm>

#include "instances/kinds/kind_of_rules.hpp"
#include "instances/rules/boards/drawn_numbers.hpp"
#include "instances/rules/boards/grown_for_answer.hpp"
#include "instances/rules/boards/mended_board.hpp"
#include "instances/rules/boards/named_givens.hpp"
#include "instances/rules/meaning/meaning.hpp"
#include "instances/rules/reader/rule_reader.hpp"

namespace p2c {
namespace {

using TextPtr = std::shared_ptr<const RuleText>;

const std::string kSight =
    "rules 1\npuzzle sight \"s\"\ngiven clue: number 1.. on cells, clues, \"n\"\n"
    "answer shaded: shading on cells\n";
const std::string kLamps =
    "rules 1\npuzzle lamps \"l\"\ngiven wall: number 0..4 on cells, walls, \"n\"\n"
    "answer lamp: disc on cells without wall\n"
    "rule beside \"b\": each c in cells with number wall: lamp in neighbours of c = wall of c\n"
    "rule lit \"l\": each c in cells without wall:\n"
    "  lamp in seen from c through cells without wall >= 1\n";
const std::string kTwice =
    "rules 1\npuzzle twice \"t\"\ngiven digit: number 1.. on all cells, digits, \"n\"\n"
    "answer shaded: shading on cells\n"
    "rule twice \"t\": each l in lines, a in l with number digit, b in l with number digit\n"
    "  where (a before b and digit of a = digit of b): a is shaded or b is shaded\n";
const std::string kTwo =
    "rules 1\npuzzle two \"t\"\ngiven room: regions on all cells, rooms\n"
    "answer shaded: shading on cells\n"
    "rule two \"t\": each r in room: shaded in r = 2\n"
    "rule pair \"p\": each c in cells: c is shaded implies shaded in neighbours of c = 1\n";

TextPtr text_of(const std::string& text) {
  return std::make_shared<const RuleText>(read_rules(text, "f"));
}

Grid<int> clues_in(const BoardData& board) { return board.part<Grid<int>>(0); }

BoardData blank(int rows, int cols) { return {rows, cols, {Grid<int>(rows, cols, kNoClue)}}; }

bool keeps(const TextPtr& text, const BoardData& board, const Answer& answer) {
  return !RulesOnBoard(text, board).check(answer);
}

}  // namespace

TEST_CASE("text boards: where rules name what is given") {
  const TextPtr lamps = text_of(kLamps);
  const Naming beside = naming_of(lamps->rules[0], 0);
  CHECK(beside.is_named);
  CHECK_FALSE(beside.anywhere);
  CHECK(beside.is_equal);
  CHECK(beside.variables == std::vector<int>{0});
  const Naming lit = naming_of(lamps->rules[1], 0);
  CHECK(lit.anywhere);
  CHECK_FALSE(lit.is_equal);
  CHECK(neither_comes_nor_goes(*lamps, 0));
  const TextPtr twice = text_of(kTwice);
  const Naming pairs = naming_of(twice->rules[0], 0);
  CHECK(pairs.variables == std::vector<int>{1, 2});
  CHECK_FALSE(pairs.anywhere);
  CHECK_FALSE(pairs.is_equal);
  CHECK_FALSE(neither_comes_nor_goes(*twice, 0));
  const TextPtr two = text_of(kTwo);
  CHECK(has_regions(*two));
  CHECK(naming_of(two->rules[0], 0).is_named);
  CHECK_FALSE(naming_of(two->rules[1], 0).is_named);
  CHECK(without_region_rules(*two).rules.size() == 1);
}

TEST_CASE("text boards: a number that a rule equates is that of the answer, and others fit") {
  const TextPtr sight = text_of(kSight +
                                "rule free \"f\": all c in cells with clue: c is not shaded\n"
                                "rule sight \"s\": each c in cells with number clue:\n"
                                "  size of seen from c through not shaded = clue of c\n");
  const Answer answer{0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0};  // 3 x 4
  DrawnNumbers numbers(sight, blank(3, 4), answer);
  Rng rng(1);
  numbers.draw_all(rng);
  const int n = kNoClue;
  CHECK(clues_in(numbers.data()).cells == std::vector<int>{4, 2, n, 3, 3, n, 2, 4, 4, 2, n, 3});
  CHECK(numbers.fitting(0, 0) == std::vector<int>{4});
  CHECK(numbers.fitting(0, 2).empty());

  const TextPtr least = text_of(kSight +
                                "rule least \"l\": each c in cells with number clue:\n"
                                "  shaded in neighbours of c >= clue of c\n");
  CHECK(DrawnNumbers(least, blank(3, 4), answer).fitting(0, 1) == std::vector<int>{1, 2});
}

TEST_CASE("text boards: a clue that shapes the board comes to no other cell") {
  const TextPtr lamps = text_of(kLamps);
  BoardData board = blank(2, 3);
  std::get<Grid<int>>(board.parts[0]).cells = {kNoClue, kUnknownClue, kNoClue,
                                               kNoClue, kNoClue,      kNoClue};
  DrawnNumbers numbers(lamps, board, {1, 0, 0, 0, 1});
  Rng rng(1);
  numbers.draw_all(rng);
  CHECK(clues_in(numbers.data()).cells == std::vector<int>{-1, 1, -1, -1, -1, -1});
}

TEST_CASE("text boards: numbers in all cells are drawn again until none is missing") {
  const TextPtr twice = text_of(kTwice);
  for (int seed = 0; seed < 20; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    Answer answer(36, 0);
    for (int cell = 0; cell < 36; cell += 5) answer[cell] = 1;
    DrawnNumbers numbers(twice, blank(6, 6), answer);
    numbers.draw_all(rng);
    const Grid<int> digits = clues_in(numbers.data());
    CAPTURE(seed);
    CHECK(std::count(digits.cells.begin(), digits.cells.end(), kNoClue) == 0);
    CHECK(*std::max_element(digits.cells.begin(), digits.cells.end()) == 6);
    CHECK(keeps(twice, numbers.data(), answer));
  }
}

TEST_CASE("text boards: regions are grown for an answer, and lose another one") {
  const TextPtr two = text_of(kTwo);
  const Answer answer{1, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 0};
  const Answer other{1, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 0};
  BoardData board{4, 4, {CutBoard{Grid<int>(4, 4, 0)}}};
  RegionCosts costs(two, 0, board, answer);
  CHECK_FALSE(costs.has_rest());
  CHECK(costs.of_region({0}) == 1);
  CHECK(costs.of_region({2}) == 2);
  CHECK(costs.of_region({0, 1, 3, 7}) == 2);
  int moved = 0;
  for (int seed = 0; seed < 20; ++seed) {
    CAPTURE(seed);
    Rng rng(static_cast<std::uint64_t>(seed));
    const auto ids = regions_for_answer(costs, 4, 4, 4, rng, nullptr);
    REQUIRE(ids);
    CHECK(count_of_regions(*ids) == 3);
    board.parts[0] = CutBoard{*ids};
    CHECK(keeps(two, board, answer));
    if (!keeps(two, board, other)) continue;
    const auto mended = with_cell_moved(two, {board, answer}, other, rng, nullptr);
    if (!mended) continue;
    ++moved;
    CHECK(keeps(two, *mended, answer));
    CHECK_FALSE(keeps(two, *mended, other));
  }
  CHECK(moved > 2);
}

TEST_CASE("text boards: another number loses another answer") {
  const TextPtr twice = text_of(kTwice);
  const Answer answer{1, 0, 0, 0};
  const Answer other{0, 1, 0, 0};
  const BoardData board{2, 2, {Grid<int>(2, 2)}};
  BoardData alike = board;
  std::get<Grid<int>>(alike.parts[0]).cells = {1, 1, 2, 3};
  CHECK(keeps(twice, alike, answer));
  CHECK(keeps(twice, alike, other));
  Rng rng(1);
  const auto changed = with_number_changed(twice, {alike, answer}, other, rng, nullptr);
  REQUIRE(changed);
  CHECK(keeps(twice, *changed, answer));
  CHECK_FALSE(keeps(twice, *changed, other));
}

TEST_CASE("text boards: without one cell a region is in one piece") {
  Grid<int> ids(2, 3);
  ids.cells = {0, 0, 0, 1, 0, 2};
  CHECK(may_leave(ids, 0));
  CHECK_FALSE(may_leave(ids, 1));
  CHECK_FALSE(may_leave(ids, 3));
}

}  // namespace p2c
