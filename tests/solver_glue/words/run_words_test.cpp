// Rules about runs of cells between others, compared with naive statements.
#include <doctest/doctest.h>

#include <algorithm>

#include "tests/solver_glue/words/compare_words.hpp"

namespace p2c::naive::run_words_test {
namespace {

using Sizes = std::vector<std::pair<int, int>>;
using InRun = std::function<bool(int)>;

const Sizes kSizes{{1, 1}, {1, 4}, {3, 1}, {2, 2}, {2, 2}, {2, 3}, {3, 2}};
const std::string kWall = "given wall: one of x on cells, walls, \"a wall\"\n";
const std::string kSums = "given block with total: number 1.. on runs, blocks, \"a sum\"\n";
const std::string kDigit = "answer digit: number 1..3 on cells\n";
const std::string kFree = "answer digit: number 1..3 on cells without ";

std::string rule(const std::string& says) { return "rule it \"it is so\": " + says + "\n"; }

struct Run {
  std::vector<int> cells;
  bool down;
};

std::vector<Run> runs_of(const Naive& b, const InRun& in) {
  std::vector<Run> all;
  for (const bool down : {false, true}) {
    for (int i = 0; i < b.cells(); ++i) {
      const int step = down ? b.cols() : 1;
      const auto next = [&](int k) {
        const bool is_last = down ? k + step >= b.cells() : (k + 1) % b.cols() == 0;
        return is_last ? -1 : k + step;
      };
      const int before = down ? i - step : i % b.cols() == 0 ? -1 : i - 1;
      if (!in(i) || (before >= 0 && in(before))) continue;
      Run run{{}, down};
      for (int k = i; k >= 0 && in(k); k = next(k)) run.cells.push_back(k);
      all.push_back(run);
    }
  }
  return all;
}

bool all_runs(const Naive& b, const InRun& in, const std::function<bool(const Run&)>& keeps) {
  for (const Run& run : runs_of(b, in)) {
    if (!keeps(run)) return false;
  }
  return true;
}

bool is_block(const Naive& b, int i) { return b.data.part<CluedRuns>(0).block[i] >= 0; }

int sum_of(const Naive& b, const Run& run) {
  int sum = 0;
  for (const int i : run.cells) sum += b.cell(i);
  return sum;
}

bool differ(const Naive& b, const Run& run) {
  for (const int i : run.cells) {
    for (const int k : run.cells) {
      if (i != k && b.cell(i) == b.cell(k)) return false;
    }
  }
  return true;
}

int total_of(const Naive& b, const Run& run) {
  const auto& its = b.data.part<CluedRuns>(0);
  return (run.down ? its.below : its.right)[run.cells[0]];
}

TEST_CASE("words: runs of cells with something, and without it") {
  compare_words({
      {kWall + kDigit + rule("each s in runs of cells without wall: different digit in s"), kSizes,
       [](const Naive& b) {
         return all_runs(
             b, [&](int i) { return b.clue(i) < 0; },
             [&](const Run& run) { return differ(b, run); });
       }},
      {kWall + "answer shaded: shading on cells\n" +
           rule("each s in runs of cells with wall where (size of s >= 2): shaded in s <= 1"),
       kSizes,
       [](const Naive& b) {
         return all_runs(
             b, [&](int i) { return b.clue(i) >= 0; },
             [&](const Run& run) { return run.cells.size() < 2 || sum_of(b, run) <= 1; });
       }},
  });
}

TEST_CASE("words: numbers of runs, and blocks between them") {
  const auto open = [](const Naive& b) { return [&b](int i) { return !is_block(b, i); }; };
  compare_words({
      {kSums + kFree + "block\n" +
           rule("each s in runs of cells without block with number total: "
                "sum digit in s = total of s"),
       kSizes,
       [open](const Naive& b) {
         return all_runs(b, open(b), [&](const Run& run) {
           return total_of(b, run) < 0 || total_of(b, run) == sum_of(b, run);
         });
       }},
      {kSums + kFree + "block\n" +
           "rule once \"once\": each s in runs of cells without block: different digit in s\n" +
           rule("each s in runs of cells without block with number total: "
                "sum digit in s = total of s - 1"),
       kSizes,
       [open](const Naive& b) {
         return all_runs(b, open(b), [&](const Run& run) {
           const int total = total_of(b, run);
           return differ(b, run) && (total < 0 || total - 1 == sum_of(b, run));
         });
       }},
      {kSums + "answer digit: number 0..2 on cells without block\n" +
           "rule once \"once\": each s in runs of cells without block: different digit in s\n" +
           rule("each s in runs of cells without block with number total: "
                "sum digit in s = total of s"),
       kSizes,
       [open](const Naive& b) {
         return all_runs(b, open(b), [&](const Run& run) {
           return differ(b, run) && (total_of(b, run) < 0 || total_of(b, run) == sum_of(b, run));
         });
       }},
      {kSums + "answer shaded: shading on cells\n" +
           rule("each c in cells with block: c is shaded or some a in neighbours of c without "
                "block: a is shaded"),
       kSizes,
       [](const Naive& b) {
         return b.all([&](int i) {
           return !is_block(b, i) || b.cell(i) == 1 || b.count([&](int k) {
             return b.touch(i, k) && !is_block(b, k) && b.cell(k) == 1;
           }) > 0;
         });
       }},
  });
}

bool follow(const Naive& b, const std::vector<int>& cells) {
  for (const int i : cells) {
    int others = 0;  // that are larger
    for (const int k : cells) {
      if (i != k && b.cell(i) == b.cell(k)) return false;
      others += b.cell(k) > b.cell(i) ? 1 : 0;
    }
    const auto is_next = [&](int k) { return b.cell(k) == b.cell(i) + 1; };
    if (others > 0 && std::none_of(cells.begin(), cells.end(), is_next)) return false;
  }
  return true;
}

TEST_CASE("words: consecutive numbers") {
  compare_words({
      {kDigit + rule("each l in lines: consecutive digit in l"), kSizes,
       [](const Naive& b) {
         for (const std::vector<int>& line : b.views()) {
           if (!follow(b, line)) return false;
         }
         return true;
       }},
      {"answer digit: number 0..3 on cells\n" +
           rule("each c in cells: consecutive digit in neighbours of c"),
       {{1, 1}, {1, 4}, {2, 2}, {3, 1}, {2, 3}},
       [](const Naive& b) {
         return b.all([&](int i) {
           std::vector<int> near;
           for (int k = 0; k < b.cells(); ++k) {
             if (b.touch(i, k)) near.push_back(k);
           }
           return follow(b, near);
         });
       }},
      {kWall + kFree + "wall\n" + rule("consecutive digit in cells"), kSizes,
       [](const Naive& b) {
         std::vector<int> free;
         for (int i = 0; i < b.cells(); ++i) {
           if (b.clue(i) < 0) free.push_back(i);
         }
         return follow(b, free);
       }},
  });
}

TEST_CASE("words: a cell that may have no number has 0, which is different from nothing") {
  const auto keeps = [](const Naive& b, int i, int k) {
    const bool both = b.clue(i) < 0 && b.clue(k) < 0;
    return i == k || i / b.cols() != k / b.cols() || !both || b.cell(i) != b.cell(k);
  };
  compare_words({
      {kWall + kFree + "wall\n" + rule("each l in rows: different digit in l"), kSizes,
       [keeps](const Naive& b) {
         return b.all_pairs([&](int i, int k) { return keeps(b, i, k); });
       }},
      {kWall + kFree + "wall\n" + rule("each l in rows: sum digit in l <= 4"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           int sum = 0;
           for (int c = 0; c < b.cols(); ++c) sum += b.cell(r * b.cols() + c);
           return sum <= 4;
         });
       }},
      {kWall + kFree + "wall\n" +
           rule("each a in cells, b in neighbours of a where (a before b): "
                "digit of a != digit of b"),
       kSizes,
       [](const Naive& b) {
         return b.all_pairs([&](int i, int k) { return !b.touch(i, k) || b.cell(i) != b.cell(k); });
       }},
      {kWall + kFree + "wall\n" + rule("unlike digit in rows"), kSizes,
       [](const Naive& b) {
         return Naive::each(b.rows(), [&](int r) {
           return Naive::each(r, [&](int q) {
             return !Naive::each(b.cols(), [&](int c) {
               return b.cell(r * b.cols() + c) == b.cell(q * b.cols() + c);
             });
           });
         });
       }},
  });
}

}  // namespace
}  // namespace p2c::naive::run_words_test
