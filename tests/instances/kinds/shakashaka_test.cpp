// Shakashaka: answers that are halves of cells in notations and drawings, by hand.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "instances/drawings/drawing_text.hpp"
#include "instances/formats/format.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::shakashaka_test {
namespace {

std::string as(const std::string& text, std::string_view format) {
  return write_document(read_document(text, "f"), format);
}
std::string refused(const std::string& text) {
  return error_of([&] { read_document(text, "f"); });
}
Drawing drawing_of(const Answer& answer) {
  const Document document = read_document("shakashaka\n2 3\n- - x\n- - 0\n", "f");
  return document.puzzle->drawing(answer);
}

const std::string kFile = "pzprv3\nshakashaka\n2\n3\n. . 5 \n. . 0 \n5 4 . \n2 3 . \n";
const std::string kAnswer = "answer shakashaka\n2 3\nnw ne -\nsw se -\n";

TEST_CASE("shakashaka: halves are words in text, and numbers in files of pzpr") {
  const Document document = read_document(kFile, "f");
  CHECK(document.answer == Answer{4, 3, 0, 1, 2, 0});
  CHECK(document.puzzle->print_answer(*document.answer) == kAnswer);
  CHECK(as(kFile, "pzprv3") == kFile);
  CHECK(as(kFile, "text") == "shakashaka\n2 3\n- - x\n- - 0\n");
  CHECK(as(kFile, "puzzlink") == "https://puzz.link/p?shakashaka/3/2/h.ha\n");
  CHECK(read_document("pzprv3/shakashaka/1/2/. - /. - /", "f").answer == std::nullopt);
  CHECK(read_document("pzprv3/shakashaka/1/2/. - /+ - /", "f").position == Answer{0, 0});
  CHECK(read_document("pzprv3/shakashaka/1/3/. . 1 /2 . . /", "f").position == Answer{1, kOpen, 0});
}

TEST_CASE("shakashaka: what is wrong in files") {
  CHECK(refused("pzprv3/shakashaka/1/1/6 /. /").find("'.', '5' or a number") != std::string::npos);
  CHECK(refused("pzprv3/shakashaka/1/2/. - /6 . /")
            .ends_with("expected '.', '+' or a number from 2 to 5, got '6'"));
  CHECK(refused("pzprv3/shakashaka/1/2/. - /. 2 /").ends_with("expected '.' or '-', got '2'"));
}

TEST_CASE(
    "shakashaka: halves of cells are drawn, and in a part of an answer those that are white") {
  const Drawing whole = drawing_of({4, 3, 0, 1, 2, 0});
  CHECK(whole.cells[0].mark == Mark::kUpperLeft);
  CHECK(whole.cells[1].mark == Mark::kUpperRight);
  CHECK(whole.cells[3].mark == Mark::kLowerLeft);
  CHECK(whole.cells[4].mark == Mark::kLowerRight);
  CHECK(whole.cells[2].mark == Mark::kNone);
  CHECK(drawing_of({0, kOpen, 0, kOpen, kOpen, 0}).cells[0].fill == Fill::kDot);
  CHECK(draw_text(whole, {.ascii = true}).find("F") != std::string::npos);
}

TEST_CASE("shakashaka: people say of a half where it is") {
  const Document document = read_document("shakashaka\n1 1\n-\n", "f");
  CHECK(document.puzzle->says(0, 4, true) == "is filled at the upper left");
  CHECK(document.puzzle->says(0, 1, false) == "is not filled at the lower left");
  CHECK(document.puzzle->says(0, 0, true) == "is not filled");
  CHECK(document.puzzle->says(0, 0, false) == "is filled by half");
}

}  // namespace
}  // namespace p2c::shakashaka_test
