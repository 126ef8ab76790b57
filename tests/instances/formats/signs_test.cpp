// A sign for each cell, a digit for three circles, and signs for places, as in the URLs of
// puzz.link.
#include <doctest/doctest.h>

#include "instances/formats/circles.hpp"
#include "instances/formats/numbers36.hpp"
#include "instances/formats/places.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::signs_test {
namespace {

using Items = std::vector<int>;
using Found = std::pair<Items, std::string>;

// The items, and after them the error or the warnings.
template <class Read>
Found found(std::string_view text, bool lenient, Read read) {
  TextReader in(text, "f", {true, " \t", lenient});
  Items items;
  std::string said = error_of([&] {
    Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
    items = read(characters);
  });
  for (const Warning& warning : in.warnings()) said += "; " + warning.str();
  return {items, said};
}
Found numbers(std::string_view text, int count, bool lenient = false) {
  return found(text, lenient, [&](Characters& in) {
    return read_numbers36(in, count, {1, 100, true, "a number"});
  });
}
Found circles(std::string_view text, int count, bool lenient = false) {
  return found(text, lenient, [&](Characters& in) { return read_circles(in, count); });
}

Found places(std::string_view text, int count, bool lenient = false) {
  return found(text, lenient, [&](Characters& in) { return read_places(in, count); });
}

TEST_CASE("numbers36: a sign for each cell, and three for large numbers") {
  const Items items{1, 35, 36, -1, -2, 71, 10};
  CHECK(write_numbers36(items) == "1z-10.@-1za");
  CHECK(numbers("1z-10.@-1za", 7) == Found(items, "no error"));
  CHECK(numbers("%", 1).first == Items{-2});
}

TEST_CASE("numbers36: what is wrong, and where") {
  CHECK(numbers("12", 3).second ==
        "f:1:3: expected a sign for 1 more cells, got the end of the URL");
  CHECK(numbers("123", 2).second == "f:1:3: expected the end of the URL, got '3'");
  CHECK(numbers("1_", 2).second == "f:1:2: expected a number, '.' or '@', got '_'");
  CHECK(numbers("10", 2).second == "f:1:2: expected a number from 1 to 100, got 0");
  CHECK(numbers("1-zz", 2).second == "f:1:2: expected a number from 1 to 100, got 1295");
  CHECK(numbers("1-1", 2).second == "f:1:4: expected a digit from 0 to z, got the end of the URL");
  CHECK(numbers("1_2", 3, true).first == Items{1, 2, -1});
}

TEST_CASE("circles: three in a digit, white before black") {
  CHECK(circles("1063000i3000", 36).first[2] == 1);
  CHECK(circles("i5", 4).second ==
        "f:1:2: expected a digit without circles beyond the board, got '5'");
  for (const Items& items : {Items{1, -1, 2, 2, 1}, Items{2, 2, 2}, Items{-1}, Items{}}) {
    CHECK(circles(write_circles(items), static_cast<int>(items.size())) ==
          Found(items, "no error"));
  }
  CHECK(write_circles({2, 2, 2, 1}) == "q9");
}

TEST_CASE("circles: what is wrong, and where") {
  CHECK(circles("0", 4).second ==
        "f:1:2: expected a digit from 0 to q for the circles, got the end of the URL");
  CHECK(circles("0r", 6).second == "f:1:2: expected a digit from 0 to q for the circles, got 'r'");
  CHECK(circles("000", 6).second == "f:1:3: expected the end of the URL, got '0'");
  CHECK(circles("r9", 6, true).first == Items{1, -1, -1, -1, -1, -1});
}

TEST_CASE("places: a sign for one and the gap after it, or for a gap") {
  CHECK(places("i200", 6) == Found({-1, 1, -1, -1, 1, 1}, "no error"));
  CHECK(write_places({-1, 1, -1, -1, 1, 1}) == "i200");
  for (const int gap : {0, 1, 17, 18, 19, 35, 36, 40}) {
    Items items(static_cast<std::size_t>(gap), -1);
    for (int more = 0; more < 3; ++more) {
      CHECK(places(write_places(items), static_cast<int>(items.size())) ==
            Found(items, "no error"));
      items.push_back(1);
      items.insert(items.begin(), 1);
      items.resize(items.size() + static_cast<std::size_t>(gap), -1);
    }
  }
  Items far(37, -1);
  far[0] = 1;
  CHECK(write_places(far) == "hzi");
}

TEST_CASE("places: what is wrong, and where") {
  CHECK(places("3", 3).second == "f:1:1: expected a sign for at most 3 more cells, got '3'");
  CHECK(places("0", 2).second == "f:1:2: expected a sign for 1 more cells, got the end of the URL");
  CHECK(places("0-", 2).second == "f:1:2: expected a sign from 0 to z, got '-'");
  CHECK(places("00", 1).second == "f:1:2: expected the end of the URL, got '0'");
  CHECK(places("-z", 2, true).first == Items{-1, -1});
}

}  // namespace
}  // namespace p2c::signs_test
