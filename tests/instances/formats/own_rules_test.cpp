// Puzzles with rules of their setter's own ("v:"): refused, or read as another puzzle with a
// warning.
#include <doctest/doctest.h>

#include "tests/instances/formats/reading.hpp"

namespace p2c {
namespace {

const ReadOptions kLenient{"", true};

struct Marked {
  std::string text;
  std::string place;
  std::string mark;
};

const std::string kSite = "https://puzz.link/p?";
const std::string kBoard = "slitherlink v:odd\n1 2\n0 1\n";

std::vector<Marked> marked_texts() {
  return {{kSite + "slither/v:/3/3/3h2k", "f:1:29", "v:"},
          {kSite + "slither/v:odd/f/3/3/3h2k", "f:1:29", "v:odd"},
          {kSite + "slither_edit/v:odd/3/3/3h2k", "f:1:34", "v:odd"},
          {"slither/v:odd/3/3/3h2k", "f:1:9", "v:odd"},
          {kSite + "type=player&lits/v:1/4/1/0", "f:1:38", "v:1"},
          {kSite + "slither/\nv:odd/3/3/3h2k", "f:2:1", "v:odd"},
          {kSite + "v:odd/pzprv3/slither/1/2/0 1 /", "f:1:21", "v:odd"},
          {kSite + "v:odd%2Fpzprv3%2Fslither%2F1%2F2%2F0%201%20%2F", "f:1:21", "v:odd"},
          {"v:\npzprv3\nslither\n1\n2\n0 1 \n", "f:1:1", "v:"},
          {"v:odd/pzprv3/slither/1/2/0 1 /", "f:1:1", "v:odd"},
          {kBoard, "f:1:13", "v:odd"},
          {converted(kBoard, "json", kLenient), "f:4:16", "v:odd"}};
}

std::string expected_there(const std::string& place, const std::string& mark) {
  return place + ": expected a puzzle with the rules of its kind, got '" + mark +
         "': this one has rules of its own";
}

TEST_CASE("own rules: a puzzle that has some is refused") {
  for (const auto& [text, place, mark] : marked_texts()) {
    const auto& shown_text = text;
    CAPTURE(shown_text);
    CHECK(read_as_text(text) == expected_there(place, mark));
  }
}

TEST_CASE("own rules: leniently it is read with a warning, and keeps its mark") {
  for (const auto& [text, place, mark] : marked_texts()) {
    const auto& shown_text = text;
    CAPTURE(shown_text);
    CHECK(warnings_of(text, kLenient) ==
          expected_there(place, mark).append(", which are not known here\n"));
    CHECK(read_document(text, "f", kLenient).own_rules == mark);
    for (const char* format : {"text", "json", "puzzlink", "pzprv3"}) {
      CAPTURE(format);
      const std::string other = converted(text, format, kLenient);
      CHECK(read_document(other, "f", kLenient).own_rules == mark);
      CHECK(converted(other, "text", kLenient) == converted(text, "text", kLenient));
    }
  }
}

TEST_CASE("own rules: the mark is where pzpr writes it") {
  CHECK(converted(kBoard, "text", kLenient) == kBoard);
  CHECK(converted(kBoard, "puzzlink", kLenient) == kSite + "slither/v:odd/2/1/0b\n");
  CHECK(converted("slitherlink v:\n1 2\n0 1\nevery-vertex\n", "puzzlink", kLenient) ==
        kSite + "slither/v:/f/2/1/0b\n");
  CHECK(converted(kBoard, "pzprv3", kLenient).starts_with("v:odd\npzprv3.1\nslither\n"));
  CHECK(converted(kBoard, "json", kLenient)
            .starts_with("{\n  \"format\": 1,\n  \"puzzle\": \"slitherlink\",\n"
                         "  \"own_rules\": \"v:odd\",\n  \"clues\": "));
}

TEST_CASE("own rules: a format without a place for the mark refuses it") {
  CHECK(converted("hashi v:odd\n1 3\n1 - 1\n", "has", kLenient) ==
        "the format has cannot carry that the puzzle has rules of its own");
}

TEST_CASE("own rules: a mark that is none") {
  CHECK(read_as_text("slitherlink odd\n1 1\n1\n") ==
        "f:1:13: expected the end of the line, got 'odd'");
  CHECK(read_as_text("slitherlink v:a b\n1 1\n1\n", kLenient) ==
        "f:1:17: expected the end of the line, got 'b'");
  for (const char* mark : {"\"odd\"", "7", "\"v: x\"", "\"v:a/b\""}) {
    CAPTURE(mark);
    const std::string text = std::string(
                                 "{\"format\": 1, \"puzzle\": \"slitherlink\", "
                                 "\"own_rules\": ") +
                             mark + ", \"clues\": [[1]]}";
    CHECK(read_as_text(text, kLenient).starts_with("f:1:53: expected "));
  }
  CHECK(read_as_text("{\"format\": 1, \"puzzle\": \"slitherlink\", \"own_rules\": null, "
                     "\"clues\": [[1]]}") == "slitherlink\n1 1\n1\n");
}

}  // namespace
}  // namespace p2c
