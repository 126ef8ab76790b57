// Rooms for new Heyawake: drawn, cut, joined; and what the generator says of boards.
#include <doctest/doctest.h>

#include <set>

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/heyawake/heyawake_rooms.hpp"
#include "tests/board_count.hpp"

namespace p2c {
namespace {

std::vector<std::vector<int>> cells_of_rooms(const Grid<int>& rooms) {
  const Heyawake puzzle = Heyawake::of_rooms(rooms);
  std::vector<std::vector<int>> cells(puzzle.clue.size());
  for (int i = 0; i < puzzle.room.size(); ++i) cells[puzzle.room[i]].push_back(i);
  return cells;
}

bool is_rectangle(const Grid<int>& rooms, const std::vector<int>& cells) {
  std::set<int> rows;
  std::set<int> cols;
  for (const int i : cells) {
    rows.insert(i / rooms.cols);
    cols.insert(i % rooms.cols);
  }
  return rows.size() * cols.size() == cells.size();
}

// Which cells are in one room, whatever its number.
Grid<int> partition(const Grid<int>& rooms) { return Heyawake::of_rooms(rooms).room; }

Grid<int> turned(const Grid<int>& rooms) {
  Grid<int> other = rooms;
  std::reverse(other.cells.begin(), other.cells.end());
  return other;
}

TEST_CASE("heyawake rooms: rectangles of about the wanted size") {
  for (const int mean : {2, 6, 12}) {
    Rng rng(1);
    std::size_t rooms = 0;
    for (int i = 0; i < 50; ++i) {
      const Grid<int> drawn = random_rooms(rng, 20, 17, {mean, false, false});
      for (const auto& cells : cells_of_rooms(drawn)) {
        CHECK(is_rectangle(drawn, cells));
        ++rooms;
      }
    }
    const double size = 50.0 * 20 * 17 / static_cast<double>(rooms);
    CAPTURE(size);
    if (!is_deep()) continue;
    CHECK(size > 0.7 * mean);
    CHECK(size < 1.4 * mean);
  }
}

// Shows the rooms after each step.
template <class Look>
void join_at_random(const Grid<int>& rooms, const RoomStyle& style, Rng& rng, Look look) {
  RoomLayout layout(rooms, Answer(rooms.cells.size(), 1));
  while (true) {
    const std::vector<RoomPair> pairs = layout.joinable(style);
    if (pairs.empty()) return;
    layout.join(pairs[below(rng, static_cast<int>(pairs.size()))], style.symmetric);
    Grid<int> joined = layout.rooms();
    for (const int room : joined.cells) REQUIRE(layout.cells(room) == layout.shaded()[room]);
    number_from_zero(joined);
    look(joined);
  }
}

TEST_CASE("heyawake rooms: symmetric ones stay so when they are cut and joined") {
  Rng rng(1);
  int cuts = 0;
  for (int i = 0; i < 100; ++i) {
    const int rows = 2 + below(rng, 8);
    const int cols = 2 + below(rng, 8);
    const RoomStyle style{2 + below(rng, 6), chance(rng, 50), true};
    Grid<int> rooms = random_rooms(rng, rows, cols, style);
    CHECK(partition(turned(rooms)) == partition(rooms));
    join_at_random(rooms, style, rng, [&](const Grid<int>& joined) {
      CHECK(partition(turned(joined)) == partition(joined));
      CHECK(cells_of_rooms(joined).size() < cells_of_rooms(rooms).size());
      rooms = joined;
    });
    Answer a;
    Answer b;
    for (int k = 0; k < rows * cols; ++k) a.push_back(below(rng, 2));
    for (int k = 0; k < rows * cols; ++k) b.push_back(below(rng, 2));
    for (const Grid<int>& cut : cuts_between(partition(rooms), a, b, true, rng)) {
      CHECK(partition(turned(cut)) == partition(cut));
      ++cuts;
    }
  }
  CHECK(cuts >= least_drawn(500));
}

// Of each room the number of ones.
std::vector<int> counts(const Grid<int>& rooms, const Answer& answer) {
  std::vector<int> sums;
  for (const auto& cells : cells_of_rooms(rooms)) {
    sums.push_back(0);
    for (const int i : cells) sums.back() += answer[i];
  }
  return sums;
}

TEST_CASE("heyawake rooms: a cut tells two shadings apart that had the same numbers") {
  Rng rng(1);
  int cuts = 0;
  for (int i = 0; i < 300; ++i) {
    const Grid<int> rooms = partition(random_rooms(rng, 6, 6, {8, false, false}));
    Answer a;
    for (int k = 0; k < 36; ++k) a.push_back(below(rng, 2));
    Answer b = a;
    for (const auto& cells : cells_of_rooms(rooms)) {  // the same numbers, in other cells
      std::swap(b[cells.front()], b[cells.back()]);
    }
    REQUIRE(counts(rooms, a) == counts(rooms, b));
    for (const Grid<int>& cut : cuts_between(rooms, a, b, false, rng)) {
      CHECK(cells_of_rooms(cut).size() == cells_of_rooms(rooms).size() + 1);
      CHECK(counts(cut, a) != counts(cut, b));
      ++cuts;
    }
  }
  CHECK(cuts >= least_drawn(1000));
}

TEST_CASE("heyawake rooms: joined ones are as large as is wanted") {
  Rng rng(1);
  for (int i = 0; i < 50; ++i) {
    const RoomStyle style{6, chance(rng, 50), false};
    Grid<int> rooms = random_rooms(rng, 12, 12, {2, false, false});
    join_at_random(rooms, style, rng, [&](const Grid<int>& joined) { rooms = joined; });
    int other_shapes = 0;
    for (const auto& cells : cells_of_rooms(rooms)) {
      CHECK(cells.size() <= 15);
      if (!is_rectangle(rooms, cells)) ++other_shapes;
    }
    CHECK((other_shapes > 0) == style.any_shape);
  }
}

TEST_CASE("heyawake generator: clues are those of the answer, on the same rooms") {
  const Generator<Heyawake> generator = Heyawake::generator();
  const Style style(generator.styles);
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const int rows = 1 + below(rng, 12);
    const auto planted = generator.plant(rng, rows, 1 + below(rng, 12), style, nullptr);
    REQUIRE(planted);
    const Heyawake bare = generator.bare(planted->puzzle);
    CHECK(bare.clues().empty());
    CHECK(bare.room == planted->puzzle.room);
    const Heyawake clued = generator.with_clues_of(bare, planted->answer, rng, style);
    CHECK(clued == planted->puzzle);
    CHECK(clued.clues().size() == clued.clue.size());
    CHECK(generator.base(clued).clue == std::vector<int>{Heyawake::kNoClue});
  }
}

TEST_CASE("heyawake generator: a mended board keeps its answer where a room is cut") {
  const Generator<Heyawake> generator = Heyawake::generator();
  const Style style(generator.styles);
  Rng rng(1);
  Heyawake one_room = Heyawake::of_rooms(Grid<int>(3, 3, 0));
  one_room.clue[0] = 1;
  const Answer first{1, 0, 0, 0, 0, 0, 0, 0, 0};
  const Answer last{0, 0, 0, 0, 0, 0, 0, 0, 1};
  REQUIRE_FALSE(one_room.check(first));
  const auto mended = generator.mend({one_room, first}, last, false, rng, style, nullptr);
  REQUIRE(mended);
  CHECK(mended->answer == first);
  CHECK_FALSE(mended->puzzle.check(first));
  CHECK(mended->puzzle.check(last));
  const auto fixed = generator.mend({one_room, first}, last, true, rng, style, nullptr);
  REQUIRE(fixed);
  CHECK(fixed->puzzle.room == one_room.room);
}

TEST_CASE("heyawake generator: symmetric boards, lines inside rooms included") {
  const Generator<Heyawake> generator = Heyawake::generator();
  Rng rng(1);
  int with_lines = 0;
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 7);
    const Heyawake puzzle = Heyawake::random(rng, rows, 1 + below(rng, 7));
    if (!puzzle.lines.empty()) ++with_lines;
    CHECK(generator.transposed(generator.transposed(puzzle)) == puzzle);
    CHECK(generator.mirrored(generator.mirrored(puzzle)) == puzzle);
    Grid<int> shaded(puzzle.rows(), puzzle.cols());
    for (int& cell : shaded.cells) cell = chance(rng, 20) ? 1 : 0;
    const bool broken = puzzle.check(shaded.cells).has_value();
    CHECK(generator.transposed(puzzle).check(transposed(shaded).cells).has_value() == broken);
    CHECK(generator.mirrored(puzzle).check(mirrored(shaded).cells).has_value() == broken);
  }
  CHECK(with_lines >= least_drawn(50));
}

TEST_CASE("heyawake generator: equal numbers give equal boards, whatever the compiler") {
  const Generator<Heyawake> generator = Heyawake::generator();
  Rng rng(7);
  const auto planted = generator.plant(rng, 4, 5, Style(generator.styles), nullptr);
  REQUIRE(planted);
  CHECK(planted->puzzle.print() ==
        "4 5\n"
        "1 0 - 1 -\n"
        "- 2 - - -\n"
        "1 - - - -\n"
        "- - - - -\n"
        "1 2 2 3 3\n"
        "1 4 4 4 4\n"
        "5 4 4 4 4\n"
        "5 4 4 4 4\n");
}

}  // namespace
}  // namespace p2c
