// A text made from another one, with the way back: errors in it are reported at their places in the
// other.
#pragma once

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "instances/text/text_reader.hpp"

namespace p2c {

struct Respelt {
  std::string text;
  /// For each byte of `text` and its end, an offset in the original; empty when equal.
  std::vector<std::size_t> origin = {};

  std::size_t offset(std::size_t at) const { return origin.empty() ? at : origin[at]; }
};

/// Where the lines of a text begin, for many places in it.
class LineStarts {
 public:
  explicit LineStarts(std::string_view text) : size_(text.size()) {
    for (std::size_t at = text.find('\n'); at < size_; at = text.find('\n', at + 1)) {
      starts_.push_back(at + 1);
    }
  }

  Place place(const std::string& file, std::size_t offset) const {
    offset = std::min(offset, size_);
    const auto next = std::upper_bound(starts_.begin(), starts_.end(), offset);
    return {file, static_cast<int>(next - starts_.begin()),
            static_cast<int>(offset - *std::prev(next)) + 1};
  }

  /// The end of the text for a place after it.
  std::size_t offset(const Place& place) const {
    const auto line = static_cast<std::size_t>(place.line) - 1;
    if (line >= starts_.size()) return size_;
    return std::min(starts_[line] + static_cast<std::size_t>(place.col) - 1, size_);
  }

 private:
  std::size_t size_;
  std::vector<std::size_t> starts_ = {0};
};

/// The place of an offset in a text.
inline Place place_of(std::string_view text, const std::string& file, std::size_t offset) {
  const std::string_view before = text.substr(0, offset);
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t begin = before.rfind('\n') + 1;  // 0 without a line before
  return {file, static_cast<int>(lines) + 1, static_cast<int>(before.size() - begin) + 1};
}

/// Gives the places in the original text of `in` of places in the new one; both must outlive it.
class OriginalPlaces {
 public:
  OriginalPlaces(const TextReader& in, const Respelt& respelt)
      : in_(in), respelt_(respelt), original_(in.text()), lines_(respelt.text) {}

  Place of(const Place& place) const {
    if (place.line == 0) return place;
    return original_.place(in_.file(), respelt_.offset(lines_.offset(place)));
  }

 private:
  const TextReader& in_;
  const Respelt& respelt_;
  LineStarts original_;
  LineStarts lines_;
};

/// One of these places.
inline Place original_place(const TextReader& in, const Respelt& respelt, const Place& place) {
  return OriginalPlaces(in, respelt).of(place);
}

/// Calls read(reader) with a reader of the new text; its errors and warnings are reported as if
/// read in `in`, whose text is the original.
template <class Read>
auto read_respelt(TextReader& in, const Respelt& respelt, TextRules rules, Read read) {
  rules.lenient = in.lenient();
  rules.stop = in.stop();
  rules.most_cells = in.most_cells();
  TextReader inner(respelt.text, in.file(), rules);
  try {
    auto result = read(inner);
    if (inner.warnings().empty()) return result;
    const OriginalPlaces places(in, respelt);  // once: there may be a warning for each cell
    for (const Warning& warning : inner.warnings()) {
      in.warn_at(places.of(warning.place), warning.message);
    }
    return result;
  } catch (const InputError& error) {
    throw InputError(original_place(in, respelt, error.place()), error.message());
  }
}

}  // namespace p2c
