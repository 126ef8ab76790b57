// Rules about lines between cells, sides of cells and borders, compared with naive statements.
#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::line_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;

const Sizes kSizes{{1, 1}, {1, 4}, {4, 1}, {2, 2}, {2, 3}, {3, 2}, {2, 4}};
const std::string kClue = "given clue: number 0..4 on cells, clues, \"a number\"\n";
const std::string kNeed = "given room with need: regions on all cells, \"a number\"\n";
const std::string kLine = "answer line: line on links\n";
const std::string kSide = "answer line: line on sides\n";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

bool is_loop(const Naive& b) {
  const auto on = [&](int i) { return b.links_of(i) > 0; };
  return b.count(on) > 0 && b.all([&](int i) { return !on(i) || b.links_of(i) == 2; }) &&
         b.in_one_piece(on, [&](int i, int k) { return b.link(i, k) == 1; });
}

// Vertices are the cells of a board with one row and one column more.
bool is_loop_of_sides(const Naive& b, bool all) {
  const BoardData vertices{b.rows() + 1, b.cols() + 1, {}};
  Naive v{vertices, {}};
  for (int r = 0; r <= b.rows(); ++r) {
    for (int c = 0; c <= b.cols(); ++c) {
      const std::string from = cell_name(r, c) + "-";
      v.value[from + cell_name(r, c + 1)] = b.line(r, c, r, c + 1);
      v.value[from + cell_name(r + 1, c)] = b.line(r, c, r + 1, c);
    }
  }
  return is_loop(v) && (!all || v.all([&](int i) { return v.links_of(i) == 2; }));
}

bool goes(const Naive& b, int i, int down, int right) {
  const int r = i / b.cols() + down;
  const int c = i % b.cols() + right;
  return b.inside(r, c) && b.link(i, r * b.cols() + c) == 1;
}
bool straight(const Naive& b, int i) {
  return (goes(b, i, 1, 0) && goes(b, i, -1, 0)) || (goes(b, i, 0, 1) && goes(b, i, 0, -1));
}
bool turns(const Naive& b, int i) {
  return (goes(b, i, 1, 0) || goes(b, i, -1, 0)) && (goes(b, i, 0, 1) || goes(b, i, 0, -1));
}

int links_with(const Naive& b, int room, int inside) {
  int found = 0;
  for (int i = 0; i < b.cells(); ++i) {
    for (int k = 0; k < i; ++k) {
      const int in = (b.room(i) == room ? 1 : 0) + (b.room(k) == room ? 1 : 0);
      found += b.touch(i, k) && in == inside ? b.link(i, k) : 0;
    }
  }
  return found;
}
int rooms(const Naive& b) { return static_cast<int>(b.data.part<CluedRooms>(0).clue.size()); }

TEST_CASE("words: one loop, and what lines do at cells") {
  compare_words({
      {kLine + rule("loop line"), {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 5}}, is_loop},
      {kClue + kLine + rule("each c in cells with clue: line visits c"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || b.links_of(i) > 0; });
       }},
      {kClue + kLine + rule("each c in cells with clue: line straight at c"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || straight(b, i); });
       }},
      {kClue + kLine + rule("each c in cells with clue: not (line turns at c)"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || !turns(b, i); });
       }},
      {kLine +
           rule("each c in cells, d in neighbours of c: line joins c d implies line turns at d"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs(
             [&](int i, int k) { return !b.touch(i, k) || b.link(i, k) == 0 || turns(b, k); });
       }},
      {kClue + kLine + rule("each c in cells with number clue: line in links of c = clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || b.links_of(i) == b.clue(i); });
       }},
  });
}

TEST_CASE("words: lines within regions, out of them, and around cells") {
  compare_words({
      {kNeed + kLine + rule("each r in room: line in links leaving r <= 2"), kSizes,
       [](const Naive& b) {
         return Naive::each(rooms(b), [&](int id) { return links_with(b, id, 1) <= 2; });
       }},
      {kNeed + kLine +
           rule("each r in room with number need: count l in links within r where (l is line) = "
                "need of r"),
       kSizes,
       [](const Naive& b) {
         const auto& need = b.data.part<CluedRooms>(0).clue;
         return Naive::each(
             rooms(b), [&](int id) { return need[id] < 0 || links_with(b, id, 2) == need[id]; });
       }},
      {"given every: flag, every, f\n" + kSide + rule("loop line through all where every"),
       {{1, 1}, {1, 2}, {1, 3}, {1, 3}, {1, 3}, {2, 2}, {2, 1}, {3, 1}},
       [](const Naive& b) { return is_loop_of_sides(b, b.data.part<bool>(0)); }},
      {kClue + kSide + rule("each c in cells with number clue: line in sides of c = clue of c"),
       {{1, 1}, {1, 3}, {2, 2}, {2, 2}},
       [](const Naive& b) {
         return b.all([&](int i) {
           const int r = i / b.cols();
           const int c = i % b.cols();
           const int around = b.line(r, c, r, c + 1) + b.line(r, c, r + 1, c) +
                              b.line(r, c + 1, r + 1, c + 1) + b.line(r + 1, c, r + 1, c + 1);
           return b.clue(i) < 0 || around == b.clue(i);
         });
       }},
  });
}

