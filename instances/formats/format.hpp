// File formats. A puzzle lists its own in its static member formats(); our own text and JSON come
// with every puzzle. The table of all formats is made from these lists, and from the table
// detection, --from and --to, the verb `formats` and docs/formats.md.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "instances/puzzle.hpp"

namespace p2c {

class JsonObject;  // formats/json.hpp
class JsonSchema;  // formats/json_schema.hpp

/// The word in a text that names the puzzle, and where it is.
struct PuzzleWord {
  std::string word;
  Place place;
};

/// How a text says that its puzzle has rules of its own, which its setter wrote beside it.
struct OwnRules {
  /// The mark, "v:NAME" with a name that may be empty, and where it is; no word without one.
  PuzzleWord (*find)(TextReader& in) = nullptr;
  /// A text as it was written, with the mark.
  std::string (*add)(const std::string& text, const std::string& mark) = nullptr;
};
inline constexpr std::string_view kOwnRules = "v:";

/// What a text is like whatever the puzzle. Formats of several puzzles share one scheme.
struct Scheme {
  std::string_view name;   // as in --from and --to
  std::string_view about;  // one line for people
  /// Recognises a text by its content or by the ending of the file's name.
  bool (*detect)(std::string_view text, std::string_view file);
  TextRules rules = {};
  /// Where the text names its puzzle; null for a format of one puzzle. Throws InputError.
  PuzzleWord (*find_word)(TextReader& in) = nullptr;
  /// The text does not say which of several such formats it is in: --from must.
  bool needs_name = false;
  /// Null for a format without such a mark.
  OwnRules own_rules = {};
};

/// What a text holds, or is to hold. In the answer a slot may be kOpen.
template <class P>
struct Content {
  P puzzle;
  Givens givens = {};
  std::optional<Answer> answer = {};
  /// What a player has settled, where `answer` takes the rest for something.
  std::optional<Answer> position = {};
};

/// What a format can carry beside the puzzle.
enum Carries : unsigned { kPuzzleOnly = 0, kGivens = 1, kAnswer = 2 };

/// Thrown by a writer: what() names the part of the puzzle that the format has no words for.
struct CannotCarry : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A format of the puzzle P.
template <class P>
struct Format {
  Scheme scheme;
  std::vector<std::string_view> words;  // this puzzle's names, if scheme.find_word
  unsigned carries;
  /// Reads to the end of the text. Throws InputError.
  Content<P> (*read)(TextReader& in);
  /// Null for a format that is only read. Is given what the format carries, no more. What it
  /// writes, `read` reads as an equal puzzle. Throws CannotCarry.
  std::string (*write)(const Content<P>& content);
};

}  // namespace p2c
