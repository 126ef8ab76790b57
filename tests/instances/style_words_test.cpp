#include "instances/style_words.hpp"

#include <doctest/doctest.h>

namespace p2c {
namespace {

const std::vector<StyleItem> kItems = {
    {"room-size", "cells of a room", 1, 20, 5},
    {"symmetry", "of the rooms", 0, 2, 0, {"none", "rotation", "mirror"}},
};

std::string refused(const StyleItem& item, std::string_view text) {
  try {
    style_value(item, text, "--" + std::string(item.name));
  } catch (const WrongStyle& wrong) {
    return wrong.what();
  }
  return "taken";
}

TEST_CASE("style words: an item by its whole name") {
  CHECK(find_style_item(kItems, "symmetry") == &kItems[1]);
  CHECK(find_style_item(kItems, "room") == nullptr);
  CHECK(find_style_item(kItems, "") == nullptr);
}

TEST_CASE("style words: a number within its bounds, both included") {
  CHECK(style_value(kItems[0], "1", "") == 1);
  CHECK(style_value(kItems[0], "20", "") == 20);
  for (const char* text : {"0", "21", "", "5 ", "+5", "0x5", "5.0", "99999999999"}) {
    CAPTURE(text);
    CHECK(refused(kItems[0], text) ==
          "expected a number from 1 to 20 for --room-size, got '" + std::string(text) + "'");
  }
}

TEST_CASE("style words: one of the words, by its place") {
  CHECK(style_value(kItems[1], "none", "") == 0);
  CHECK(style_value(kItems[1], "mirror", "") == 2);
  CHECK(refused(kItems[1], "1") ==
        "expected 'none', 'rotation' or 'mirror' for --symmetry, got '1'");
  CHECK(refused(kItems[1], "miror") ==
        "expected 'none', 'rotation' or 'mirror' for --symmetry, got 'miror'; did you mean "
        "'mirror'?");
}

TEST_CASE("style words: a value is written as it is read") {
  for (const StyleItem& item : kItems) {
    for (int value = item.least; value <= item.most; ++value) {
      CHECK(style_value(item, style_word(item, value), "") == value);
    }
  }
}

}  // namespace
}  // namespace p2c
