// Rules about regions, islands, marks and answers of two layers, compared with naive statements.
#include <doctest/doctest.h>

#include <set>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::region_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};
const std::string kRoom = "given room: regions on cells, areas\n";
const std::string kClue = "given clue: number 1..4 on cells, clues, \"a number\", stays unknown\n";
const std::string kShaded = "answer shaded: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }
std::string other(const std::string& key, const std::string& says) {
  return "rule " + key + " \"so, too\": " + says + "\n";
}

int rooms(const Naive& b) {
  int most = -1;
  for (int i = 0; i < b.cells(); ++i) most = std::max(most, b.room(i));
  return most + 1;
}
std::vector<int> shaded_in(const Naive& b, int room) {
  std::vector<int> cells;
  for (int i = 0; i < b.cells(); ++i) {
    if (b.room(i) == room && b.cell(i) == 1) cells.push_back(i);
  }
  return cells;
}
bool in_one_piece(const Naive& b, const std::vector<int>& cells) {
  const std::set<int> in(cells.begin(), cells.end());
  return b.in_one_piece([&](int i) { return in.count(i) == 1; }, [](int, int) { return true; });
}

// Which tetromino four cells are, '-' for 2 x 2 and for none: a T has a cell with three others
// beside it, and an S no three in a line.
char shape(const Naive& b, const std::vector<int>& cells) {
  if (cells.size() != 4 || !in_one_piece(b, cells)) return '-';
  std::map<int, int> in_row;
  std::map<int, int> in_column;
  bool is_t = false;
  for (const int i : cells) {
    int beside = 0;
    for (const int k : cells) beside += b.touch(i, k) ? 1 : 0;
    is_t = is_t || beside == 3;
    ++in_row[i / b.cols()];
    ++in_column[i % b.cols()];
  }
  if (is_t) return 'T';
  int most = 0;
  for (const auto& [line, count] : in_row) most = std::max(most, count);
  for (const auto& [line, count] : in_column) most = std::max(most, count);
  if (most == 4) return 'I';
  if (most == 3) return 'L';
  return in_row.size() == 2 && in_column.size() == 2 ? '-' : 'S';
}

bool tetrominoes(const Naive& b) {
  return Naive::each(rooms(b), [&](int id) { return shape(b, shaded_in(b, id)) != '-'; });
}
bool equal_ones_apart(const Naive& b) {
  return b.all_pairs([&](int i, int k) {
    if (!b.touch(i, k) || b.cell(i) == 0 || b.cell(k) == 0) return true;
    if (b.room(i) < 0 || b.room(k) < 0 || b.room(i) == b.room(k)) return true;
    return shape(b, shaded_in(b, b.room(i))) != shape(b, shaded_in(b, b.room(k)));
  });
}
bool none_outside(const Naive& b) {
  return b.all([&](int i) { return b.room(i) >= 0 || b.cell(i) == 0; });
}
bool connected(const Naive& b, int value) {
  return b.in_one_piece([&](int i) { return b.cell(i) == value; }, [](int, int) { return true; });
}

// Pieces of unshaded cells have one clue, which is their size.
bool islands(const Naive& b) {
  return b.all([&](int i) {
    if (b.clue(i) != kNoClue && b.cell(i) == 1) return false;
    if (b.cell(i) == 1) return true;
    std::set<int> piece{i};
    for (int k = 0; k < b.cells(); ++k) {
      for (int a = 0; a < b.cells(); ++a) {
        for (int c = 0; c < b.cells(); ++c) {
          if (piece.count(a) == 1 && b.touch(a, c) && b.cell(c) == 0) piece.insert(c);
        }
      }
    }
    int clues = 0;
    bool fits = true;
    for (const int cell : piece) {
      clues += b.clue(cell) == kNoClue ? 0 : 1;
      fits = fits && (b.clue(cell) < 0 || b.clue(cell) == static_cast<int>(piece.size()));
    }
    return clues == 1 && fits;
  });
}

