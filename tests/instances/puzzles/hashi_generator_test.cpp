// Planted boards keep the rules in any style and look as published ones do; changes to their
// answers keep the rules, too.
#include <doctest/doctest.h>

#include <cmath>

#include "instances/generator.hpp"
#include "instances/puzzles/hashi/hashi.hpp"
#include "instances/puzzles/hashi/hashi_network.hpp"
#include "tests/board_count.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

using Board = Planted<Hashi>;

Style usual() { return Style(Hashi::generator().styles); }

Style random_style(Rng& rng) {
  const std::vector<StyleItem> items = Hashi::generator().styles;
  Style style(items);
  for (const StyleItem& item : items) {
    if (chance(rng, 50)) style.set(item.name, item.least + below(rng, item.most - item.least + 1));
  }
  return style;
}

Board planted(Rng& rng, int rows, int cols, const Style& style) {
  const std::optional<Board> board = Hashi::generator().plant(rng, rows, cols, style, nullptr);
  REQUIRE(board);
  return *board;
}

bool has_islands_side_by_side(const Hashi& puzzle) {
  return std::any_of(puzzle.spans.begin(), puzzle.spans.end(), [&](const Hashi::Span& span) {
    const Hashi::Island& a = puzzle.at(span.from);
    const Hashi::Island& b = puzzle.at(span.to);
    return b.row - a.row + b.col - a.col == 1;
  });
}

// The answer keeps the rules, with all clues and without.
void check_board(const Board& board) {
  INFO(board.puzzle.print());
  CHECK(board.puzzle.check(board.answer).value_or("ok") == "ok");
  CHECK(Hashi::generator().bare(board.puzzle).check(board.answer).value_or("ok") == "ok");
  CHECK((board.puzzle.clues().size() == board.puzzle.islands.size() ||
         board.puzzle.islands.size() == 1));
}

TEST_CASE("hashi: planted answers keep the rules in any style") {
  Rng rng(1);
  int islands = 0;
  for (int i = 0; i < 400; ++i) {
    const int rows = 1 + below(rng, 20);
    const int cols = 1 + below(rng, 20);
    const Style style = random_style(rng);
    const Board board = planted(rng, rows, cols, style);
    check_board(board);
    CHECK(board.puzzle.rows == rows);
    CHECK(board.puzzle.cols == cols);
    CHECK(board.puzzle.rules == Hashi::Rules{style["max-bridges"], style["no-loops"] == 1});
    CHECK_FALSE(has_islands_side_by_side(board.puzzle));
    islands += static_cast<int>(board.puzzle.islands.size());
  }
  CHECK(islands >= least_drawn(8000));
}

TEST_CASE("hashi: the smallest boards are planted") {
  Rng rng(1);
  const auto count = [&](int rows, int cols) {
    const Board board = planted(rng, rows, cols, usual());
    check_board(board);
    return board.puzzle.islands.size();
  };
  for (int i = 0; i < 50; ++i) {
    CHECK(count(1, 1) == 1);
    CHECK(count(1, 2) == 1);
    CHECK(count(2, 2) == 1);
    CHECK(count(1, 9) >= 2);
    CHECK(count(9, 1) >= 2);
    CHECK(count(3, 3) >= 2);
  }
}

// --- mending --------------------------------------------------------------------------------

// A board the bridges of which are all single: most such boards have other answers.
Board with_single_bridges(const Board& board) {
  const Generator<Hashi> its = Hashi::generator();
  Rng rng(1);
  Answer single = board.answer;
  for (int& bridges : single) bridges = std::min(bridges, 1);
  return {its.with_clues_of(board.puzzle, single, rng, usual()), single};
}

// The next answer of a board by counting through all of them; empty when it is the only one.
Answer other_answer(const Board& board) {
  Answer answer(board.answer.size(), 0);
  while (true) {
    std::size_t i = 0;
    while (i < answer.size() && answer[i] == board.puzzle.rules.max_bridges) answer[i++] = 0;
    if (i == answer.size()) return {};
    ++answer[i];
    if (answer != board.answer && !board.puzzle.check(answer)) return answer;
  }
}

struct Mended {
  int boards = 0;  // that had several answers
  int changes = 0;
  int alone = 0;  // that came to have one
};

Mended mend_small_boards(const Style& style) {
  const Generator<Hashi> its = Hashi::generator();
  Rng rng(5);
  Mended count;
  for (int draws = 0; draws < fewer_if_sanitized(1500, 300); ++draws) {
    Board board = with_single_bridges(planted(rng, 4 + below(rng, 2), 5, style));
    if (board.answer.size() > 9) continue;
    Answer other = other_answer(board);
    if (other.empty()) continue;
    ++count.boards;
    for (int tries = 0; tries < 50 && !other.empty(); ++tries) {
      const std::optional<Board> mended = its.mend(board, other, true, rng, style, nullptr);
      if (!mended) break;
      ++count.changes;
      check_board(*mended);
      CHECK(mended->answer != board.answer);
      CHECK(its.bare(mended->puzzle) == its.bare(board.puzzle));
      board = *mended;
      other = other_answer(board);
    }
    count.alone += other.empty() ? 1 : 0;
  }
  return count;
}

TEST_CASE("hashi: mended answers keep the rules, and nearly all come to be the only one") {
  Style style = usual();
  style.set("loops", 40);
  const Mended count = mend_small_boards(style);
  MESSAGE(count.boards, " boards, ", count.changes, " changes, ", count.alone, " alone");
  CHECK(count.boards >= least_drawn(59));
  CHECK(count.alone * 100 >= count.boards * least_drawn(95));
}

// --- what boards look like ------------------------------------------------------------------

