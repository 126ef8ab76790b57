// Reading text line by line and token by token, with the place of every error.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "instances/limits/stop.hpp"

namespace p2c {

/// Where something is in a text; line and column count from 1, bytes to a column.
/// Line 0 means the file as a whole.
struct Place {
  std::string file;
  int line = 0;
  int col = 0;

  std::string str() const;
};

/// Input that cannot be read. what() is "file:line:col: message".
class InputError : public std::runtime_error {
 public:
  InputError(Place place, const std::string& message);

  const Place& place() const { return place_; }
  const std::string& message() const { return message_; }

 private:
  Place place_;
  std::string message_;
};

/// Something odd but readable.
struct Warning {
  Place place;
  std::string message;

  /// "file:line:col: message".
  std::string str() const { return place.str() + ": " + message; }
};

/// Text as it may appear in a one-line message: quoted, control characters escaped, long text cut.
std::string in_quotes(std::string_view text);

/// A name as it may appear in a line: whole, control characters and bytes that are not UTF-8
/// escaped as in in_quotes().
std::string printable(std::string_view name);

/// The text after the mark that some editors put before UTF-8.
std::string_view without_byte_order_mark(std::string_view text);

/// "1 bridge", "2 bridges": a number and the plural by 's'.
std::string counted(std::size_t number, std::string_view noun);

/// How a format separates its tokens, and whether lines that begin with '#' are comments.
struct TextRules {
  bool hash_comments = true;
  std::string_view blanks = " \t";
  /// What is wrong but can be understood is a warning instead of an error.
  bool lenient = false;
  /// Asked while there is text left to read; null: nobody.
  const Stop* stop = nullptr;
  /// Of a board; 0: kMostBoardCells, or kMostUnnamedCells where the text has fewer bytes than that.
  int most_cells = 0;
};

/// Walks over a text. Accepts LF and CRLF line ends and a UTF-8 byte order mark.
/// Every `expected` is a phrase that fits after the word "expected".
class TextReader {
 public:
  /// `text` must outlive the reader; `file` is its name in messages.
  TextReader(std::string_view text, std::string file, TextRules rules = {});

  /// True when only blank lines and comments are left after the current line.
  bool at_end() const;
  /// The next line that next_line would give, without moving; empty at the end.
  std::string_view peek_line() const;
  /// Moves to the next line and returns it whole. Throws at the end of the text.
  std::string_view next_line(std::string_view expected);
  /// Notes that the current line says the size of the board, for messages about what follows.
  void note_board(int rows, int cols);
  /// "a 5 x 7 board (line 2)", or just "the board" where no size was noted.
  std::string board() const;
  /// Moves to the next line, which must have a token for each column of the board that was noted.
  /// `what` and the number, from 1, name it.
  void next_row(std::string_view what, int number);
  /// Moves past blank lines, so that next_line gives one with text.
  void skip_blank_lines();

  /// Moves to the line that begins at this offset in text(), which must not be past it.
  void skip_to(std::size_t offset);

  /// True when no token is left in the current line.
  bool line_done() const;
  /// The next token of the current line. Throws when there is none.
  std::string_view token(std::string_view expected);
  /// The next token as a decimal number from lo to hi (lo >= 0).
  int number(int lo, int hi);
  /// The same for a token already taken; `what` replaces "a number from lo to hi" in messages.
  int to_number(std::string_view token, int lo, int hi, std::string_view what = {});
  /// Throws unless the current line has no further token.
  void end_line();
  /// Throws unless at_end().
  void expect_end();

  /// Throws "expected EXPECTED, got 'the token taken last'" at that token.
  [[noreturn]] void fail(std::string_view expected) const;
  /// Throws `message` as it is, at the token taken last.
  [[noreturn]] void fail_as(const std::string& message) const;
  Place place() const;

  /// The whole text, without a byte order mark, and its name in messages.
  std::string_view text() const { return text_; }
  const std::string& file() const { return file_; }
  bool lenient() const { return rules_.lenient; }
  int most_cells() const { return rules_.most_cells; }

  /// Throws Stopped when a stop was asked for; for readers that walk over the text by themselves.
  void ask_stop() const;
  const Stop* stop() const { return rules_.stop; }

  /// Notes something odd but readable.
  void warn_at(const Place& place, const std::string& message);
  /// Throws `message`; when lenient it is a warning.
  void odd_at(const Place& place, const std::string& message);
  /// What was noted, in order.
  const std::vector<Warning>& warnings() const { return warnings_; }

 private:
  bool is_blank(char c) const { return rules_.blanks.find(c) != std::string_view::npos; }
  bool all_blank(std::string_view line) const;
  std::size_t skip_comments(std::size_t pos) const;
  std::size_t find_text(std::size_t pos) const;
  void skip_blanks();
  void step();
  [[noreturn]] void fail_for_width() const;

  std::string_view text_;
  std::string file_;
  TextRules rules_;
  std::vector<Warning> warnings_;
  std::size_t next_ = 0;     // where the next line begins
  std::size_t text_at_ = 0;  // where the next line with text begins
  std::string_view line_;
  std::size_t pos_ = 0;  // in line_: after the token taken last
  std::string_view token_;
  std::size_t token_at_ = 0;
  int line_number_ = 0;
  unsigned steps_ = 0;  // lines and tokens taken
  int board_rows_ = 0;
  int board_cols_ = 0;
  int board_line_ = 0;   // 0: no size was noted
  bool is_row_ = false;  // the current line
};

/// Of any board: a number for each cell.
inline constexpr int kLeastBytesPerCell = 4;

/// Reads a line "rows cols", each at least 1, at most 10^7 cells in all. Throws as
/// check_board_size.
std::pair<int, int> read_board_size(TextReader& in, int bytes_per_cell = kLeastBytesPerCell);

/// Throws unless a board of rows x cols has at most so many cells as the rules of the text say, or
/// 10^7 where none is made (0 bytes a cell); TooLarge where it takes so many bytes a cell, whatever
/// its clues, and that is above a limit of memory.
void check_board_size(const TextReader& in, long long rows, long long cols,
                      int bytes_per_cell = kLeastBytesPerCell);

}  // namespace p2c
