// Givens: lines after a puzzle that fix slots beforehand.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

const std::string kLine = "nonogram\n1 3\n1\n0\n1\n1 1\n";

TEST_CASE("givens: slots by name, values in their range") {
  CHECK(read_document(kLine, "f").givens.empty());
  CHECK(read_document(kLine + "given r1c3=1\ngiven r1c2=0\n", "f").givens ==
        Givens{{2, 1}, {1, 0}});
  CHECK(read_document("kenken\n2 2\n3+ 3+\n. .\na b\na b\ngiven r2c1=2\n", "f").givens ==
        Givens{{2, 2}});
  CHECK(read_document("hashi\n1 3\n? - ?\ngiven r1c1-r1c3=2\n", "f").givens == Givens{{0, 2}});
}

TEST_CASE("givens: blank lines, comments and blanks are skipped") {
  CHECK(read_document(kLine + "\n# known\n  given  r1c1=1 \r\n\n", "f").givens == Givens{{0, 1}});
}

TEST_CASE("givens: an answer keeps the rules first, then the givens") {
  const Document document = read_document(kLine + "given r1c1=1\ngiven r1c2=1\n", "f");
  const auto verdict = [&](const Answer& answer) {
    return check_document(document, answer).value_or("ok");
  };
  CHECK(verdict({1, 0, 1}) == "r1c2 is 0, given is 1");
  CHECK(verdict({1, 1, 1}) == "row 1 has the blocks 3, but its clue is 1 1");
  CHECK(check_document(read_document(kLine + "given r1c2=0\n", "f"), {1, 0, 1}).value_or("ok") ==
        "ok");
}

}  // namespace
}  // namespace p2c