// Links that are drawn from a cell on, straight towards another one; none where this is not
// straight.
int steps(const Naive& b, int i, int towards) {
  const int down = towards / b.cols() - i / b.cols();
  const int right = towards % b.cols() - i % b.cols();
  if ((down == 0) == (right == 0)) return 0;
  const int way = down == 0 ? (right > 0 ? 1 : -1) : (down > 0 ? b.cols() : -b.cols());
  int found = 0;
  for (int k = i; goes(b, k, down == 0 ? 0 : way / b.cols(), down == 0 ? way : 0); k += way)
    ++found;
  return found;
}
int steps_around(const Naive& b, int i) {
  int found = 0;
  for (int k = 0; k < b.cells(); ++k) found += b.touch(i, k) ? steps(b, i, k) : 0;
  return found;
}
// And away from it, if there is a cell.
int steps_through(const Naive& b, int i, int towards) {
  int found = 0;
  for (int k = 0; k < b.cells(); ++k) {
    const bool row = i / b.cols() == towards / b.cols() && i / b.cols() == k / b.cols();
    const bool column = i % b.cols() == towards % b.cols() && i % b.cols() == k % b.cols();
    if (b.touch(i, k) && i != towards && (row || column)) found += steps(b, i, k);
  }
  return found;
}

TEST_CASE("words: lengths of lines from cells") {
  compare_words({
      {kClue + kLine + rule("each c in cells with number clue: length of line from c = clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) < 0 || steps_around(b, i) == b.clue(i); });
       }},
      {kLine + rule("each c in cells, d in cells where (c before d): length of line from c towards "
                    "d <= 1"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) { return i >= k || steps(b, i, k) <= 1; });
       }},
      {kClue + kLine +
           rule("each c in cells with number clue, d in neighbours of c: line joins c d implies "
                "length of line through c towards d = clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           return b.clue(i) < 0 || !b.touch(i, k) || b.link(i, k) == 0 ||
                  steps_through(b, i, k) == b.clue(i);
         });
       }},
      {kClue + kLine +
           rule(
               "each c in cells with clue, a in neighbours of c, b in neighbours of c where (a "
               "before b): line joins c a and line joins c b implies length of line from c towards "
               "a != length of line from c towards b"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int j) {
           return b.all([&](int k) {
             const bool asked = b.clue(i) != kNoClue && j < k && b.touch(i, j) && b.touch(i, k) &&
                                b.link(i, j) == 1 && b.link(i, k) == 1;
             return !asked || steps(b, i, j) != steps(b, i, k);
           });
         });
       },
       4},
  });
}

TEST_CASE("words: lengths of lines that are compared with others, below words, and in sums") {
  compare_words({
      {kClue + kLine +
           rule(
               "each c in cells with clue, d in neighbours of c: length of line from c towards d + "
               "1 > length of line through d towards c"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           return b.clue(i) == kNoClue || !b.touch(i, k) ||
                  steps(b, i, k) + 1 > steps_through(b, k, i);
         });
       }},
      {kLine + rule("each c in cells: not (length of line from c = 2)"), kSizes,
       [](const Naive& b) { return b.all([&](int i) { return steps_around(b, i) != 2; }); }},
      {kLine + rule("each l in lines: count c in l where (length of line from c < 2) <= 2"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows() + b.cols(), [&](int l) {
           return b.count([&](int i) {
             const bool in = l < b.rows() ? i / b.cols() == l : i % b.cols() == l - b.rows();
             return in && steps_around(b, i) < 2;
           }) <= 2;
         });
       }},
      {kClue + kLine +
           rule("each c in cells with number clue: length of line from c + line in links of c > "
                "clue of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return b.clue(i) < 0 || steps_around(b, i) + b.links_of(i) > b.clue(i);
         });
       }},
      {kClue + kLine +
           rule(
               "each c in cells with clue, d in neighbours of c: line joins c d implies (length of "
               "line from c != length of line from d or line turns at c)"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) {
           return b.clue(i) == kNoClue || !b.touch(i, k) || b.link(i, k) == 0 || turns(b, i) ||
                  steps_around(b, i) != steps_around(b, k);
         });
       }},
  });
}

// An odd number of links leads up from the cells to the left.
bool is_surrounded(const Naive& b, int i) {
  bool odd = false;
  for (int k = i - i % b.cols(); k < i; ++k) odd = odd != goes(b, k, -1, 0);
  return odd;
}

