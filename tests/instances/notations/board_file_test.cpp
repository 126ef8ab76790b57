// Boards and answers of kinds made of parts as pzprv3 files: margins, marks, numbers, layers.
#include "instances/notations/pzprv3/board_file.hpp"

#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/notations/pzprv3/answer_lines.hpp"
#include "tests/instances/by_hand.hpp"
#include "tests/solver_glue/made_kinds/toy_boards.hpp"

namespace p2c {
namespace {

Description with_pid(KindOfParts parts, const std::string& pid) {
  Description its = std::move(parts.made_of);
  its.pids = {pid};
  return its;
}

BoardContent read(const Description& its, const std::string& text, bool lenient = false) {
  TextReader in(text, "f", {.lenient = lenient});
  return read_board_file(its, in);
}

BoardContent solved(const toys::Toy& toy) {
  const Document board = toy.board();
  return {*board.puzzle->as<BoardData>(), {}, read_answer(*board.puzzle, toy.answer, "a"), {}};
}

const std::string kFramed =
    "pzprv3\ntowers\n4\n4\n"
    ". . . . . . \n"
    ". 3 2 4 1 . \n"
    ". 2 1 3 4 . \n"
    ". 1 4 2 3 . \n"
    "1 4 3 1 2 . \n"
    ". . . 4 3 . \n";

TEST_CASE("margins are around the numbers, as in pzpr's skyscrapers") {
  const Description its = with_pid(toys::towers(), "towers");
  REQUIRE(has_pzpr_files(its));
  const BoardContent board = solved(toys::towers_board());
  CHECK(write_board_file(its, board) == kFramed);
  const BoardContent again = read(its, kFramed);
  CHECK(again.puzzle == board.puzzle);
  CHECK(again.answer == board.answer);
  const BoardContent bare = read(its, "pzprv3/towers/4/4");
  CHECK(bare.puzzle.part<Margins>(0) == Margins(4, 4));
  CHECK_FALSE(bare.answer);
}

TEST_CASE("numbers that are open have '.', and perhaps candidates") {
  const Description its = with_pid(toys::towers(), "towers");
  const BoardContent half = read(its, "pzprv3/towers/1/2/. 1 . . /2 .[1,2,,] 2 1 /. . 9 . /");
  CHECK(half.answer == Answer{kOpen, 2});
  CHECK(half.puzzle.part<Margins>(0).clue[Margins::kBottom] == std::vector<int>{kNoClue, 9});
  CHECK_FALSE(read(its, "pzprv3/towers/1/2/. . . . /. . . . /. . . . /").answer);
}

TEST_CASE("what is wrong in a grid with margins, and where") {
  const Description its = with_pid(toys::towers(), "towers");
  const auto error = [&](const std::string& lines) {
    return error_of([&] { read(its, "pzprv3\ntowers\n1\n2\n" + lines); });
  };
  CHECK(error("1 . . .\n. . . .\n. . . .\n") == "f:5:1: expected '.' in a corner, got '1'");
  CHECK(error(". 0 . .\n. . . .\n. . . .\n") ==
        "f:5:3: expected '.' or a number from 1 to 9, got '0'");
  CHECK(error(". . . .\n. . 3 .\n. . . .\n") == "f:6:5: expected a number from 1 to 2, got '3'");
  CHECK(error(". . . .\n. # . .\n. . . .\n") == "f:6:3: expected '.' or a number, got '#'");
  CHECK(error(". . . .\n. . . .\n").starts_with("f:7:1: expected row row 3"));
}

TEST_CASE("layers of an answer follow each other: marks, then lines") {
  const Description its = with_pid(toys::stars(), "stars");
  REQUIRE(has_pzpr_files(its));
  const BoardContent board = solved(toys::stars_board());
  const std::string text = write_board_file(its, board);
  CHECK(
      text.starts_with("pzprv3.1\nstars\n3\n3\n- . 1 \n3 3 . \n. . . \n"
                       ". + . \n. . # \n+ + + \n"));
  const BoardContent again = read(its, text);
  CHECK(again.puzzle == board.puzzle);
  CHECK(again.answer == board.answer);
  CHECK(again.position->size() == board.answer->size());
  const BoardContent bare{board.puzzle};
  CHECK_FALSE(read(its, write_board_file(its, bare)).answer);
}

TEST_CASE("a mark is where one may be") {
  const Description its = with_pid(toys::stars(), "stars");
  const std::string board = "pzprv3.1\nstars\n1\n2\n3 . \n";
  CHECK(error_of([&] { read(its, board + "# . \n"); }) ==
        "f:6:1: expected '.' or '+' where no star can be, got '#'");
  CHECK(error_of([&] { read(its, board + ". x \n"); }) ==
        "f:6:3: expected '.', '#' or '+', got 'x'");
  const BoardContent half = read(its, board + "+ # \n");
  REQUIRE(half.answer);
  CHECK(half.answer->front() == 1);
  CHECK(half.position->at(1) == kOpen);  // the loop
}

TEST_CASE("numbers without margins are a grid of their own") {
  const Description its{{"digits"},
                        {CellClues{"clues", "a number", 1, 9, CellClues::UrlForm::kNumbers16}},
                        {CellNumbers{"grid", [](const BoardData& /*board*/, int cell) {
                                       return CellNumbers::Range{1, 2 + cell};
                                     }}}};
  REQUIRE(has_pzpr_files(its));
  const std::string text = "pzprv3\ndigits\n1\n3\n5 . - \n2 . 4 \n";
  const BoardContent board = read(its, text);
  CHECK(board.answer == Answer{2, kOpen, 4});
  CHECK(write_board_file(its, board) == text);
  CHECK(error_of([&] { read(its, "pzprv3\ndigits\n1\n3\n5 . - \n3 . . \n"); }) ==
        "f:6:1: expected '.' or a number from 1 to 2, got '3'");
}

}  // namespace
}  // namespace p2c