struct Figures {
  double cells = 0;
  double islands = 0;
  double joined = 0;
  double doubled = 0;
  double loops = 0;
  std::vector<double> clues = std::vector<double>(17, 0);

  double density() const { return islands / cells; }
  double doubles() const { return doubled / joined; }
  double loop_share() const { return loops / joined; }
};

Figures figures(int boards, int side, const Style& style) {
  Rng rng(11);
  Figures sum;
  for (int i = 0; i < boards; ++i) {
    const Board board = planted(rng, side, side, style);
    const HashiNetwork network(board.puzzle, board.answer);
    sum.cells += side * side;
    sum.islands += static_cast<double>(board.puzzle.islands.size());
    sum.joined += network.joined();
    sum.doubled += network.doubled();
    sum.loops += network.loops();
    for (const Hashi::Island& island : board.puzzle.islands) ++sum.clues[island.clue];
  }
  return sum;
}

// As 607 published puzzles with their answers have it on average; within a third of that. The
// shares of clues are those of 1 to 5.
TEST_CASE("hashi: the usual style looks like published puzzles") {
  if (!is_deep()) return;
  const auto near = [](double ours, double published) {
    return std::abs(ours - published) <= published / 3;
  };
  for (const int side : {9, 11, 13, 17, 25}) {
    CAPTURE(side);
    const Figures usual_ones = figures(6000 / (side * side), side, usual());
    CAPTURE(usual_ones.density());
    CHECK(near(usual_ones.density(), 0.326));
    CAPTURE(usual_ones.doubles());
    CHECK(near(usual_ones.doubles(), 0.294));
    CAPTURE(usual_ones.loop_share());
    CHECK(near(usual_ones.loop_share(), 0.084));
    const std::vector<double> published{0.175, 0.320, 0.252, 0.132, 0.070};
    for (std::size_t clue = 1; clue <= published.size(); ++clue) {
      CAPTURE(clue);
      CAPTURE(usual_ones.clues[clue] / usual_ones.islands);
      CHECK(near(usual_ones.clues[clue] / usual_ones.islands, published[clue - 1]));
    }
  }
}

TEST_CASE("hashi: a style means what it says") {
  if (!is_deep()) return;
  const auto with = [](std::string_view name, int value) {
    Style style = usual();
    style.set(name, value);
    return figures(20, 15, style);
  };
  CHECK(std::abs(with("islands", 5).density() - 0.05) < 0.015);
  CHECK(std::abs(with("islands", 15).density() - 0.15) < 0.02);
  CHECK(std::abs(with("islands", 25).density() - 0.25) < 0.02);
  CHECK(with("islands", 40).density() > 0.29);
  CHECK(with("doubles", 0).doubles() < 0.1);
  CHECK(std::abs(with("doubles", 50).doubles() - 0.5) < 0.06);
  CHECK(with("doubles", 100).doubles() == 1);
  CHECK(with("loops", 0).loop_share() < 0.02);
  CHECK(with("loops", 15).loop_share() > 0.11);
  CHECK(with("no-loops", 1).loops == 0);
  CHECK(with("max-bridges", 1).doubled == 0);
  CHECK(with("max-bridges", 4).clues[9] > 0);
}

TEST_CASE("hashi: planted boards reach all four sides") {
  Rng rng(2);
  int without = 0;
  for (int i = 0; i < 100; ++i) {
    const Hashi puzzle = planted(rng, 10, 12, usual()).puzzle;
    const auto on = [&](auto&& is_there) {
      return std::any_of(puzzle.islands.begin(), puzzle.islands.end(), is_there);
    };
    without += on([](const Hashi::Island& island) { return island.row == 0; }) ? 0 : 1;
    without += on([](const Hashi::Island& island) { return island.row == 9; }) ? 0 : 1;
    without += on([](const Hashi::Island& island) { return island.col == 0; }) ? 0 : 1;
    without += on([](const Hashi::Island& island) { return island.col == 11; }) ? 0 : 1;
  }
  CHECK(without == 0);
}

TEST_CASE("hashi: a seed gives the same planted board") {
  Rng rng(1);
  CHECK(planted(rng, 5, 6, usual()).puzzle.print() ==
        "5 6\n"
        "- 1 - 3 - 2\n"
        "4 - 3 - - -\n"
        "- - - - - 2\n"
        "- - - 1 - -\n"
        "4 - 5 - - 3\n");
}

// --- other members --------------------------------------------------------------------------

TEST_CASE("hashi: boards are transposed and mirrored") {
  const auto puzzle = puzzle_of<Hashi>("2 3\n 1 - 3\n - - 2\n no-loops\n");
  const Generator<Hashi> its = Hashi::generator();
  CHECK(its.transposed(puzzle).print() == "3 2\n1 -\n- -\n3 2\nno-loops\n");
  CHECK(its.mirrored(puzzle).print() == "2 3\n3 - 1\n2 - -\nno-loops\n");
  Rng rng(3);
  for (int i = 0; i < 50; ++i) {
    const int rows = 1 + below(rng, 12);
    const int cols = 1 + below(rng, 12);
    const Style style = random_style(rng);
    const Hashi board = planted(rng, rows, cols, style).puzzle;
    CHECK(its.transposed(its.transposed(board)) == board);
    CHECK(its.mirrored(its.mirrored(board)) == board);
  }
}

TEST_CASE("hashi: an island without its number is still there") {
  const auto puzzle = puzzle_of<Hashi>("1 5\n 1 - ? - 1\n");
  CHECK(puzzle.clues() == std::vector<int>{0, 2});
  CHECK(puzzle.without({2}).print() == "1 5\n1 - ? - ?\n");
  CHECK(puzzle.without({}) == puzzle);
  CHECK(puzzle.without({0, 2}).clues().empty());
}

}  // namespace
}  // namespace p2c
