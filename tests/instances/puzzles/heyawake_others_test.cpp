// Other answers by the rules alone are those of brute force; what is shaded and joined for new
// boards keeps the rules.
#include "instances/puzzles/heyawake/heyawake_others.hpp"

#include <doctest/doctest.h>

#include "instances/puzzles/heyawake/heyawake.hpp"
#include "instances/puzzles/heyawake/heyawake_joins.hpp"
#include "instances/puzzles/heyawake/heyawake_shading.hpp"
#include "tests/board_count.hpp"
#include "tests/counting_stop.hpp"

namespace p2c {
namespace {

constexpr int kAnyNumber = 1'000'000;

// Of at most 12 cells, also in one line.
Heyawake next_board(Rng& rng) {
  const int rows = 1 + below(rng, 4);
  Grid<int> ids(rows, 1 + below(rng, 12 / rows));
  for (int i = 0; i < ids.size(); ++i) {
    ids[i] = i;
    if (i % ids.cols > 0 && chance(rng, 45)) {
      ids[i] = ids[i - 1];
    } else if (i >= ids.cols && chance(rng, 45)) {
      ids[i] = ids[i - ids.cols];
    }
  }
  Heyawake board = Heyawake::of_rooms(ids);
  for (int& clue : board.clue) {
    if (chance(rng, 40)) clue = below(rng, 3);
  }
  return board;
}

std::vector<Answer> answers_of(const Heyawake& board) {
  std::vector<Answer> answers;
  const int cells = board.room.size();
  for (unsigned values = 0; values < 1U << static_cast<unsigned>(cells); ++values) {
    Answer answer;
    for (int i = 0; i < cells; ++i) answer.push_back(static_cast<int>(values >> unsigned(i) & 1U));
    if (!board.check(answer)) answers.push_back(answer);
  }
  return answers;
}

std::vector<CellValue> any_change(const Answer& answer) {
  std::vector<CellValue> changes;
  for (int i = 0; i < static_cast<int>(answer.size()); ++i) changes.push_back({i, 1 - answer[i]});
  return changes;
}

TEST_CASE("heyawake: the search by rules asks for a stop as it is set up and begins") {
  const CountingStop stop;
  OtherShading others(100, 100, &stop);
  const int set_up = stop.polls();
  CHECK(set_up >= 15);  // of 19,800 pairs of cells
  const Grid<int> one_room(100, 100, 0);
  others.mend(one_room, Answer(10'000, 0), 1);
  CHECK(stop.polls() >= set_up + 9);  // of 10,000 cells
}

TEST_CASE("heyawake by rules: there is another answer exactly where brute force finds one") {
  Rng rng(1);
  int only = 0;
  int several = 0;
  for (int i = 0; i < fewer_if_sanitized(1500, 300); ++i) {
    const Heyawake board = next_board(rng);
    INFO(board.print());
    const std::vector<Answer> answers = answers_of(board);
    OtherShading others(board.rows(), board.cols());
    for (std::size_t k = 0; k < std::min<std::size_t>(3, answers.size()); ++k) {
      const Answer& answer = answers[k];
      const SearchEnd end =
          others.look(board.room, board.clue, answer, any_change(answer), kAnyNumber);
      REQUIRE(end == (answers.size() > 1 ? SearchEnd::kFound : SearchEnd::kNone));
      ++(answers.size() > 1 ? several : only);
      if (answers.size() == 1) continue;
      CHECK(others.found() != answer);
      CHECK_FALSE(board.check(others.found()));
    }
  }
  CHECK(only >= least_drawn(150));
  CHECK(several >= least_drawn(1000));
}

TEST_CASE("heyawake by rules: an answer with a certain cell, or none") {
  Rng rng(2);
  int found = 0;
  int none = 0;
  for (int i = 0; i < 500; ++i) {
    const Heyawake board = next_board(rng);
    INFO(board.print());
    const std::vector<Answer> answers = answers_of(board);
    if (answers.empty()) continue;
    const CellValue wanted{below(rng, board.room.size()), below(rng, 2)};
    const bool there = std::any_of(answers.begin(), answers.end(), [&](const Answer& answer) {
      return answer[wanted.cell] == wanted.value;
    });
    OtherShading others(board.rows(), board.cols());
    const std::vector<CellValue> one{wanted};
    const SearchEnd end = others.look(board.room, board.clue, answers[0], one, kAnyNumber);
    REQUIRE(end == (there ? SearchEnd::kFound : SearchEnd::kNone));
    if (there) CHECK(others.found()[wanted.cell] == wanted.value);
    ++(there ? found : none);
  }
  CHECK(found >= least_drawn(100));
  CHECK(none >= least_drawn(50));
}

TEST_CASE("heyawake by rules: what takes too many contradictions is unknown") {
  const Heyawake board = Heyawake::of_rooms(Grid<int>(9, 9, 0));
  std::vector<int> clue{27};  // the most possible
  OtherShading others(9, 9);
  const Answer bare(81, 0);
  CHECK(others.look(board.room, clue, bare, any_change(bare), 10) == SearchEnd::kUnknown);
  clue[0] = 42;
  CHECK(others.look(board.room, clue, bare, any_change(bare), 10) == SearchEnd::kNone);
}

TEST_CASE("heyawake shadings: dense ones touch nowhere and cut nothing, and are mended") {
  Rng rng(1);
  std::size_t shaded = 0;
  std::size_t cells = 0;
  for (int i = 0; i < 200; ++i) {
    const int rows = 1 + below(rng, 15);
    const Grid<int> rooms = random_rooms(rng, rows, 1 + below(rng, 15), {3, false, false});
    Grid<int> answer = rooms;
    answer.cells = dense_shading(rooms, rng);
    const Heyawake one_room = Heyawake::of_rooms(Grid<int>(rooms.rows, rooms.cols, 0));
    REQUIRE_FALSE(one_room.check(answer.cells));
    OtherShading others(rooms.rows, rooms.cols);
    if (others.mend(rooms, answer.cells, kAnyNumber) == SearchEnd::kFound) {
      CHECK_FALSE(Heyawake::of_rooms(rooms).check(others.found()));
    } else {
      CHECK(std::min(rooms.rows, rooms.cols) < 4);
    }
    const int some = below(rng, rooms.size());
    const Answer again = shaded_otherwise(answer, {some}, rng);
    CHECK_FALSE(one_room.check(again));
    for (int k = 0; k < rooms.size(); ++k) CHECK((k == some || again[k] == answer[k]));
    if (std::min(rooms.rows, rooms.cols) < 5) continue;
    shaded += static_cast<std::size_t>(std::count(answer.cells.begin(), answer.cells.end(), 1));
    cells += answer.cells.size();
  }
  CHECK(100 * shaded > 25 * cells);
}

Heyawake with_numbers(Grid<int> rooms, const Answer& answer) {
  number_from_zero(rooms);
  Heyawake board = Heyawake::of_rooms(rooms);
  std::fill(board.clue.begin(), board.clue.end(), 0);
  for (int i = 0; i < rooms.size(); ++i) board.clue[board.room[i]] += answer[i];
  return board;
}

bool has_one_answer(const Heyawake& board, const Answer& answer) {
  OtherShading others(board.rows(), board.cols());
  return others.look(board.room, board.clue, answer, any_change(answer), kAnyNumber) ==
         SearchEnd::kNone;
}

TEST_CASE("heyawake joins: one answer is left, and no two larger rooms more can be joined") {
  Rng rng(1);
  int boards = 0;
  for (int i = 0; i < 150; ++i) {
    const RoomStyle style{6, chance(rng, 30), chance(rng, 30)};
    Grid<int> rooms = random_rooms(rng, 7, 6, {2, false, style.symmetric});
    OtherShading others(7, 6);
    if (others.mend(rooms, dense_shading(rooms, rng), kAnyNumber) != SearchEnd::kFound) continue;
    const Answer answer = others.found();
    number_from_zero(rooms);
    if (!has_one_answer(with_numbers(rooms, answer), answer)) continue;
    ++boards;
    RoomJoins joins(rooms, answer, style, rng);
    Grid<int> joined = joins.join_all(nullptr);
    const Heyawake board = with_numbers(joined, answer);
    INFO(board.print());
    CHECK(board.clue.size() < with_numbers(rooms, answer).clue.size());
    REQUIRE_FALSE(board.check(answer));
    REQUIRE(has_one_answer(board, answer));
    number_from_zero(joined);
    for (const RoomPair& pair : RoomLayout(joined, answer).joinable(style)) {
      RoomLayout more(joined, answer);
      // Some of one cell stay.
      if (more.cells(joined[pair.a]) == 1 || more.cells(joined[pair.b]) == 1) continue;
      more.join(pair, style.symmetric);
      CHECK_FALSE(has_one_answer(with_numbers(more.rooms(), answer), answer));
    }
  }
  CHECK(boards >= least_drawn(20));
}

}  // namespace
}  // namespace p2c
