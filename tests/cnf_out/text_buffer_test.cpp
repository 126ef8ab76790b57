// Numbers and text on their way out.
#include "cnf_out/text_buffer.hpp"

#include <doctest/doctest.h>

#include <climits>
#include <vector>

namespace p2c::text_buffer_test {
namespace {

template <class Integer>
std::string written(const std::vector<Integer>& values) {
  std::string text;
  const ByteWriter write = [&](std::string_view bytes) { text += bytes; };
  TextBuffer out(write);
  for (const Integer value : values) out.number(value, ' ');
  out.flush();
  CHECK(out.written() == static_cast<std::int64_t>(text.size()));
  return text;
}

template <class Integer>
std::string plain(const std::vector<Integer>& values) {
  std::string text;
  for (const Integer value : values) text += std::to_string(value) + " ";
  return text;
}

TEST_CASE("numbers of every length") {
  std::vector<int> values = {INT_MIN};
  for (const int end : {11'000, 99'999'999, 100'005'000, 1'000'005'000, INT_MAX}) {
    for (int value = end; value > end - 11'000; --value) {
      values.push_back(value);
      values.push_back(-value);
    }
  }
  for (int value = 0; value < INT_MAX / 7; value = value * 7 + 3) values.push_back(value);
  CHECK((written(values) == plain(values)));
  CHECK((written<std::int64_t>({INT64_MIN, 0, INT64_MAX}) ==
         plain<std::int64_t>({INT64_MIN, 0, INT64_MAX})));
}

}  // namespace
}  // namespace p2c::text_buffer_test
