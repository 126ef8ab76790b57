// A text made from another one, with the way back: errors in it are told at their places in the
// other.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "instances/text_reader.hpp"

namespace puzzle2cnf {

struct Respelt {
  std::string text;
  /// For each byte of `text` and its end, an offset in the original; empty when equal.
  std::vector<std::size_t> origin = {};

  std::size_t offset(std::size_t at) const { return origin.empty() ? at : origin[at]; }
};

/// The place of an offset in a text.
inline Place place_of(std::string_view text, const std::string& file, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t begin = before.rfind('\n') + 1;  // 0 without a line before
  return {file, static_cast<int>(lines) + 1, static_cast<int>(before.size() - begin) + 1};
}

/// The place in the original text of `in` of a place in the new one.
inline Place original_place(const TextReader& in, const Respelt& respelt, const Place& place) {
  if (place.line == 0) return place;
  std::size_t at = 0;
  for (int line = 1; line < place.line && at < respelt.text.size(); ++line) {
    at = std::min(respelt.text.find('\n', at), respelt.text.size() - 1) + 1;
  }
  at = std::min(at + static_cast<std::size_t>(place.col) - 1, respelt.text.size());
  return place_of(in.text(), in.file(), respelt.offset(at));
}

/// Calls read(reader) with a reader of the new text; its errors and warnings are told as if read in
/// `in`, whose text is the original.
template <class Read>
auto read_respelt(TextReader& in, const Respelt& respelt, TextRules rules, Read read) {
  rules.lenient = in.lenient();
  TextReader inner(respelt.text, in.file(), rules);
  try {
    auto result = read(inner);
    for (const Warning& warning : inner.notes()) {
      in.warn_at(original_place(in, respelt, warning.place), warning.message);
    }
    return result;
  } catch (const InputError& error) {
    throw InputError(original_place(in, respelt, error.place()), error.message());
  }
}

}  // namespace puzzle2cnf
