// Each construct of rules as text: what it means and its clauses, compared with a naive statement
// on all answers of small boards.
#include <doctest/doctest.h>

#include <cstdlib>
#include <functional>
#include <map>

#include "instances/rules/kind_of_rules.hpp"
#include "instances/rules/meaning.hpp"
#include "instances/rules/rule_reader.hpp"
#include "tests/solver_glue/brute_force.hpp"

namespace p2c {
namespace {

struct Naive {
  int rows;
  int cols;
  const Grid<int>& clue;
  const Answer& shaded;

  int cells() const { return rows * cols; }
  bool touch(int a, int b) const { return apart(a, b) == 1; }
  bool around(int a, int b) const {
    return a != b && std::abs(a / cols - b / cols) <= 1 && std::abs(a % cols - b % cols) <= 1;
  }
  int apart(int a, int b) const {
    return std::abs(a / cols - b / cols) + std::abs(a % cols - b % cols);
  }
  int count(const std::function<bool(int)>& is) const {
    int found = 0;
    for (int i = 0; i < cells(); ++i) found += is(i) ? 1 : 0;
    return found;
  }
  bool all(const std::function<bool(int)>& is) const { return count(is) == cells(); }
  int beside(int cell) const {
    return count([&](int i) { return touch(cell, i) && shaded[i] == 1; });
  }
  int near(int cell) const {
    return count([&](int i) { return around(cell, i) && shaded[i] == 1; });
  }
  int in_row(int r) const {
    return count([&](int i) { return i / cols == r && shaded[i] == 1; });
  }
  int in_line(int k) const {
    if (k < rows) return in_row(k);
    return count([&](int i) { return i % cols == k - rows && shaded[i] == 1; });
  }
  int length(int k) const { return k < rows ? cols : rows; }
  int lines() const { return rows + cols; }
  int square(int i) const {  // -1: none begins there
    if (i / cols + 1 >= rows || i % cols + 1 >= cols) return -1;
    return shaded[i] + shaded[i + 1] + shaded[i + cols] + shaded[i + cols + 1];
  }
  bool in_one_piece(int value) const {
    std::vector<int> piece(shaded.size());
    for (int i = 0; i < cells(); ++i) piece[i] = i;
    for (int k = 0; k < cells(); ++k) {
      for (int a = 0; a < cells(); ++a) {
        for (int b = 0; b < cells(); ++b) {
          if (touch(a, b) && shaded[a] == value && shaded[b] == value) {
            piece[a] = piece[b] = std::min(piece[a], piece[b]);
          }
        }
      }
    }
    int first = -1;
    for (int i = 0; i < cells(); ++i) {
      if (shaded[i] != value) continue;
      if (first < 0) first = piece[i];
      if (piece[i] != first) return false;
    }
    return true;
  }
  int seen(int cell, int through) const {
    int found = 1;
    for (int i = 0; i < cells(); ++i) {
      const bool same_line = i / cols == cell / cols || i % cols == cell % cols;
      if (i == cell || !same_line) continue;
      const bool clear = all([&](int x) {
        const bool between = apart(cell, x) + apart(x, i) == apart(cell, i) && x != cell;
        return !between || shaded[x] == through;
      });
      found += clear ? 1 : 0;
    }
    return found;
  }
};

struct Case {
  std::string rule;
  std::function<bool(const Naive&)> holds;
};

std::vector<Case> all_cases() {
  return {
      {"each c in cells: c is shaded or shaded in neighbours of c >= 1",
       [](const Naive& b) {
         return b.all([&](int i) { return b.shaded[i] == 1 || b.beside(i) >= 1; });
       }},
      {"each s in lines: not shaded in s = 1",
       [](const Naive& b) {
         for (int k = 0; k < b.lines(); ++k) {
           if (b.length(k) - b.in_line(k) != 1) return false;
         }
         return true;
       }},
      {"each s in lines: not (shaded in s = 1)",
       [](const Naive& b) {
         for (int k = 0; k < b.lines(); ++k) {
           if (b.in_line(k) == 1) return false;
         }
         return true;
       }},
      {"each c in cells with number clue: shaded in around c = clue of c",
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue[i] < 0 || b.near(i) == b.clue[i]; });
       }},
      {"each s in rows: shaded in s != 2",
       [](const Naive& b) {
         for (int r = 0; r < b.rows; ++r) {
           if (b.in_row(r) == 2) return false;
         }
         return true;
       }},
      {"some c in cells: c is shaded and shaded in neighbours of c = 0",
       [](const Naive& b) {
         return b.count([&](int i) { return b.shaded[i] == 1 && b.beside(i) == 0; }) > 0;
       }},
      {"each s in 2x2: shaded in s <= 3 and shaded in s >= 1",
       [](const Naive& b) {
         return b.all(
             [&](int i) { return b.square(i) < 0 || (b.square(i) >= 1 && b.square(i) <= 3); });
       }},
      {"each c in cells: c is shaded implies shaded in neighbours of c <= 1",
       [](const Naive& b) {
         return b.all([&](int i) { return b.shaded[i] == 0 || b.beside(i) <= 1; });
       }},
      {"each s in lines: count x in s where (shaded in around x >= 2) <= 1",
       [](const Naive& b) {
         for (int k = 0; k < b.lines(); ++k) {
           const int found = b.count([&](int i) {
             const bool in = k < b.rows ? i / b.cols == k : i % b.cols == k - b.rows;
             return in && b.near(i) >= 2;
           });
           if (found > 1) return false;
         }
         return true;
       }},
      {"each s in rows, t in rows: shaded in s + 1 >= shaded in t",
       [](const Naive& b) {
         for (int r = 0; r < b.rows; ++r) {
           for (int q = 0; q < b.rows; ++q) {
             if (b.in_row(r) + 1 < b.in_row(q)) return false;
           }
         }
         return true;
       }},
      {"each c in cells: all d in neighbours of c where (d is shaded): c is not shaded",
       [](const Naive& b) {
         return b.all([&](int i) { return b.shaded[i] == 0 || b.beside(i) == 0; });
       }},
      {"all c in cells with clue: c is not shaded",
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue[i] == kNoClue || b.shaded[i] == 0; });
       }},
      {"all c in cells without clue: (c is shaded or not (shaded in around c >= 2))",
       [](const Naive& b) {
         return b.all(
             [&](int i) { return b.clue[i] != kNoClue || b.shaded[i] == 1 || b.near(i) < 2; });
       }},
      {"connected not shaded", [](const Naive& b) { return b.in_one_piece(0); }},
      {"connected shaded", [](const Naive& b) { return b.in_one_piece(1); }},
      {"apart shaded",
       [](const Naive& b) {
         return b.all([&](int i) { return b.shaded[i] == 0 || b.beside(i) == 0; });
       }},
      {"apart not shaded",
       [](const Naive& b) {
         return b.all([&](int i) {
           return b.shaded[i] == 1 ||
                  b.count([&](int x) { return b.touch(i, x) && b.shaded[x] == 0; }) == 0;
         });
       }},
      {"each c in cells with number clue: size of seen from c through shaded = clue of c",
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue[i] < 0 || b.seen(i, 1) == b.clue[i]; });
       }},
      {"each c in cells with number clue: size of seen from c through not shaded = clue of c",
       [](const Naive& b) {
         return b.all([&](int i) { return b.clue[i] < 0 || b.seen(i, 0) == b.clue[i]; });
       }},
  };
}

