// A text that comes in pieces, line by line.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace p2c {

/// Gives the next piece of a text, valid until the next call; empty at the end. May throw.
using NextPiece = std::function<std::string_view()>;

/// Thrown where a line, or a text that is read whole, has more bytes than may be kept.
struct TooLong {
  int line;  // its number
};

/// The lines of a text. All of them are kept until forget() is called, from then on only one.
class LineStream {
 public:
  struct Line {
    std::string_view text;  // without its end, valid until the next call
    int number;             // from 1
    bool has_end;           // the last one may have none
  };

  LineStream(NextPiece next_piece, std::size_t most_bytes)
      : next_piece_(std::move(next_piece)), most_bytes_(most_bytes) {}

  /// The next line; nothing after the last. Throws TooLong.
  std::optional<Line> next();
  /// Goes back to the first line; nothing was forgotten.
  void rewind();
  /// From here on lines are forgotten once the next one is asked for.
  void forget() { forgets_ = true; }
  /// After TooLong: goes to the line after that one.
  void skip_line();
  /// The whole text; nothing was forgotten. Throws TooLong.
  std::string take_whole();

 private:
  bool read_more();

  NextPiece next_piece_;
  std::size_t most_bytes_;
  std::string kept_;
  std::size_t begin_ = 0;     // of the next line in kept_
  std::size_t searched_ = 0;  // up to here that line does not end
  int lines_ = 0;             // given so far
  bool forgets_ = false;
  bool ended_ = false;
};

/// The next line that is neither blank nor a comment, which begins with '#'; without a byte order
/// mark and without the CR of a line end.
std::optional<LineStream::Line> next_item(LineStream& lines);

}  // namespace p2c
