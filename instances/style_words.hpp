// Styles as a person writes them: the name of an item, and a number or a word.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "instances/generator.hpp"

namespace p2c {

/// What is wrong with a name or a value.
struct WrongStyle : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The item with this name, or null.
const StyleItem* find_style_item(const std::vector<StyleItem>& items, std::string_view name);

/// The number that the text is or the place of the word. Throws WrongStyle: "expected a number from
/// 1 to 20 for SHOWN, got 'x'".
int style_value(const StyleItem& item, std::string_view text, std::string_view shown);

/// An item whose value makes easy puzzles only, or null. With its `above_easy` it does not.
const StyleItem* find_easy_item(const std::vector<StyleItem>& items, const Style& style);

/// The value as it is written: "8", "diagonal".
std::string style_word(const StyleItem& item, int value);

/// What may be written: "a number from 1 to 20", "'none' or 'diagonal'".
std::string style_words(const StyleItem& item);

}  // namespace p2c
