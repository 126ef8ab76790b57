// Rules about windows, numbers of sizes and neighbours of sets, compared with naive statements.
#include <doctest/doctest.h>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::window_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};
const std::string kFleet = "given fleet: number 0.. on sizes, fleet, \"a number of ships\"\n";
const std::string kShips = "answer ship: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

const std::vector<int>& fleet(const Naive& b) { return b.data.part<std::vector<int>>(0); }
int ship_at(const Naive& b, int r, int c) {
  return b.inside(r, c) && b.cell(r * b.cols() + c) == 1 ? 1 : 0;
}

// So many cells from (r, c) on, down or to the right, are ships.
bool is_run(const Naive& b, int r, int c, bool down, int length) {
  return Naive::each(
      length, [&](int k) { return ship_at(b, r + (down ? k : 0), c + (down ? 0 : k)) == 1; });
}
// With no ship beside them.
bool is_ship(const Naive& b, int r, int c, bool down, int length) {
  const int ends = ship_at(b, down ? r - 1 : r, down ? c : c - 1) +
                   ship_at(b, down ? r + length : r, down ? c : c + length);
  return is_run(b, r, c, down, length) && ends == 0 && Naive::each(length, [&](int k) {
           const int row = r + (down ? k : 0);
           const int col = c + (down ? 0 : k);
           return ship_at(b, row - (down ? 0 : 1), col - (down ? 1 : 0)) +
                      ship_at(b, row + (down ? 0 : 1), col + (down ? 1 : 0)) ==
                  0;
         });
}
int ships(const Naive& b, int length) {
  int found = 0;
  for (const bool down : {false, true}) {
    if (length == 1 && down) continue;
    found += b.count([&](int i) { return is_ship(b, i / b.cols(), i % b.cols(), down, length); });
  }
  return found;
}

TEST_CASE("words: numbers of sizes, windows of so many cells, neighbours of a set") {
  compare_words({
      {kFleet + kShips +
           rule(
               "each n in 1..size of fleet: count w in windows of n where ((all c in w: c is ship) "
               "and (all d in neighbours of w: d is not ship)) = fleet of n"),
       kSizes,
       [](const Naive& b) {
         return Naive::each(static_cast<int>(fleet(b).size()), [&](int k) {
           return ships(b, k + 1) == fleet(b)[static_cast<std::size_t>(k)];
         });
       }},
      {kFleet + kShips +
           rule("each w in windows of size of fleet: (all c in w: c is ship) implies (all d in "
                "neighbours of w: d is not ship)"),
       kSizes,
       [](const Naive& b) {
         const auto length = static_cast<int>(fleet(b).size());
         return b.all([&](int i) {
           const int r = i / b.cols();
           const int c = i % b.cols();
           return (!is_run(b, r, c, false, length) || is_ship(b, r, c, false, length)) &&
                  (!is_run(b, r, c, true, length) || is_ship(b, r, c, true, length));
         });
       }},
      {kFleet + kShips + rule("each n in 3..5: ship in cells + n > fleet of n + 3"), kSizes,
       [](const Naive& b) {
         return Naive::each(3, [&](int k) {
           const auto at = static_cast<std::size_t>(k + 2);
           const int number = at < fleet(b).size() ? fleet(b)[at] : 0;
           return b.count([&](int i) { return b.cell(i) == 1; }) + k > number;
         });
       }},
      {kShips + rule("each r in rows: ship in neighbours of r <= ship in r + 1"), kSizes,
       [](const Naive& b) {
         const auto in_row = [&](int r) {
           return b.count([&](int i) { return i / b.cols() == r && b.cell(i) == 1; });
         };
         return Naive::each(b.rows(),
                            [&](int r) { return in_row(r - 1) + in_row(r + 1) <= in_row(r) + 1; });
       }},
  });
}

TEST_CASE("words: the neighbour in one way") {
  compare_words({
      {kShips + rule("each c in cells: c is ship implies ship in neighbours above c + ship in "
                     "neighbours right of c >= ship in neighbours below c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           const int r = i / b.cols();
           const int c = i % b.cols();
           return b.cell(i) == 0 ||
                  ship_at(b, r - 1, c) + ship_at(b, r, c + 1) >= ship_at(b, r + 1, c);
         });
       }},
      {kShips + rule("each c in cells, d in neighbours left of c: c is ship or d is ship"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           const int c = i % b.cols();
           return c == 0 || b.cell(i) == 1 || b.cell(i - 1) == 1;
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::window_words_test
