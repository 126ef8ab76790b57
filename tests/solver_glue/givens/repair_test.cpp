// Repaired pictures are unique by brute force, and what is said to be changed is.
#include "solver_glue/givens/repair.hpp"

#include <doctest/doctest.h>

#include "tests/board_count.hpp"
#include "tests/solver_glue/givens/pictures.hpp"

namespace p2c {
namespace {

std::vector<int> differences(const Grid<int>& a, const Grid<int>& b) {
  std::vector<int> cells;
  for (int i = 0; i < a.size(); ++i) {
    if (a[i] != b[i]) cells.push_back(i);
  }
  return cells;
}

Grid<int> noise(int side, int percent, int seed) {
  Rng rng(static_cast<Rng::result_type>(seed));
  Grid<int> picture(side, side);
  for (int& cell : picture.cells) cell = chance(rng, percent) ? 1 : 0;
  return picture;
}

// Changes that could be taken back, each alone.
int idle_changes(const Repaired& repaired) {
  int idle = 0;
  for (const int cell : repaired.changed) {
    Grid<int> picture = repaired.picture;
    picture[cell] = 1 - picture[cell];
    if (pictures_like(picture).size() == 1) ++idle;
  }
  return idle;
}

}  // namespace

TEST_CASE("repaired pictures are unique by brute force, and unique ones stay as they are") {
  Rng rng(3);
  int changed = 0;
  int idle = 0;
  for (int i = 0; i < deep_count(fewer_if_sanitized(1000, 100), 1000); ++i) {
    const Grid<int> picture = random_picture(rng, 5);
    const Repaired repaired = repair(picture, {});
    CHECK(repaired.unique);
    CHECK(repaired.changed == differences(picture, repaired.picture));
    CHECK(pictures_like(repaired.picture).size() == 1);
    CHECK(repaired.changed.empty() == (pictures_like(picture).size() == 1));
    changed += repaired.changed.empty() ? 0 : 1;
    idle += idle_changes(repaired);
  }
  CHECK(changed >= least_drawn(100));
  CHECK(idle == 0);
}

TEST_CASE("a larger picture is repaired, and equal seeds change the same cells") {
  const Grid<int> picture = noise(16, 40, 16);
  for (const int seed : {0, 1}) {
    CAPTURE(seed);
    SearchOptions options;
    options.seed = seed;
    const Repaired repaired = repair(picture, options);
    CHECK(repaired.unique);
    CHECK(repaired.changed == differences(picture, repaired.picture));
    CHECK(repaired.changed == repair(picture, options).changed);
  }
}

TEST_CASE("a cell that was changed is not tried again: once fewer are changed, no more become so") {
  int changes = 0;
  for (int seed = 0; seed < fewer_if_sanitized(12, 3); ++seed) {
    const Grid<int> picture = noise(16, 30, seed);
    int last = 0;
    bool takes_back = false;
    CHECK(repair(picture, {}, [&](int, int changed) {
            takes_back = takes_back || changed < last;
            CHECK((!takes_back || changed <= last));
            last = changed;
            ++changes;
          }).unique);
  }
  CHECK(changes > 0);
}

TEST_CASE("where few cells vary, few are changed") {
  Grid<int> picture(20, 20);  // the lower half is filled
  for (int i = 0; i < picture.size(); ++i) picture[i] = i < 200 ? 0 : 1;
  for (const int place : {1, 3, 6, 8}) {  // any permutation of these has the same clues
    picture(place, place) = 1;
    const Repaired repaired = repair(picture, {});
    CHECK(repaired.unique);
    CHECK(repaired.changed == differences(picture, repaired.picture));
    CHECK(repaired.changed.empty() == (place == 1));
    CHECK(repaired.changed.size() <= 3);
  }
}

TEST_CASE("wherever it is stopped it returns a unique picture or the one it was given") {
  const Grid<int> picture = noise(12, 40, 12);
  int as_given = 0;
  int repaired_ones = 0;
  for (int after = 0; after < 20; ++after) {
    Stop stop;
    SearchOptions options;
    options.stop = &stop;
    int left = after;
    const Repaired repaired = repair(picture, options, [&](int, int) {
      if (left-- == 0) stop.request(Stop::kInterrupted);
    });
    CHECK(repaired.changed == differences(picture, repaired.picture));
    if (repaired.unique) {
      ++repaired_ones;
      const PuzzlePtr puzzle = puzzle_of(repaired.picture);
      Search search(*puzzle, {}, {});
      CHECK(search.next() == Status::kSatisfiable);
      CHECK(search.answer() == repaired.picture.cells);
      CHECK(search.next() == Status::kUnsatisfiable);
    } else {
      ++as_given;
      CHECK(repaired.picture == picture);
    }
  }
  CHECK(as_given > 0);
  CHECK(repaired_ones > 0);
}

}  // namespace p2c
