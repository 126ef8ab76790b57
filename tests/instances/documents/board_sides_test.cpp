#include "instances/documents/board_sides.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

TEST_CASE("sides: one that is not asked for is as long as the other, or as usual") {
  for (const PuzzleKind& kind : tested_kinds()) {
    const auto its = generator_of(kind);
    if (!its) continue;
    const AnyGenerator& generator = *its;
    const auto check = [&](BoardSides asked, BoardSides wanted) {
      const BoardSides whole = whole_sides(generator, asked);
      CHECK(whole.rows == wanted.rows);
      CHECK(whole.cols == wanted.cols);
    };
    const int usual = std::min(10, generator.most_side);
    check({0, 0}, {usual, usual});
    check({4, 0}, {4, 4});
    check({0, 5}, {5, 5});
    check({4, 5}, {4, 5});
    CHECK(wrong_sides(generator, kind, usual, usual).empty());
  }
}

}  // namespace
}  // namespace p2c
