// Clues on four margins: text, JSON, clues that are left out, symmetries.
#include "instances/parts/margin_clues.hpp"

#include <doctest/doctest.h>

#include "instances/notations/json/part_json.hpp"
#include "instances/notations/text/part_text.hpp"
#include "instances/parts/part.hpp"
#include "tests/instances/by_hand.hpp"

namespace p2c::margin_clues_test {
namespace {

const MarginClues kClues{"margins", "a number of towers", 1, 9};
constexpr std::string_view kText = "top 1 - 3\nbottom - - 2\nleft 4 -\nright - 5\n";

Margins read(std::string_view text) {
  TextReader in(text, "f");
  Margins margins = read_text_part(kClues, in, 2, 3);
  in.expect_end();
  return margins;
}
Margins of_json(const std::string& text) {
  TextReader in(text, "f");
  const JsonValue root = parse_json(in);
  JsonObject object(in, root);
  return read_json_part(kClues, object);
}
std::string error(const std::string& json) {
  return error_of([&] { of_json(json); });
}

TEST_CASE("margin clues: a line of text for each side") {
  const Margins margins = read(kText);
  CHECK(margins.clue[Margins::kTop] == std::vector{1, kNoClue, 3});
  CHECK(margins.clue[Margins::kRight] == std::vector{kNoClue, 5});
  CHECK(print_part(kClues, margins) == kText);
  CHECK(size_of(PartData(margins)) == std::pair(2, 3));
  CHECK(error_of([] { read("top 1 - 3\nleft 4 -\n"); }) == "f:2:1: expected 'bottom', got 'left'");
  CHECK(error_of([] { read("top 1 - 10\n"); }) ==
        "f:1:9: expected '-' or a number of towers from 1 to 9, got '10'");
}

TEST_CASE("margin clues: a member of JSON for each side") {
  const std::string member = write_json_part(kClues, read(kText));
  CHECK(member ==
        "  \"margins\": {\"top\": [1, null, 3], \"bottom\": [null, null, 2], \"left\": [4, null], "
        "\"right\": [null, 5]}");
  CHECK(of_json("{" + member + "}") == read(kText));
  CHECK(error(R"({"margins": {"top": [1], "bottom": [1], "left": [1, 1], "right": [0, 1]}})") ==
        "f:1:67: expected a number from 1 to 9, got '0'");
  CHECK(error(R"({"margins": {"top": [1], "bottom": [1], "left": [1], "right": [1, 1]}})") ==
        "f:1:13: expected as many clues on opposite sides, got an object");
}

TEST_CASE("margin clues: clues are numbered side after side") {
  const Margins margins = read(kText);
  CHECK(kClues.clues(margins) == std::vector{0, 2, 5, 6, 9});
  CHECK(print_part(kClues, kClues.without(margins, {2, 9})) ==
        "top 1 - -\nbottom - - 2\nleft 4 -\nright - -\n");
  Rng rng(1);
  Margins changed = margins;
  CHECK(kClues.change_one(changed, rng));
  CHECK(changed != margins);
}

TEST_CASE("margin clues: turned") {
  const Margins margins = read(kText);
  CHECK(print_part(kClues, kClues.mirrored(margins)) ==
        "top 3 - 1\nbottom 2 - -\nleft - 5\nright 4 -\n");
  CHECK(print_part(kClues, kClues.transposed(margins)) ==
        "top 4 -\nbottom - 5\nleft 1 - 3\nright - - 2\n");
}

}  // namespace
}  // namespace p2c::margin_clues_test
