#include "tests/fuzz/reader.hpp"

#include <algorithm>

#include "encoder/document.hpp"
#include "encoder/format_table.hpp"

namespace puzzle2cnf {
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
  if (!is_in(error.place(), text)) return "a place outside the text: " + std::string(error.what());
  if (!is_one_line(message)) return "a message of several lines: " + message;
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
    const Document back = read_document(text, "f", {name});
    if (write_document(back, name) == text) return "";
    return name + " is written in two ways: " + text;
  } catch (const InputError& error) {
    return name + " is not read again: " + error.what() + "\n" + text;
  }
}

}  // namespace

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

// The first two numbers side by side are the size in every format that announces one.
bool is_large(const std::string& text) {
  constexpr long long kMostCells = 200;
  std::string plain = text;
  for (const char* slash : {"%2F", "%2f"}) {
    for (std::size_t at = plain.find(slash); at != std::string::npos; at = plain.find(slash)) {
      plain.replace(at, 3, "/");
    }
  }
  long long before = 0;  // the number that ended just before, or 0
  for (std::size_t i = 0; i < plain.size();) {
    const std::size_t begin = i;
    long long number = 0;
    for (; i < plain.size() && plain[i] >= '0' && plain[i] <= '9'; ++i) {
      number = std::min(number * 10 + (plain[i] - '0'), 100'000'000LL);
    }
    if (i == begin) {
      if (std::string_view("/x \t\r\n").find(plain[i]) == std::string_view::npos) before = 0;
      ++i;
      continue;
    }
    if (before > 0) return before * number > kMostCells;
    before = number;
  }
  return before > kMostCells;
}

}  // namespace puzzle2cnf
