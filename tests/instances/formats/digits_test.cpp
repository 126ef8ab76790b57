// Digits with gaps, and five black cells in a digit, as in the URLs of puzz.link.
#include <doctest/doctest.h>

#include "instances/formats/black_cells.hpp"
#include "instances/formats/numbers10.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

using Items = std::vector<int>;

template <class Read>
std::pair<Items, std::string> found(std::string_view text, Read read) {
  TextReader in(text, "f", {true, " \t"});
  Items items;
  std::string said = error_of([&] {
    Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
    items = read(characters);
  });
  return {items, said};
}
auto numbers(std::string_view text, int count) {
  return found(text, [&](Characters& in) {
    return read_numbers10(in, count, {0, 4, true, "a number"});
  });
}
auto black(std::string_view text, int count) {
  return found(text, [&](Characters& in) { return read_black_cells(in, count); });
}

TEST_CASE("numbers10: digits, gaps up to 26, and '.'") {
  Items items(30, kNoNumber);
  items[0] = 4;
  items[28] = kOpenNumber;
  CHECK(write_numbers10(items) == "4za.a");
  CHECK(numbers("4za.a", 30).first == items);
  CHECK(write_numbers10({-1, 9}) == "a9");
}

TEST_CASE("numbers10: what is wrong, and where") {
  CHECK(numbers("5", 1).second == "f:1:1: expected a number or a gap, got '5'");
  CHECK(numbers("c", 2).second == "f:1:1: expected a gap of at most 2 items, got 'c'");
  CHECK(numbers("1", 2).second ==
        "f:1:2: expected a number or a gap for 1 more items, got the end of the URL");
  CHECK(numbers("12", 1).second == "f:1:2: expected the end of the URL, got '2'");
}

TEST_CASE("black cells: the first of five is 16, and nothing is said where none is") {
  CHECK(black("h1", 6).second ==
        "f:1:2: expected a digit without black cells beyond the board, got '1'");
  CHECK(black("hg", 6).first == Items{1, -1, -1, -1, 1, 1});
  CHECK(write_black_cells({1, -1, -1, -1, 1, 1}) == "hg");
  CHECK(black("", 6).first == Items(6, -1));
  CHECK(write_black_cells(Items(6, -1)).empty());
}

TEST_CASE("black cells: what is wrong, and where") {
  CHECK(black("h", 6).second ==
        "f:1:2: expected a digit from 0 to v for the black cells, got the end of the URL");
  CHECK(black("wg", 6).second ==
        "f:1:1: expected a digit from 0 to v for the black cells, got 'w'");
  CHECK(black("hgg", 6).second == "f:1:3: expected the end of the URL, got 'g'");
}

}  // namespace
}  // namespace p2c
