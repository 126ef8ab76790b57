// The fewest givens, against brute force; bounds whenever it is stopped.
#include "solver_glue/givens/fewest_givens.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <map>

#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/brute_force.hpp"
#include "tests/solver_glue/givens/pictures.hpp"
#include "tests/solver_glue/hitting_by_brute_force.hpp"
#include "tests/solver_glue/random_boards.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c::fewest_givens_test {
namespace {

// Where each of the other answers differs, as sets of bits.
BitSets differences(const Answer& wanted, const std::vector<Answer>& answers) {
  BitSets sets;
  for (const Answer& answer : answers) {
    std::uint64_t set = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      if (answer[i] != wanted[i]) set |= std::uint64_t{1} << i;
    }
    if (set != 0) sets.push_back(set);
  }
  return sets;
}

std::size_t fewest_by_brute_force(const Answer& wanted, const std::vector<Answer>& answers) {
  return fewest_hits(differences(wanted, answers));
}

bool keeps(const Answer& answer, const Givens& givens) {
  return std::all_of(givens.begin(), givens.end(), [&](const std::pair<int, int>& given) {
    return answer[given.first] == given.second;
  });
}

// The result is a minimum, and `wanted` is the only one of all answers that keeps the givens.
void check_fewest(const AnyPuzzle& board, const Answer& wanted,
                  const std::vector<Answer>& answers) {
  const FewestGivens found = find_fewest_givens(board, {}, wanted, {});
  CHECK(found.optimal());
  CHECK(found.givens.size() == fewest_by_brute_force(wanted, answers));
  CHECK(std::is_sorted(found.givens.begin(), found.givens.end()));
  CHECK(keeps(wanted, found.givens));
  CHECK(std::count_if(answers.begin(), answers.end(),
                      [&](const Answer& answer) { return keeps(answer, found.givens); }) == 1);
}

// All pictures of this size by their puzzle.
std::map<std::string, std::vector<Answer>> pictures_by_puzzle(int rows, int cols) {
  std::map<std::string, std::vector<Answer>> groups;
  for (std::uint32_t bits = 0; bits < std::uint32_t{1} << (rows * cols); ++bits) {
    const Grid<int> picture = picture_of(rows, cols, bits);
    groups[Nonogram::of_picture(picture).print()].push_back(picture.cells);
  }
  return groups;
}

}  // namespace

TEST_CASE("all small pictures: the fewest givens are those of brute force") {
  std::vector<std::pair<int, int>> sizes{{1, 1}, {1, 4}, {2, 2}, {2, 3}, {3, 2},
                                         {2, 4}, {4, 2}, {3, 3}, {3, 4}};
  if (is_deep()) sizes.emplace_back(4, 4);  // many pictures
  for (const auto& size : sizes) {
    const auto groups = pictures_by_puzzle(size.first, size.second);
    for (const auto& group : groups) {
      const std::vector<Answer>& answers = group.second;
      Grid<int> picture(size.first, size.second);
      for (const Answer& wanted : answers) {
        picture.cells = wanted;
        check_fewest(*puzzle_of(picture), wanted, answers);
      }
    }
  }
}

TEST_CASE("random pictures up to 5 x 5: the fewest givens are those of brute force") {
  Rng rng(5);
  int several = 0;
  for (int i = 0; i < deep_count(fewer_if_sanitized(200, 25), 200); ++i) {
    const Grid<int> picture = random_picture(rng, 5);
    const std::vector<Answer> answers = pictures_like(picture);
    several += answers.size() > 1 ? 1 : 0;
    check_fewest(*puzzle_of(picture), picture.cells, answers);
  }
  CHECK(several >= least_drawn(30));
}

TEST_CASE("random boards of every kind: the fewest givens are those of brute force") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    RandomBoards boards(kind);
    int several = 0;
    for (int i = 0; i < boards_of(kind, deep_count(fewer_if_sanitized(100, 12), 100)); ++i) {
      const PuzzlePtr board = boards.next();
      if (!board) break;
      const std::vector<Answer> answers = answers_by_rules(*board);
      if (answers.empty() || answers.size() > 200) continue;
      several += answers.size() > 1 ? 1 : 0;
      check_fewest(*board, answers.front(), answers);
      check_fewest(*board, answers[answers.size() / 2], answers);
    }
    CHECK(several >= least_of(kind, 10));
  }
}

namespace {

// One cell in each row and column: 120 answers.
Grid<int> diagonal() {
  Grid<int> picture(5, 5);
  for (int i = 0; i < 5; ++i) picture(i, i) = 1;
  return picture;
}

void check_stopped(const FewestGivens& found, const std::vector<Answer>& answers,
                   std::size_t fewest) {
  CHECK(static_cast<std::size_t>(found.lower_bound) <= fewest);
  CHECK(fewest <= found.givens.size());
  CHECK(std::count_if(answers.begin(), answers.end(),
                      [&](const Answer& answer) { return keeps(answer, found.givens); }) == 1);
}

}  // namespace

TEST_CASE("wherever it is stopped the bound holds and the givens are enough") {
  Grid<int> picture = diagonal();
  const PuzzlePtr board = puzzle_of(picture);
  const std::vector<Answer> answers = pictures_like(picture);
  REQUIRE(answers.size() == 120);
  const std::size_t fewest = fewest_by_brute_force(picture.cells, answers);
  int stopped_early = 0;
  for (int after = 0; after < 60; ++after) {
    for (const bool by_news : {false, true}) {
      Stop stop;
      int left = after;
      const auto poll = [&] {
        if (left-- == 0) stop.request(Stop::kInterrupted);
      };
      SearchOptions options;
      options.stop = &stop;
      if (!by_news) options.watch = [&](const SolverCounts&) { poll(); };
      const FewestGivens found =
          find_fewest_givens(*board, {}, picture.cells, options, [&](const FewestGivens& news) {
            check_stopped(news, answers, fewest);
            if (by_news) poll();
          });
      check_stopped(found, answers, fewest);
      stopped_early += found.optimal() ? 0 : 1;
    }
  }
  CHECK(stopped_early > 0);
}

TEST_CASE("a stop or a limit of conflicts before the start leaves all open slots") {
  const Grid<int> picture = diagonal();
  const PuzzlePtr board = puzzle_of(picture);
  Stop stop;
  stop.request(Stop::kTerminated);
  SearchOptions options;
  options.stop = &stop;
  const FewestGivens found = find_fewest_givens(*board, {{0, 1}}, picture.cells, options);
  CHECK(found.givens.size() == 24);
  CHECK(found.lower_bound == 0);
  CHECK_FALSE(found.optimal());
}

TEST_CASE("givens that are there already are kept and not counted") {
  const Grid<int> picture = diagonal();
  const PuzzlePtr board = puzzle_of(picture);
  const FewestGivens found = find_fewest_givens(*board, {{0, 1}, {6, 1}}, picture.cells, {});
  CHECK(found.optimal());
  CHECK(found.givens.size() == 2);
  const FewestGivens none =
      find_fewest_givens(*board, {{0, 1}, {6, 1}, {12, 1}, {18, 1}}, picture.cells, {});
  CHECK(none.optimal());
  CHECK(none.givens.empty());
}

TEST_CASE("what breaks a rule or a given is not wanted") {
  const Grid<int> picture = diagonal();
  const PuzzlePtr board = puzzle_of(picture);
  CHECK_THROWS_AS(find_fewest_givens(*board, {}, Answer(25, 0), {}), CheckFailed);
  CHECK_THROWS_AS(find_fewest_givens(*board, {{0, 0}}, picture.cells, {}), CheckFailed);
}

}  // namespace p2c::fewest_givens_test
