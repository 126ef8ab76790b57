#include "instances/style_words.hpp"

#include <charconv>

#include "instances/text/nearest_word.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {
namespace {

std::vector<std::string_view> views_of(const std::vector<std::string>& words) {
  return {words.begin(), words.end()};
}

[[noreturn]] void fail(const StyleItem& item, std::string_view text, std::string_view shown) {
  std::string message = "expected " + style_words(item) + " for ";
  message.append(shown).append(", got ").append(in_quotes(text));
  throw WrongStyle(message.append(did_you_mean(text, views_of(item.words))));
}

}  // namespace

const StyleItem* find_style_item(const std::vector<StyleItem>& items, std::string_view name) {
  const auto found = std::find_if(items.begin(), items.end(),
                                  [&](const StyleItem& item) { return item.name == name; });
  return found == items.end() ? nullptr : &*found;
}

int style_value(const StyleItem& item, std::string_view text, std::string_view shown) {
  if (!item.words.empty()) {
    const auto found = std::find(item.words.begin(), item.words.end(), text);
    if (found == item.words.end()) fail(item, text, shown);
    return static_cast<int>(found - item.words.begin());
  }
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [last, error] = std::from_chars(text.data(), end, number);
  const bool whole = error == std::errc() && last == end;
  if (!whole || number < item.least || number > item.most) fail(item, text, shown);
  return number;
}

const StyleItem* find_easy_item(const std::vector<StyleItem>& items, const Style& style) {
  const auto found = std::find_if(items.begin(), items.end(), [&](const StyleItem& item) {
    return item.above_easy >= 0 && style[item.name] != item.above_easy;
  });
  return found == items.end() ? nullptr : &*found;
}

std::string style_word(const StyleItem& item, int value) {
  if (item.words.empty()) return std::to_string(value);
  return item.words[static_cast<std::size_t>(value)];
}

std::string style_words(const StyleItem& item) {
  if (item.words.empty()) {
    return "a number from " + std::to_string(item.least) + " to " + std::to_string(item.most);
  }
  return alternatives(views_of(item.words));
}

}  // namespace p2c
