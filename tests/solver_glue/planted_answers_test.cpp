// Answers that were drawn before their clues are models of the clauses, in every form, and none of
// their beginnings is refused: on boards that are too large for brute force.
#include <doctest/doctest.h>

#include "encoder/encode_puzzle.hpp"
#include "instances/documents/document.hpp"
#include "instances/kind/any_generator.hpp"
#include "solver_glue/cadical/cadical_solver.hpp"
#include "solver_glue/search.hpp"
#include "tests/board_count.hpp"
#include "tests/least_of.hpp"
#include "tests/solver_glue/has_graph.hpp"
#include "tests/solver_glue/never_refused.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

bool is_model(const AnyPuzzle& board, const Answer& answer, Connectivity how) {
  WithoutGraphs<CadicalSolver> solver;
  const Unknowns x = encode_all(board, {}, {how}, solver);
  for (std::size_t slot = 0; slot < answer.size(); ++slot) {
    solver.add({x.is(static_cast<int>(slot), answer[slot])});
  }
  return solver.solve() == Status::kSatisfiable;
}

void check_forms(const AnyPuzzle& board, const Answer& answer) {
  INFO(board.print());
  REQUIRE(!board.check(answer));
  CHECK(never_refused(board, answer));
  for (const Connectivity how : {Connectivity::kCuts, Connectivity::kLayers,
                                 Connectivity::kElimination, Connectivity::kPaper}) {
    CAPTURE(how);
    CHECK(is_model(board, answer, how));
  }
}

Style any_style(Rng& rng, const AnyGenerator& generator) {
  Style style(generator.styles);
  for (const StyleItem& item : generator.styles) {
    if (chance(rng, 50)) style.set(item.name, item.least + below(rng, item.most - item.least + 1));
  }
  return style;
}

// Of a kind whose answers come first.
std::optional<AnyPlanted> put_around(AnyPlanted board, const AnyGenerator& generator, Rng& rng,
                                     const Style& style) {
  const PuzzlePtr ground = generator.ground(*board.puzzle);
  Search search(*ground, {}, {});
  search.prefer(board.answer);
  if (search.next() != Status::kSatisfiable) return {};
  board.answer = search.answer();
  return generator.around(board, rng, style, nullptr);
}

// A wall of clues of 1 in the middle row, and around it one island, with its clue at an end: a way
// that is longer than the sides of the board.
std::pair<std::string, Answer> bend(int cols) {
  constexpr int kRows = 5;
  std::string text = "nurikabe\n5 " + std::to_string(cols) + "\n";
  Answer shaded;
  for (int r = 0; r < kRows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const bool is_wall = r == 2 && c < cols - 2 && (cols - c) % 2 == 1;
      const bool is_way = r == 0 || r == kRows - 1 || c == cols - 1;
      text += r + c == 0 ? std::to_string(2 * cols + 3) : is_wall ? "1" : "-";
      text += c + 1 == cols ? "\n" : " ";
      shaded.push_back(is_wall || is_way ? 0 : 1);
    }
  }
  return {text, shaded};
}

}  // namespace

TEST_CASE("planted answers are models of the clauses in every form") {
  for (const PuzzleKind& kind : tested_kinds()) {
    CAPTURE(kind.name);
    const std::optional<AnyGenerator> generator = generator_of(kind);
    if (!generator) continue;
    Rng rng(3);
    const int kBoards = std::max(1, boards_of(kind, deep_count(fewer_if_sanitized(4, 2), 12)));
    int checked = 0;
    for (int tries = 0; tries < 10 * kBoards && checked < kBoards; ++tries) {
      const int rows = 6 + below(rng, 4);
      const int cols = generator->square ? rows : 6 + below(rng, 8);
      const Style style = any_style(rng, *generator);
      auto planted = generator->plant(rng, rows, cols, style, nullptr);
      if (planted && generator->ground) planted = put_around(*planted, *generator, rng, style);
      if (!planted || planted->puzzle->check(planted->answer)) continue;
      check_forms(*planted->puzzle, planted->answer);
      ++checked;
    }
    CHECK((checked == kBoards || !takes_all_boards(kind)));
  }
}

TEST_CASE("a long island around a wall of clues is a model of the clauses in every form") {
  for (const int cols : {5, 9, 12, 20}) {
    const auto [text, shaded] = bend(cols);
    check_forms(*read_document(text, "board").puzzle, shaded);
  }
}

}  // namespace p2c
