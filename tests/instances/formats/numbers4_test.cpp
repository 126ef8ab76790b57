// Lists of the numbers 0 to 4 with gaps, as in the URLs of puzz.link.
#include "instances/formats/numbers4.hpp"

#include <doctest/doctest.h>

#include "instances/puzzle.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::numbers4_test {
namespace {

using Items = std::vector<int>;

// The items, and after them the error or the warnings.
std::pair<Items, std::string> read(std::string_view text, int count, bool lenient = false) {
  TextReader in(text, "f", {true, " \t", lenient});
  Items items;
  std::string said = error_of([&] {
    Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
    items = read_numbers4(characters, count, "a clue");
  });
  for (const Warning& warning : in.warnings()) said += "; " + warning.str();
  return {items, said};
}

Items items_of(std::string_view text, int count) {
  const auto [items, said] = read(text, count);
  CHECK(said == "no error");
  return items;
}

TEST_CASE("numbers4: a sign is a number, and up to two items after it without one") {
  CHECK(items_of("01234", 5) == Items{0, 1, 2, 3, 4});
  CHECK(items_of("59", 4) == Items{0, -1, 4, -1});
  CHECK(items_of("ae", 6) == Items{0, -1, -1, 4, -1, -1});
  CHECK(items_of("g.i", 5) == Items{-1, -2, -1, -1, -1});
  CHECK(items_of("z", 20) == Items(20, -1));
}

TEST_CASE("numbers4: what follows a number may run past the end") {
  CHECK(items_of("8", 1) == Items{3});
  CHECK(items_of("d", 2) == Items{3, -1});
  CHECK(read("dg", 3).second == "f:1:2: expected the end of the URL, got 'g'");
}

TEST_CASE("numbers4: what is wrong, and where") {
  CHECK(read("1f", 3).second == "f:1:2: expected a clue or a gap, got 'f'");
  CHECK(read("12", 3).second ==
        "f:1:3: expected a clue or a gap for 1 more items, got the end of the URL");
  CHECK(read("1i", 3).second == "f:1:2: expected a gap of at most 2 items, got 'i'");
  CHECK(read("1f2", 2, true) ==
        std::pair(Items{1, 2}, std::string("no error; f:1:2: expected a clue or a gap, got 'f'")));
  CHECK(read("1", 3, true).first == Items{1, -1, -1});
}

TEST_CASE("numbers4: the most may be less than 4") {
  const std::string text = "34";
  TextReader in(text, "f");
  Characters characters(in, text, {"f", 1, 1}, "the end of the URL");
  CHECK_THROWS_WITH_AS(read_numbers4(characters, 2, "a clue", 3),
                       "f:1:2: expected a clue or a gap, got '4'", InputError);
}

TEST_CASE("numbers4: what is written is read again") {
  CHECK(write_numbers4({3}) == "d");
  CHECK(write_numbers4({3, 2, -1, 1, -1, -1, 0, -2, -1}) == "37b0.g");
  CHECK(write_numbers4(Items(45, -1)) == "zzk");
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    Items items(static_cast<std::size_t>(1 + below(rng, 60)));
    const int gaps = below(rng, 101);
    for (int& item : items) item = chance(rng, gaps) ? kNoNumber : below(rng, 6) - 1;
    for (int& item : items) item = item >= 0 && chance(rng, 5) ? kOpenNumber : item;
    const std::string text = write_numbers4(items);
    CAPTURE(text);
    CHECK(items_of(text, static_cast<int>(items.size())) == items);
  }
}

}  // namespace
}  // namespace p2c::numbers4_test
