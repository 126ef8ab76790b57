// The file of a batch, read line by line: a header, a row for each puzzle, and an end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/batch/row_status.hpp"
#include "instances/collections/line_stream.hpp"
#include "instances/limits/stop.hpp"
#include "instances/text/text_reader.hpp"

namespace p2c {

/// One line: a JSON object whose members are texts.
struct RowLine {
  std::string text;                                          // without its end
  Place place;                                               // where it begins
  std::vector<std::pair<std::string, std::string>> members;  // each with its JSON

  /// The JSON of a member; null where there is none.
  const std::string* find(std::string_view key) const;
  /// A member that is a string; empty where there is none. Throws InputError for another value.
  std::string string(std::string_view key) const;
  /// A number from 0 on. Throws InputError without one.
  std::int64_t number(std::string_view key) const;

  [[noreturn]] void fail(const std::string& message) const;
};

/// The members of a line that we wrote, each with its JSON.
std::vector<std::pair<std::string, std::string>> members_of_line(std::string_view text);

/// What all rows have in common.
struct RowHeader : RowLine {
  std::string version;
  std::string work;   // the word of --do
  std::string shard;  // "K/N"
};

/// What came of one puzzle.
struct Row : RowLine {
  std::int64_t n = 0;  // its number over all inputs, from 0
  std::string id;
  std::string hash;  // empty where the puzzle could not be read
  std::string status;

  /// The line without its member `times`, the only one that differs from run to run.
  std::string without_times() const;
  /// Seconds: "cpu" or "wall"; 0 where the row does not say.
  double seconds(std::string_view clock) const;
};

struct RowEnd {
  std::int64_t rows = 0;     // of this file
  std::int64_t entries = 0;  // of all inputs
};

/// The statuses that a row may have, in the order of tables.
const std::vector<std::string_view>& row_statuses();
/// The entry was given up, and may come to an end another time: crash, limit, memout.
bool is_given_up(std::string_view status);

/// Reads such a file from its beginning, a line at a time.
class RowFile {
 public:
  /// Reads the header of a text that comes in pieces; `path` names it in messages. Throws what they
  /// throw, and InputError.
  RowFile(NextPiece next_piece, const std::string& path, const Stop& stop);
  RowFile(const RowFile&) = delete;
  RowFile& operator=(const RowFile&) = delete;

  /// Null where the file ends within its first line, or is empty.
  const RowHeader* header() const { return header_ ? &*header_ : nullptr; }
  /// The next row; nothing after the last. Throws InputError for a line that is none, and Stopped.
  std::optional<Row> next();
  /// Known once all rows were read; nothing where the file has no last line.
  const std::optional<RowEnd>& end() const { return end_; }
  /// The file ends within a line, which next() does not give.
  bool is_torn() const { return !torn_.empty(); }
  /// What there is of it; empty where there is none.
  const std::string& torn_line() const { return torn_; }
  /// Bytes of what was read so far, in whole lines and without the end.
  std::int64_t row_bytes() const { return row_bytes_; }

 private:
  std::optional<std::string> next_line();
  RowLine parse_line(std::string text) const;
  RowHeader read_header(RowLine line);
  RowEnd read_end(const RowLine& line);

  std::string path_;
  const Stop& stop_;
  LineStream lines_;
  int line_ = 0;      // whole ones that were read
  std::string torn_;  // a line without an end
  std::int64_t row_bytes_ = 0;
  std::int64_t rows_ = 0;
  std::optional<RowHeader> header_;
  std::optional<RowEnd> end_;
};

}  // namespace p2c
