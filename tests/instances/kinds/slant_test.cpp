// Slant: answers that are slashes in notations and drawings, by hand.
#include <doctest/doctest.h>

#include "instances/documents/answer_file.hpp"
#include "instances/documents/document.hpp"
#include "instances/documents/text_boards.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/formats/format.hpp"
#include "instances/kinds/brought_kind.hpp"
#include "instances/kinds/kind_of_rules.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::slant_test {
namespace {

const std::string kText = "slant\n2 2\n- - -\n- 4 0\n- - -\n";
const std::string kFile = "pzprv3\ngokigen\n2\n2\n. . . \n. 4 0 \n. . . \n1 2 \n2 1 \n";
const Answer kAnswer{0, 1, 1, 0};

Document document() { return read_document(kText, "f"); }
Answer answer(const std::string& text) { return read_answer(*document().puzzle, text, "a"); }
std::string refused(const std::string& text) {
  return error_of([&] { answer(text); });
}

TEST_CASE("slant: slashes are words in text and JSON, and numbers in files of pzpr") {
  const Document of_file = read_document(kFile, "f");
  CHECK(of_file.answer == kAnswer);
  CHECK(write_document(of_file, "pzprv3") == kFile);
  CHECK(write_document(of_file, "text") == kText);
  const std::string rows = "answer slant\n2 2\n\\ /\n/ \\\n";
  CHECK(of_file.puzzle->print_answer(kAnswer) == rows);
  CHECK(answer(rows) == kAnswer);
  CHECK(answer(R"({"grid": [["\\", "/"], ["/", "\\"]]})") == kAnswer);
  CHECK(read_document("pzprv3/gokigen/1/2/. . . /. . . /. 2 /", "f").answer == Answer{kOpen, 1});
}

TEST_CASE("slant: other signs than slashes are refused") {
  CHECK(refused("answer slant\n2 2\n/ x\n/ /\n") == "a:3:3: expected '\\' or '/', got 'x'");
  CHECK(refused("answer slant\n2 2\n/ /\n/\n").starts_with("a:4:2: expected '\\' or '/'"));
  CHECK(refused(R"({"grid": [["/", "-"], ["/", "/"]]})").find("expected '\\' or '/'") !=
        std::string::npos);
}

TEST_CASE("slant: slashes are drawn, and people say which one it is") {
  const Document its = document();
  const Drawing drawn = its.puzzle->drawing({0, 1, kOpen, 0});
  CHECK(drawn.cells[0].mark == Mark::kFalling);
  CHECK(drawn.cells[1].mark == Mark::kRising);
  CHECK(drawn.cells[2].mark == Mark::kNone);
  CHECK(draw_text(drawn, {.ascii = true}) ==
        "+-------+\n"
        "| \\   / |\n"
        "|   4   0\n"
        "|     \\ |\n"
        "+-------+\n");
  CHECK(its.puzzle->says(0, 1, true) == "is /");
  CHECK(its.puzzle->says(0, 1, false) == "is \\");
}

TEST_CASE("rows of corners and of places name what is counted") {
  const auto error = [](const std::string& kind, const std::string& row) {
    return error_of([&] { read_document(kind + "\n2 2\n- - -\n" + row, "f"); });
  };
  const std::string corners = "expected 3 corners in a row of a 2 x 2 board (line 2), got ";
  CHECK(error("slant", "- -\n- - -\n") == "f:4:4: " + corners + "2");
  CHECK(error("creek", "- - -  - -\n- - -\n") == "f:4:8: " + corners + "5");
  CHECK(error("creek", "- x -\n- - -\n").starts_with("f:4:3: expected '-', '?' or "));
  CHECK(error("creek", "") ==
        "f:4:1: expected row of corners 2 of a 2 x 2 board (line 2), got the end of the file");
  const std::string places = "expected 3 places in a row of a 2 x 2 board (line 2), got ";
  CHECK(error("galaxies", "-\n- - -\n") == "f:4:2: " + places + "1");
  CHECK(error_of([] { read_document("kakuro\n2 2\nx x x\nx -\nx - -\n", "f"); }) ==
        "f:4:4: " + places + "2");
}

TEST_CASE("slashes: a link of penpa has them from corner to corner") {
  const KindPtr kind = brought_kind(
      "rules 1\npuzzle toy \"a toy\"\ngiven clue: number 0..4 on cells, clues, \"a number\"\n"
      "answer slash: slash on cells\nrule it \"no cycle\": no cycle slash\n"
      "sample\n toy\n 2 2\n 1 -\n - -\n answer toy\n 2 2\n \\ /\n / \\\n",
      "f");
  const auto& boards = kind->abilities.find<RulesAsText>()->text->boards;
  const Document its = document_of(boards.front(), kind, "f");
  CHECK(its.answer == kAnswer);
  CHECK(read_answer(*its.puzzle, write_document(its, "penpa"), "a") == kAnswer);
}

TEST_CASE("slant: a slash that closes a cycle is named") {
  const Document its = read_document("slant\n2 2\n- - -\n- - -\n- - -\n", "f");
  CHECK(its.puzzle->check(kAnswer) == std::nullopt);
  CHECK(its.puzzle->check({1, 0, 0, 1}) == "the diagonal in r2c2 closes a cycle");
}

}  // namespace
}  // namespace p2c::slant_test