TEST_CASE("words: regions, and cells of two of them") {
  compare_words({
      {kRoom + kShaded + rule("each r in room: shaded in r = 2"), kSizes,
       [](const Naive& b) {
         return Naive::each(rooms(b), [&](int id) { return shaded_in(b, id).size() == 2; });
       }},
      {kRoom + kShaded +
           rule("each a in cells with room, b in neighbours of a with room where "
                "(a before b and room of a != room of b): a is shaded or b is shaded"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const bool asked =
               b.touch(i, k) && b.room(i) >= 0 && b.room(k) >= 0 && b.room(i) != b.room(k);
           return !asked || b.cell(i) + b.cell(k) >= 1;
         });
       }},
      {kRoom + kShaded + rule("each c in cells with room: shaded in room of c > 0") +
           other("out", "all c in cells without room: c is not shaded"),
       kSizes,
       [](const Naive& b) {
         return none_outside(b) &&
                Naive::each(rooms(b), [&](int id) { return !shaded_in(b, id).empty(); });
       }},
      {kRoom + kShaded + rule("each s in spans over 3 room: shaded in s >= 1"),
       {{1, 3}, {1, 6}, {5, 1}, {2, 4}, {3, 3}, {4, 3}},
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const bool in_row = i / b.cols() == k / b.cols();
           if (k < i || (!in_row && i % b.cols() != k % b.cols())) return true;
           int changes = 0;
           bool shaded = false;
           const int step = in_row ? 1 : b.cols();
           for (int x = i; x <= k; x += step) {
             changes += x > i && b.room(x) != b.room(x - step) ? 1 : 0;
             shaded = shaded || b.cell(x) == 1 || b.room(x) < 0;  // none goes through that
           }
           return changes < 2 || shaded;
         });
       }},
      {"given room: regions on all cells, areas\n" + kShaded +
           rule("each r in room, s in room where (size of r = size of s): "
                "shaded in r = shaded in s"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const auto size = [&](int c) {
             return b.count([&](int x) { return b.room(x) == b.room(c); });
           };
           return size(i) != size(k) ||
                  shaded_in(b, b.room(i)).size() == shaded_in(b, b.room(k)).size();
         });
       }},
  });
}

TEST_CASE("words: tetrominoes in regions, and islands around clues") {
  const std::string one = kRoom + kShaded + rule("tetrominoes shaded in room");
  const std::string out = other("out", "all c in cells without room: c is not shaded");
  const Sizes sizes{{2, 2}, {2, 3}, {2, 4}, {3, 3}, {3, 4}, {3, 4}};
  compare_words({
      {one, sizes, tetrominoes, 4},
      {one + out + other("apart", "unequal tetrominoes shaded in room") +
           other("joined", "connected shaded"),
       {{2, 4}, {3, 3}, {3, 4}, {3, 4}, {3, 4}, {4, 3}},
       [](const Naive& b) {
         return tetrominoes(b) && none_outside(b) && equal_ones_apart(b) && connected(b, 1);
       },
       4},
      {one + other("joined", "connected shaded"), sizes,
       [](const Naive& b) { return tetrominoes(b) && connected(b, 1); }, 4},
      {kClue + kShaded + rule("islands not shaded around clue"), kSizes, islands, 4},
      {kClue + kShaded + rule("islands not shaded around clue") + other("sea", "connected shaded"),
       kSizes, [](const Naive& b) { return islands(b) && connected(b, 1); }, 4},
  });
}

TEST_CASE("words: marks in free cells, flags and answers of two layers") {
  compare_words({
      {kClue + "answer lamp: circle on cells without clue\n" +
           rule("each c in cells without clue: "
                "lamp in seen from c through cells without clue >= 1"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return b.clue(i) != kNoClue || b.count([&](int k) {
             const bool same_line = i / b.cols() == k / b.cols() || i % b.cols() == k % b.cols();
             return same_line && b.cell(k) == 1 && b.all([&](int x) {
               return b.apart(i, x) + b.apart(x, k) != b.apart(i, k) || b.clue(x) == kNoClue;
             });
           }) > 0;
         });
       }},
      {kClue + "answer lamp: star on cells without clue\n" +
           rule("each c in cells with number clue: lamp in neighbours of c = clue of c") +
           other("far", "apart lamp"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           const int beside = b.count([&](int k) { return b.touch(i, k) && b.cell(k) == 1; });
           return (b.clue(i) < 0 || beside == b.clue(i)) && (b.cell(i) == 0 || beside == 0);
         });
       }},
      {"given all-of-it: flag, all, x\n" + kShaded +
           rule("each c in cells: all-of-it implies c is shaded"),
       {{1, 1}, {1, 4}, {2, 2}, {3, 2}, {2, 3}, {3, 3}},
       [](const Naive& b) {
         return !b.data.part<bool>(0) || b.all([&](int i) { return b.cell(i) == 1; });
       }},
      {kShaded + "answer line: line on links\n" +
           rule("each c in cells: (c is shaded) implies not (line visits c)") +
           other("far", "apart shaded"),
       {{1, 1}, {1, 4}, {2, 2}, {2, 3}},
       [](const Naive& b) {
         return b.all([&](int i) {
           if (b.cell(i) == 0) return true;
           return b.all([&](int k) {
             return !b.touch(i, k) || (b.cell(k) == 0 && b.link(i, k, "line:") == 0);
           });
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::region_words_test