KindPtr kind_with(const std::string& rule) {
  return kind_of(parts_of_rules(read_rules(
      "rules 1\npuzzle toy \"a toy\"\ngiven clue: number 1.. on cells, clues, \"a number\"\n"
      "answer shaded: shading on cells\nrule it \"it is so\": " +
          rule + "\n",
      "f")));
}

BoardData random_data(Rng& rng, int rows, int cols) {
  Grid<int> clues(rows, cols, kNoClue);
  for (int& clue : clues.cells) {
    if (chance(rng, 35)) clue = chance(rng, 15) ? kUnknownClue : 1 + below(rng, 4);
  }
  return {rows, cols, {clues}};
}

TEST_CASE("rules as text: meaning and clauses are those of a naive statement") {
  Rng rng(20);
  for (const Case& its : all_cases()) {
    CAPTURE(its.rule);
    const KindPtr kind = kind_with(its.rule);
    int kept = 0;
    int broken = 0;
    for (const auto& [rows, cols] :
         {std::pair(1, 1), std::pair(1, 4), std::pair(3, 1), std::pair(2, 2), std::pair(2, 4),
          std::pair(3, 3), std::pair(3, 3)}) {
      const PuzzlePtr board = board_of(kind, random_data(rng, rows, cols));
      const BoardData& data = *board->as<BoardData>();
      std::vector<Answer> right;
      Answer answer(board->slots().size(), 0);
      do {
        const bool holds = its.holds({data.rows, data.cols, data.part<Grid<int>>(0), answer});
        if (board->check(answer).has_value() == holds)
          FAIL("check: " << board->print_answer(answer));
        if (holds) right.push_back(answer);
        (holds ? kept : broken) += 1;
      } while (count_on(answer, board->slots()));
      for (const Connectivity form :
           {Connectivity::kCuts, Connectivity::kLayers, Connectivity::kElimination}) {
        SearchOptions options;
        options.encode.connectivity = form;
        CHECK(answers_by_search(*board, {}, options, 1000).answers == right);
      }
    }
    CHECK(kept > 10);
    CHECK(broken > 10);
  }
}

TEST_CASE(
    "rules as text: a no stays a no, and without a no some answer is left where cells occur once") {
  Rng rng(21);
  for (const Case& its : all_cases()) {
    CAPTURE(its.rule);
    const KindPtr kind = kind_with(its.rule);
    const auto text = kind->abilities.find<RulesAsText>()->text;
    int refused = 0;
    for (int i = 0; i < 300; ++i) {
      const int rows = 1 + below(rng, 3);
      const int cols = 1 + below(rng, 3);
      const BoardData data = random_data(rng, rows, cols);
      Answer partial;
      for (int cell = 0; cell < data.cells(); ++cell)
        partial.push_back(chance(rng, 40) ? kOpen : below(rng, 2));
      for (const RuleInstance& instance : instances_of(*text, data, nullptr)) {
        const Says verdict = says(instance, data, partial);
        bool some = false;
        bool all = true;
        Answer whole(partial.size(), 0);
        const std::vector<Slot> slots(partial.size(), Slot{0, 1, ""});
        do {
          bool continues = true;
          for (std::size_t k = 0; k < whole.size(); ++k) {
            continues = continues && (partial[k] == kOpen || partial[k] == whole[k]);
          }
          if (!continues) continue;
          const Says exact = says(instance, data, whole);
          if (exact == Says::kMaybe) FAIL("maybe of a whole answer");
          some = some || exact == Says::kYes;
          all = all && exact == Says::kYes;
        } while (count_on(whole, slots));
        if (verdict == Says::kNo && some) FAIL("a no that is none");
        if (verdict == Says::kYes && !all) FAIL("a yes that is none");
        refused += verdict == Says::kNo ? 1 : 0;
      }
    }
    CHECK(refused > 0);
  }
}

}  // namespace
}  // namespace p2c
