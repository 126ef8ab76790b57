#include "tests/fuzz/reader.hpp"

#include <algorithm>

#include "instances/documents/document.hpp"
#include "instances/documents/format_table.hpp"

namespace p2c {
namespace {

std::size_t line_length(const std::string& text, int number) {
  std::size_t begin = 0;
  for (int line = 1; line < number && begin != std::string::npos; ++line) {
    begin = text.find('\n', begin);
    if (begin != std::string::npos) ++begin;
  }
  if (begin == std::string::npos) return 0;
  return std::min(text.find('\n', begin), text.size()) - begin;
}

bool is_in(const Place& place, const std::string& text) {
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
  if (place.file != "f") return false;
  if (place.line == 0) return true;
  return place.line >= 1 && place.line <= lines + 1 && place.col >= 1 &&
         place.col <= static_cast<int>(line_length(text, place.line)) + 1;
}

bool is_one_line(const std::string& message) {
  return std::none_of(message.begin(), message.end(),
                      [](unsigned char c) { return c < 32 || c == 127; });
}

std::string fault_of(const InputError& error, const std::string& text) {
  const std::string& message = error.message();
  if (std::string fault = fault_of_place(error, text); !fault.empty()) return fault;
  if (!message.starts_with("expected ")) return "another kind of message: " + message;
  if (message.find(", got ") == std::string::npos) return "nothing was got: " + message;
  return "";
}

// The document in this format and back.
std::string round_trip(const Document& document, const FormatRow& row) {
  std::string text;
  try {
    text = write_document(document, row.scheme.name);
  } catch (const CannotCarry&) {
    return "";
  }
  const std::string name(row.scheme.name);
  try {
    const Document back = read_document(text, "f", {name, !document.own_rules.empty()});
    const std::string again = write_document(back, name);
    if (again == text) return "";
    // An answer of nothing but water is an untouched board.
    const bool untouched = document.answer.has_value() && !back.answer.has_value();
    if (untouched && back.puzzle->print() == document.puzzle->print()) return "";
    return name + " is written in two ways: " + text;
  } catch (const InputError& error) {
    return name + " is not read again: " + error.what() + "\n" + text;
  }
}

}  // namespace

std::string fault_of_place(const InputError& error, const std::string& text) {
  if (!is_in(error.place(), text)) return "a place outside the text: " + std::string(error.what());
  if (is_one_line(error.message())) return "";
  return "a message of several lines: " + error.message();
}

Reading check_reading(const std::string& text, const std::string& format, bool lenient) {
  Document document;
  try {
    document = read_document(text, "f", {format, lenient});
  } catch (const InputError& error) {
    return {false, fault_of(error, text)};
  }
  for (const std::string& warning : document.warnings) {
    if (!warning.starts_with("f:") || !is_one_line(warning)) return {true, "warning: " + warning};
  }
  for (const FormatRow& row : format_table()) {
    const auto is_kind = [&](const auto& kind) {
      return kind.kind->name == document.puzzle->name();
    };
    if (std::none_of(row.kinds.begin(), row.kinds.end(), is_kind)) continue;
    if (std::string fault = round_trip(document, row); !fault.empty()) return {true, fault};
  }
  return {true, ""};
}

namespace {

constexpr std::string_view kBetween = "/x \t\r\n#";

// The first two numbers side by side are the size in every format that announces one; a long
// number may be a side in an unusual place.
bool announces_large(const std::string& text, long long most_cells) {
  long long before = 0;  // the number that ended just before, or 0
  bool first = true;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t begin = i;
    long long number = 0;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
      number = std::min(number * 10 + (text[i] - '0'), 100'000'000LL);
    }
    const bool apart = i == text.size() || kBetween.find(text[i]) != std::string_view::npos;
    if (i == begin) {
      if (!apart) before = 0;
      ++i;
      continue;
    }
    if (apart && number >= 1'000) return true;
    if (first && before > 0 && before * number > most_cells) return true;
    if (before > 0) first = false;
    before = number;
  }
  return false;
}

}  // namespace

bool is_large(const std::string& text, long long most_cells) {
  std::string plain = text;
  for (const char* slash : {"%2F", "%2f"}) {
    for (std::size_t at = plain.find(slash); at != std::string::npos; at = plain.find(slash)) {
      plain.replace(at, 3, "/");
    }
  }
  if (announces_large(plain, most_cells)) return true;
  std::erase_if(plain, [](char c) { return c == '\r' || c == '\n'; });  // a URL over several lines
  return announces_large(plain, most_cells);
}

}  // namespace p2c
