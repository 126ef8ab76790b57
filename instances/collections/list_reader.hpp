// The puzzles in a text: one, or one a line, or those of puzzlekit's JSON, or one below the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "instances/collections/entry.hpp"
#include "instances/collections/line_stream.hpp"
#include "instances/collections/links.hpp"
#include "instances/collections/puzzlekit.hpp"
#include "instances/collections/sections.hpp"
#include "instances/collections/table.hpp"

namespace p2c {

/// A line alone is a puzzle: a URL, a JSON document, or a text of the format `from` where that
/// must be named, as game ids are.
bool is_puzzle_line(std::string_view line, const std::string& from);

/// A name that says that the file is a list: one that ends in .jsonl, .urls or .list, perhaps
/// compressed.
bool is_list_name(std::string_view name);

/// Of a puzzle, or of another text that is read whole.
inline constexpr std::size_t kMostTextBytes = 256'000'000;

/// What a text is called and how it is read.
struct ListSource {
  std::string id;                           // names it in rows and for people
  std::string name;                         // in messages
  std::string from = {};                    // the format of its puzzles; empty: it is detected
  bool is_list = false;                     // whatever is in it
  std::size_t most_bytes = kMostTextBytes;  // of a puzzle in it
  std::string too_large = "is larger than 256 MB";
  std::string column = {};   // of a table; empty: it is none
  bool finds_links = false;  // in a page
};

/// Gives the puzzles of a text one by one. In a list, blank lines and lines that begin with '#' are
/// no puzzles. A text is a list if its first line alone is a puzzle and another line follows. One
/// that begins with rules is none: one puzzle follows them, and a list there is an entry with an
/// error.
class ListReader {
 public:
  ListReader(ListSource source, NextPiece next_piece);

  /// The next puzzle; nothing after the last. A line that is too large is an entry with an error;
  /// for such a text that is no list it throws InputError. Throws what the text's source throws;
  /// there are no more puzzles then.
  std::optional<Entry> next();
  /// The text is one puzzle, in no list. Known after the first call of next().
  bool is_one() const { return form_ == Form::kOne; }

 private:
  enum class Form { kUnknown, kOne, kLines, kPuzzlekit, kSections, kTable, kLinks };

  void find_form();
  bool begins_with_rules();
  bool begins_as_list();
  std::optional<Entry> next_entry();
  std::optional<Entry> only_entry();
  std::optional<Entry> line_entry();
  Entry entry_of_line(int number) const;

  ListSource source_;
  LineStream lines_;
  Form form_ = Form::kUnknown;
  bool is_given_ = false;  // of a text that is one puzzle
  std::string whole_;      // of that
  std::optional<Puzzlekit> puzzlekit_;
  std::optional<Sections> sections_;
  std::optional<Table> table_;
  std::optional<Links> links_;
};

}  // namespace p2c
