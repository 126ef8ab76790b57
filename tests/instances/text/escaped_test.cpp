// What a terminal may show, and how long.
#include "instances/text/escaped.hpp"

#include <doctest/doctest.h>

#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

TEST_CASE("escaped: signs that turn the direction of a line, and no others near them") {
  for (const int last : {0xAA, 0xAE}) {
    const std::string sign = std::string("\xE2\x80") + static_cast<char>(last);
    CHECK(escaped("a" + sign) == (last == 0xAA ? "a\\xe2\\x80\\xaa" : "a\\xe2\\x80\\xae"));
    CHECK(in_quotes(sign) == "'" + escaped(sign) + "'");
    CHECK(printable(sign) == escaped(sign));
  }
  CHECK(escaped("\u2066\u2069") == "\\xe2\\x81\\xa6\\xe2\\x81\\xa9");
  for (const char* plain : {"\u2029", "\u202F", "\u2065", "\u206A", "\u00D7", "\u3042"}) {
    CHECK(escaped(plain) == plain);
  }
  CHECK(escaped("\x1B[1m\xFF") == "\\x1b[1m\\xff");
}

TEST_CASE("bounded: of a long name both ends, in whole characters") {
  const std::string longest(300, 'a');
  CHECK(bounded(longest) == longest);
  CHECK(bounded(longest + "b") == std::string(100, 'a') + "..." + std::string(196, 'a') + "b");
  std::string wide;
  for (int i = 0; i < 200; ++i) wide += "\u3042";
  const std::string cut = bounded(wide);
  CHECK(cut.size() <= 300);
  CHECK(escaped(cut) == cut);
  CHECK(Place{longest + "b", 1, 2}.str() == bounded(longest + "b") + ":1:2");
}

}  // namespace
}  // namespace p2c
