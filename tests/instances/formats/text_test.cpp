// Puzzles as text: what is printed is read back, and one form is the canonical one.
#include <doctest/doctest.h>

#include <tuple>

#include "instances/documents/document.hpp"
#include "instances/documents/puzzles.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/tested_kinds.hpp"

namespace p2c {
namespace {

template <class... P>
std::tuple<P...> tuple_of(PuzzleList<P...>);

TEST_CASE_TEMPLATE_DEFINE("text: random boards come back equal", P, random_boards) {
  Rng rng(11);
  for (int i = 0; i < 300; ++i) {
    const int rows = 1 + below(rng, 9);
    const P puzzle = P::random(rng, rows, 1 + below(rng, 9));
    const std::string text = puzzle.print();
    INFO(text);
    CHECK(puzzle_of<P>(text) == puzzle);
  }
}
TEST_CASE_TEMPLATE_APPLY(random_boards, decltype(tuple_of(AllPuzzles())));

TEST_CASE("text: random boards of parts come back equal") {
  for (const PuzzleKind& kind : tested_kinds()) {
    Rng rng(11);
    for (int i = 0; i < boards_of(kind, fewer_if_sanitized(300, 100)); ++i) {
      const int rows = 1 + below(rng, 9);
      const PuzzlePtr puzzle = kind.random(rng, rows, 1 + below(rng, 9));
      if (puzzle->as<BoardData>() == nullptr) break;
      const std::string text = puzzle->print();
      INFO(text);
      CHECK(board_of_text(kind.name, text.substr(text.find('\n') + 1)) == *puzzle->as<BoardData>());
    }
  }
}

TEST_CASE("text: heyawake in its canonical form") {
  const Heyawake puzzle = puzzle_of<Heyawake>(R"(
    3 4
    - - -  -
    - 0 12 -
    - - -  1
    b b x2 x2
    7 b x2 b
    7 7 7  .
  )");
  const std::string canonical =
      "3 4\n"
      "0 - 12 -\n- - - -\n- - - 1\n"
      "1 1 2 2\n3 1 2 1\n3 3 3 4\n";
  CHECK(puzzle.print() == canonical);
  CHECK(puzzle_of<Heyawake>(canonical) == puzzle);
}

TEST_CASE("text: hashi in its canonical form") {
  const Hashi puzzle = puzzle_of<Hashi>("2  3\n\t1 -  ?\n - 08 -");
  CHECK(puzzle.print() == "2 3\n1 - ?\n- 8 -\n");
  CHECK(puzzle_of<Hashi>(puzzle.print()) == puzzle);
}

TEST_CASE("text: nonogram in its canonical form") {
  const Nonogram puzzle = puzzle_of<Nonogram>("2 3\n1\n0\n 1  1\n1 1\n00\n");
  CHECK(puzzle.print() == "2 3\n1\n0\n1 1\n1 1\n0\n");
  CHECK(puzzle.row_clues == std::vector<Nonogram::Clue>{{1, 1}, {}});
  CHECK(puzzle_of<Nonogram>(puzzle.print()) == puzzle);
}

TEST_CASE("text: kenken in its canonical form") {
  const KenKen puzzle = puzzle_of<KenKen>(R"(
    3 3
    -  6x .
    3* .  1-
    .  04 2+
    A  B  B
    A  C  C
    D  D  10
  )");
  const std::string canonical =
      "3 3\n"
      "3* 6* .\n. 1- .\n4 . 2\n"
      "1 2 2\n1 3 3\n4 4 5\n";
  CHECK(puzzle.print() == canonical);
  CHECK(puzzle_of<KenKen>(canonical) == puzzle);
}

TEST_CASE("text: CRLF, a byte order mark, comments, blanks and no line end at the end") {
  const std::string plain = read_document("hashi\n2 3\n1 - ?\n- 8 -\n", "f").puzzle->print();
  CHECK(plain == "hashi\n2 3\n1 - ?\n- 8 -\n");
  for (const std::string_view text : {
           "hashi\r\n2 3\r\n1 - ?\r\n- 8 -\r\n",
           "\xEF\xBB\xBFhashi\n2 3\n1 - ?\n- 8 -\n",
           "# of mine\n\nhashi\n# size\n2 3\n1 - ?\n#\n- 8 -\n# end\n\n \n",
           "  hashi \t\n2 3  \n1\t- ? \n  - 8 -",
       }) {
    CHECK(read_document(text, "f").puzzle->print() == plain);
  }
}

TEST_CASE("text: every kind begins with its name") {
  Rng rng(1);
  for (const PuzzleKind& kind : tested_kinds()) {
    const std::string text = kind.random(rng, 3, 3)->print();
    CHECK(text.starts_with(std::string(kind.name) + "\n"));
    const Document document = read_document(text, "f");
    CHECK(document.puzzle->name() == kind.name);
    CHECK(document.puzzle->print() == text);
    CHECK(document.givens.empty());
    CHECK(document.warnings.empty());
  }
}

TEST_CASE("text: a board above 10^7 cells is refused at once") {
  for (const PuzzleKind& kind : tested_kinds()) {
    const std::string head = std::string(kind.name) + "\n";
    CHECK(error_of([&] {
            read_document(head + "1000000000 1000000000\n", "f");
          }).starts_with("f:2:1: expected a number from 1 to "));
    CHECK(error_of([&] { read_document(head + "10000000 10000000\n", "f"); }).starts_with("f:2:"));
  }
}

}  // namespace
}  // namespace p2c