// No way leads from it off the board over cells that the line does not visit, nor from one to the
// next between two cells that it does not join.
bool is_shut_in(const Naive& b, int from) {
  const auto side = [](int i) { return 2 * i + 1; };
  const int rows = side(b.rows());
  const int cols = side(b.cols());
  std::vector<int> open(static_cast<std::size_t>(rows * cols), 1);
  const auto at = [&](int r, int c) -> int& {
    return open[static_cast<std::size_t>(r * cols + c)];
  };
  for (int i = 0; i < b.cells(); ++i) {
    const int r = side(i / b.cols());
    const int c = side(i % b.cols());
    if (b.links_of(i) > 0) at(r, c) = 0;
    if (goes(b, i, 0, 1)) at(r, c + 1) = 0;
    if (goes(b, i, 1, 0)) at(r + 1, c) = 0;
  }
  std::vector<int> found{side(from / b.cols()) * cols + side(from % b.cols())};
  for (std::size_t k = 0; k < found.size(); ++k) {
    const int r = found[k] / cols;
    const int c = found[k] % cols;
    if (r == 0 || c == 0 || r == rows - 1 || c == cols - 1) return false;
    for (const int next : {found[k] - cols, found[k] - 1, found[k] + 1, found[k] + cols}) {
      if (std::exchange(open[static_cast<std::size_t>(next)], 0) == 1) found.push_back(next);
    }
  }
  return true;
}

TEST_CASE("words: what lines surround, and links on rays") {
  compare_words({
      {kClue + kLine + rule("each c in cells with clue: line surrounds c"), kSizes,
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue(i) == kNoClue || is_surrounded(b, i); });
       }},
      {kLine + rule("count c in cells where (line surrounds c and not line visits c) = 1"), kSizes,
       [](const Naive& b) {
         return b.count([&](int i) { return is_surrounded(b, i) && b.links_of(i) == 0; }) == 1;
       }},
      {kClue + kLine + rule("each c in cells with clue: not line visits c and line surrounds c") +
           "rule loop \"a loop\": loop line\n",
       {{3, 3}, {3, 3}, {3, 3}, {3, 3}, {2, 4}},
       [](const Naive& b) {
         return is_loop(b) && b.all([&](int i) {
           return b.clue(i) == kNoClue || (b.links_of(i) == 0 && is_shut_in(b, i));
         });
       },
       4},
      {"given arrow: number 0.. with way on cells, arrows, \"a number\"\n" + kLine +
           rule("each c in cells with number arrow: line in links within ray of c <= arrow of c"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           const auto [number, way] = b.arrow(i);
           if (number < 0 || way == ArrowClue::Way::kNone) return true;
           const int down = way == ArrowClue::Way::kDown ? 1 : way == ArrowClue::Way::kUp ? -1 : 0;
           const int right = way == ArrowClue::Way::kRight  ? 1
                             : way == ArrowClue::Way::kLeft ? -1
                                                            : 0;
           int links = 0;
           int r = i / b.cols() + down;
           int c = i % b.cols() + right;
           for (; b.inside(r, c); r += down, c += right) {
             links += goes(b, r * b.cols() + c, down, right) ? 1 : 0;
           }
           return links <= number;
         });
       }},
  });
}

// Each region is as large as the least rectangle around it, has one clue, and no border within.
bool are_rectangles(const Naive& b) {
  return b.all([&](int i) {
    std::set<int> region{i};
    for (int k = 0; k < b.cells(); ++k) {
      for (int a = 0; a < b.cells(); ++a) {
        for (int c = 0; c < b.cells(); ++c) {
          if (region.count(a) == 1 && b.touch(a, c) && b.border(a, c) == 0) region.insert(c);
        }
      }
    }
    int clues = 0;
    bool fits = true;
    int top = b.rows(), bottom = 0, left = b.cols(), right = 0;
    for (const int cell : region) {
      top = std::min(top, cell / b.cols());
      bottom = std::max(bottom, cell / b.cols());
      left = std::min(left, cell % b.cols());
      right = std::max(right, cell % b.cols());
      clues += b.clue(cell) == kNoClue ? 0 : 1;
      fits = fits && (b.clue(cell) < 0 || b.clue(cell) == static_cast<int>(region.size()));
      for (const int other : region)
        fits = fits && (!b.touch(cell, other) || b.border(cell, other) == 0);
    }
    const int area = (bottom - top + 1) * (right - left + 1);
    return clues == 1 && fits && area == static_cast<int>(region.size());
  });
}

TEST_CASE("words: rectangles around clues") {
  compare_words(
      {{"given clue: number 1..9 on cells, clues, \"an area\"\nanswer border: border on links\n" +
            rule("rectangles border around clue"),
        {{1, 1}, {1, 3}, {3, 1}, {2, 2}, {2, 2}, {2, 2}, {2, 3}, {3, 2}, {2, 3}, {3, 3}},
        are_rectangles,
        4}});
}

}  // namespace
}  // namespace p2c::naive::line_words_test
