// Tables with a puzzle in one of their columns: CSV, whose first line has the columns' names, or an
// object of JSON in each line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "instances/collections/entry.hpp"
#include "instances/collections/line_stream.hpp"

namespace p2c {

class Table {
 public:
  /// `column` is a name, or the number of a column of CSV without names. `id` and `name` are those
  /// of the text.
  Table(std::string column, std::string id, std::string name)
      : column_(std::move(column)), id_(std::move(id)), name_(std::move(name)) {}

  /// The puzzle in the next line; nothing after the last. A line without that column is an entry
  /// with an error. Throws InputError where no line can have it.
  std::optional<Entry> next(LineStream& lines);

 private:
  struct Cell {
    std::string text;
    std::size_t at;  // where it begins in its line
  };
  /// What is asked of a line.
  struct Record {
    std::optional<Cell> cell = {};  // that with the number
    std::optional<std::size_t> named = {};
    std::size_t cells = 0;
    bool is_closed = true;  // no quotes are open at its end
  };

  class RecordReader;

  void begin(LineStream& lines);
  bool find_column();
  void take_number();
  /// The cell with this number, and the number of the one that is the column's name.
  Record read_record(std::string_view text, std::size_t number) const;
  std::optional<Entry> csv_entry(LineStream& lines);
  std::optional<std::string> next_line(LineStream& lines, int& number);
  Entry csv_entry(const Record& record, int number) const;
  Entry json_entry(const LineStream::Line& line) const;
  Entry entry_at(int line) const;
  Entry with_text(Entry entry, const Cell& cell) const;

  std::string column_;
  std::string id_;
  std::string name_;
  bool has_begun_ = false;
  bool is_json_ = false;
  bool is_first_a_record_ = false;  // the line that was read to see what it is
  std::string first_ = {};
  int first_line_ = 0;
  char separator_ = ',';
  std::size_t index_ = 0;
};

}  // namespace p2c
