// Lists of numbers with gaps, as in the URLs of puzz.link.
#include "instances/formats/numbers16.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c {
namespace {

using Items = std::vector<int>;

constexpr NumberRules kAll = {0, kMostNumber16, true, "a clue"};

// The items, or none with the error in `error`.
Items read(std::string_view text, int count, const NumberRules& rules, std::string& error,
           bool lenient = false) {
  TextReader in(text, "f", {true, " \t", lenient});
  Items items;
  error = error_of([&] {
    Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
    items = read_numbers16(characters, count, rules);
  });
  if (lenient && error == "no error") {
    for (const Warning& warning : in.warnings()) error += "; " + warning.str();
  }
  return items;
}

Items items_of(std::string_view text, int count) {
  std::string error;
  const Items items = read(text, count, kAll, error);
  CHECK(error == "no error");
  return items;
}

std::string error_in(std::string_view text, int count, const NumberRules& rules = kAll) {
  std::string error;
  read(text, count, rules, error);
  return error;
}

TEST_CASE("numbers16: one digit, and a prefix for more") {
  CHECK(items_of("09af", 4) == Items{0, 9, 10, 15});
  CHECK(items_of("-10-ff", 2) == Items{16, 255});
  CHECK(items_of("+100+fff", 2) == Items{256, 4095});
  CHECK(items_of("=000=fff", 2) == Items{4096, 8191});
  CHECK(items_of("@000%000", 2) == Items{8192, 8192});
  CHECK(items_of("*0000*ffff", 2) == Items{12240, 77775});
  CHECK(items_of("$00000$fffff", 2) == Items{77776, kMostNumber16});
  CHECK(items_of("-28", 1) == Items{40});  // as in a Heyawake of noqx
}

TEST_CASE("numbers16: gaps of 1 to 20 items, and open numbers") {
  CHECK(items_of("g", 1) == Items{kNoNumber});
  CHECK(items_of("z1", 21) == [] {
    Items items(20, kNoNumber);
    items.push_back(1);
    return items;
  }());
  CHECK(items_of(".h.", 4) == Items{kOpenNumber, kNoNumber, kNoNumber, kOpenNumber});
  CHECK(items_of("zzk", 45) == Items(45, kNoNumber));
}

TEST_CASE("numbers16: every number and every gap is written and read again") {
  for (int value = 0; value <= kMostNumber16; value += value < 20'000 ? 1 : 997) {
    const Items items = {value};
    REQUIRE(items_of(write_numbers16(items), 1) == items);
  }
  for (int gap = 0; gap < 70; ++gap) {
    Items items(static_cast<std::size_t>(gap), kNoNumber);
    REQUIRE(items_of(write_numbers16(items), gap) == items);
    items.push_back(kOpenNumber);
    REQUIRE(items_of(write_numbers16(items), gap + 1) == items);
  }
}

TEST_CASE("numbers16: the shortest form, gaps as long as they can be") {
  CHECK(write_numbers16({15, 16, 255, 256, 4096, 8192, 12240, 77776}) ==
        "f-10-ff+100=000@000*0000$00000");
  CHECK(write_numbers16(Items(45, kNoNumber)) == "zzk");
  CHECK(write_numbers16({kNoNumber, kNoNumber, 2, kNoNumber}) == "h2g");
  CHECK(write_numbers16({}).empty());
}

TEST_CASE("numbers16: what is wrong, and where") {
  const NumberRules islands = {1, 8, true, "a number of bridges"};
  CHECK(error_in("1g", 3) ==
        "f:1:3: expected a clue or a gap for 1 more items, got the end of the URL");
  CHECK(error_in("1h", 2) == "f:1:2: expected a gap of at most 1 items, got 'h'");
  CHECK(error_in("123", 2) == "f:1:3: expected the end of the URL, got '3'");
  CHECK(error_in("1/", 2) == "f:1:2: expected a clue or a gap, got '/'");
  CHECK(error_in("1A", 2) == "f:1:2: expected a clue or a gap, got 'A'");
  CHECK(error_in("-1", 1) == "f:1:3: expected a digit from 0 to f, got the end of the URL");
  CHECK(error_in("-1g", 1) == "f:1:3: expected a digit from 0 to f, got 'g'");
  CHECK(error_in("g0", 2, islands) == "f:1:2: expected a number of bridges from 1 to 8, got 0");
  CHECK(error_in("g-10", 2, islands) == "f:1:2: expected a number of bridges from 1 to 8, got 16");
  CHECK(error_in("g.", 2, {1, 8, false, "a clue"}) == "f:1:2: expected a clue or a gap, got '.'");
}

TEST_CASE("numbers16: a lenient reader takes what pzpr takes") {
  std::string notes;
  CHECK(read("1", 3, kAll, notes, true) == Items{1, kNoNumber, kNoNumber});
  CHECK(
      notes.ends_with("f:1:2: expected a clue or a gap for 2 more items, got the end of the URL"));
  CHECK(read("1z", 3, kAll, notes, true) == Items{1, kNoNumber, kNoNumber});
  CHECK(read("1/2", 2, kAll, notes, true) == Items{1, 2});
  CHECK(read("123", 2, kAll, notes, true) == Items{1, 2});
  CHECK(notes == "no error; f:1:3: expected the end of the URL, got '3'");
  const NumberRules islands = {1, 8, true, "a number of bridges"};
  CHECK(read("0g9l", 9, islands, notes, true) == Items(9, kNoNumber));
  CHECK(notes ==
        "no error; f:1:1: expected a number of bridges from 1 to 8, got 0"
        "; f:1:3: expected a number of bridges from 1 to 8, got 9");
  CHECK(read("-1g2", 2, kAll, notes, true) == Items{kNoNumber, 2});
  CHECK(notes == "no error; f:1:3: expected a digit from 0 to f, got 'g'");
  CHECK(read("12", 2, kAll, notes, true) == Items{1, 2});
  CHECK(notes == "no error");
}

}  // namespace
}  // namespace p2c
