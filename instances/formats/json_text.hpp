// JSON that is written: each value is made once, as the text that is printed.
#pragma once

#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace p2c {

/// A string in quotes; bytes that are not UTF-8 are replaced.
std::string json_string(std::string_view text);

/// The shortest number that reads as this one.
std::string json_number(double value);

/// A value as compact JSON text.
class Json {
 public:
  Json(std::nullptr_t = nullptr) : text_("null") {}
  template <std::same_as<bool> T>
  Json(T value) : text_(value ? "true" : "false") {}
  template <std::integral T>
  requires(!std::same_as<T, bool>) Json(T value) : text_(std::to_string(value)) {}
  Json(double value) : text_(json_number(value)) {}
  template <std::convertible_to<std::string_view> T>
  Json(const T& value) : text_(json_string(value)) {}
  template <class T>
  Json(const std::vector<T>& items);

  /// Of a text that is JSON.
  static Json of_text(std::string text);

  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

/// An object that is made. Members keep the order in which they came, also when one is replaced.
class JsonMembers {
 public:
  JsonMembers() = default;
  JsonMembers(std::initializer_list<std::pair<std::string_view, Json>> members);

  /// The member with this key, null when it is new.
  Json& operator[](std::string_view key);
  /// The member with this key; null where there is none.
  const Json* find(std::string_view key) const;
  /// Takes the members of another object, replacing those with the same keys.
  void update(const JsonMembers& other);

  operator Json() const;

 private:
  std::vector<std::pair<std::string, Json>> members_;
};

template <class T>
Json::Json(const std::vector<T>& items) : text_("[") {
  for (const T& item : items) {
    if (text_.size() > 1) text_ += ',';
    text_ += Json(item).text();
  }
  text_ += ']';
}

}  // namespace p2c
