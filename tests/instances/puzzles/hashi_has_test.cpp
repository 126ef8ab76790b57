// The .has format of Hashi instances.
#include <doctest/doctest.h>

#include "instances/documents/document.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

std::string error(const std::string& text) {
  return error_of([&] { read_document(text, "f.has"); });
}

TEST_CASE("has: islands and water") {
  const Document document = read_document(" 2  3 3\n 2  0 1\n 1  0 0 \n", "f.has");
  CHECK(document.puzzle->print() == "hashi\n2 3\n2 - 1\n1 - -\n");
  CHECK(document.warnings.empty());
}

TEST_CASE("has: CRLF, a byte order mark and blank lines at the end") {
  CHECK(read_document("\xEF\xBB\xBF"
                      "1 2 2\r\n1 1\r\n\r\n",
                      "f")
            .puzzle->print() == "hashi\n1 2\n1 1\n");
}

TEST_CASE("has: another number of islands is a warning") {
  const auto warnings = [](const char* text) { return read_document(text, "f.has").warnings; };
  using Lines = std::vector<std::string>;
  CHECK(warnings("1 2 3\n1 1\n") == Lines{"f.has:1:5: 3 islands announced, 2 found"});
  CHECK(warnings("1 2 1\n1 1\n") == Lines{"f.has:1:5: 1 islands announced, 2 found"});
  CHECK(warnings("1 2 2\n1 1\n").empty());
}

TEST_CASE("has: a board without islands") {
  CHECK(read_document("1 2 0\n0 0\n", "f").puzzle->slots().empty());
}

TEST_CASE("has: the sizes") {
  CHECK(error("1000000000 1000000000 1\n") ==
        "f.has:1:1: expected a number from 1 to 10000000, got '1000000000'");
  CHECK(error("4000 3000 1\n") ==
        "f.has:1:6: expected a board of at most 10000000 cells, got 4000 x 3000");
  CHECK(error("1 2\n1 1\n") ==
        "f.has:1:4: expected a number from 0 to 10000000, got the end of the line");
  CHECK(error("1 2 2 2\n1 1\n") == "f.has:1:7: expected the end of the line, got '2'");
}

TEST_CASE("has: the rows") {
  CHECK(error("1 2 2\n1 9\n") == "f.has:2:3: expected a number from 0 to 8, got '9'");
  CHECK(error("1 2 2\n1 -0\n") == "f.has:2:3: expected a number from 0 to 8, got '-0'");
  CHECK(error("1 2 2\n1\n") == "f.has:2:2: expected a number from 0 to 8, got the end of the line");
  CHECK(error("1 2 2\n1 1 1\n") == "f.has:2:5: expected the end of the line, got '1'");
  CHECK(error("2 2 2\n1 1\n") == "f.has:3:1: expected row 2, got the end of the file");
  CHECK(error("1 2 2\n1 1\n0 0\n") == "f.has:3:1: expected the end of the file, got '0'");
}

}  // namespace
}  // namespace p2c
