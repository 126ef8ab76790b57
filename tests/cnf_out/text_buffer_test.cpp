// Numbers and text on their way out.
#include "cnf_out/text_buffer.hpp"

#include <doctest/doctest.h>

#include <climits>

namespace puzzle2cnf {
namespace {

template <class Integer>
std::string written(Integer value) {
  std::string text;
  const ByteWriter write = [&](std::string_view bytes) { text += bytes; };
  TextBuffer out(write);
  out.number(value, ' ');
  out.flush();
  CHECK(out.written() == static_cast<std::int64_t>(text.size()));
  return text;
}

TEST_CASE("numbers of every length") {
  for (const int end : {0, 9'999, 99'999'999, INT_MAX}) {
    for (int value = end; value > end - 11'000 && value >= 0; --value) {
      REQUIRE(written(value) == std::to_string(value) + " ");
      REQUIRE(written(-value) == std::to_string(-value) + " ");
    }
  }
  for (int value = 1; value < INT_MAX / 7; value = value * 7 + 3) {
    CHECK(written(value) == std::to_string(value) + " ");
  }
  CHECK(written(INT_MIN) == "-2147483648 ");
  CHECK(written(INT64_MIN) == "-9223372036854775808 ");
  CHECK(written(INT64_MAX) == "9223372036854775807 ");
}

}  // namespace
}  // namespace puzzle2cnf
