// Cells that are connected within sets or to the edge, numbers up to the size of a region, and
// distances, compared with naive statements.
#include <doctest/doctest.h>

#include <set>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::piece_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 4}, {3, 3}, {3, 3}};
const std::string kRoom = "given room: regions on cells, areas\n";
const std::string kShaded = "answer shaded: shading on cells\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

bool in_one_piece(const Naive& b, const std::function<bool(int)>& is) {
  return b.in_one_piece(is, [](int, int) { return true; });
}

// The cells with this value that are reached from cell i through such ones.
std::set<int> piece_of(const Naive& b, int i) {
  std::set<int> piece{i};
  std::vector<int> ends{i};
  while (!ends.empty()) {
    const int from = ends.back();
    ends.pop_back();
    for (int k = 0; k < b.cells(); ++k) {
      if (b.touch(from, k) && b.cell(k) == b.cell(i) && piece.insert(k).second) ends.push_back(k);
    }
  }
  return piece;
}
bool reaches_edge(const Naive& b, int i) {
  for (const int k : piece_of(b, i)) {
    const int r = k / b.cols();
    const int c = k % b.cols();
    if (r == 0 || c == 0 || r == b.rows() - 1 || c == b.cols() - 1) return true;
  }
  return false;
}

TEST_CASE("words: cells that are connected within sets") {
  compare_words({
      {kRoom + kShaded + rule("each r in room: connected shaded in r"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.cells(), [&](int id) {
           return in_one_piece(b, [&](int i) { return b.room(i) == id && b.cell(i) == 1; });
         });
       }},
      {kShaded + rule("each l in rows: connected not shaded in l") +
           "rule all \"so, too\": connected shaded\n",
       kSizes,
       [](const Naive& b) {
         return in_one_piece(b, [&](int i) { return b.cell(i) == 1; }) &&
                Naive::each(b.rows(), [&](int r) {
                  return in_one_piece(b,
                                      [&](int i) { return i / b.cols() == r && b.cell(i) == 0; });
                });
       }},
      {kRoom + kShaded + rule("connected shaded in cells with room"), kSizes,
       [](const Naive& b) {
         return in_one_piece(b, [&](int i) { return b.room(i) >= 0 && b.cell(i) == 1; });
       }},
  });
}

TEST_CASE("words: cells that are connected to the edge") {
  compare_words({
      {kShaded + rule("connected shaded or the edge"),
       {{1, 1}, {2, 4}, {3, 3}, {3, 3}},
       [](const Naive& b) {
         return b.all([&](int i) { return b.cell(i) == 0 || reaches_edge(b, i); });
       }},
      {kShaded + rule("connected shaded or the edge") +
           "rule cave \"so, too\": connected not shaded\n",
       {{1, 3}, {3, 3}},
       [](const Naive& b) {
         return in_one_piece(b, [&](int i) { return b.cell(i) == 0; }) &&
                b.all([&](int i) { return b.cell(i) == 0 || reaches_edge(b, i); });
       }},
  });
}

// The cells with this value in pieces beside cell i, which is in none of them.
int beside(const Naive& b, int i, int value) {
  std::set<int> all;
  for (int k = 0; k < b.cells(); ++k) {
    if (!b.touch(i, k) || b.cell(k) != value) continue;
    Naive without = b;
    without.value[cell_name_at(i, b.cols())] = 1 - value;
    const std::set<int> piece = piece_of(without, k);
    all.insert(piece.begin(), piece.end());
  }
  return static_cast<int>(all.size());
}

TEST_CASE("words: sizes of the pieces beside cells") {
  const std::string clue = "given clue: number 0.. on cells, clues, \"a number of cells\"\n";
  const auto each_clue = [](const Naive& b, int value) {
    return b.all([&](int i) { return b.clue(i) < 0 || beside(b, i, value) == b.clue(i); });
  };
  compare_words({
      {clue + kShaded +
           rule("each c in cells with number clue: size of pieces shaded beside c = clue of c"),
       kSizes, [&](const Naive& b) { return each_clue(b, 1); }},
      {clue + kShaded +
           rule(
               "each c in cells with number clue: size of pieces not shaded beside c = clue of c") +
           "rule all \"a few\": each c in cells where (rows = 2): size of pieces shaded beside c = "
           "2\n",
       kSizes,
       [&](const Naive& b) {
         return each_clue(b, 0) &&
                (b.rows() != 2 || b.all([&](int i) { return beside(b, i, 1) == 2; }));
       }},
  });
}

TEST_CASE("words: counts that are not equal") {
  const auto shaded = [](const Naive& b, int first, int step, int count) {
    int found = 0;
    for (int i = 0; i < count; ++i) found += b.cell(first + i * step);
    return found;
  };
  compare_words({
      {kShaded + rule("each r in rows, c in columns: shaded in r != shaded in c"),
       {{1, 2}, {1, 4}, {3, 1}, {2, 3}, {3, 4}},
       [&](const Naive& b) {
         return b.all([&](int i) {
           const int row = i / b.cols();
           const int col = i % b.cols();
           return shaded(b, row * b.cols(), 1, b.cols()) != shaded(b, col, b.cols(), b.rows());
         });
       }},
      {kRoom + kShaded + rule("shaded in cells with room != not shaded in cells without room"),
       kSizes,
       [](const Naive& b) {
         const int in = b.count([&](int i) { return b.room(i) >= 0 && b.cell(i) == 1; });
         return in != b.count([&](int i) { return b.room(i) < 0 && b.cell(i) == 0; });
       }},
  });
}

TEST_CASE("words: numbers up to the size of a region, and distances") {
  const std::string numbers =
      "given room: regions on all cells, areas\nanswer digit: number 1..size of room on cells\n";
  const Sizes sizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 3}};
  compare_words({
      {numbers + rule("each r in room: different digit in r"), sizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           return i == k || b.room(i) != b.room(k) || b.cell(i) != b.cell(k);
         });
       }},
      {numbers + rule("each l in lines, a in l, b in l where (a before b): "
                      "digit of a != digit of b or digit of a < distance of a b"),
       sizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           const bool line = i / b.cols() == k / b.cols() || i % b.cols() == k % b.cols();
           return i >= k || !line || b.cell(i) != b.cell(k) || b.cell(i) < b.apart(i, k);
         });
       }},
      {kShaded + rule("each a in cells, b in cells where (distance of a b = 2): "
                      "not (a is shaded and b is shaded)"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs(
             [&](int i, int k) { return b.apart(i, k) != 2 || b.cell(i) + b.cell(k) < 2; });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::piece_words_test
