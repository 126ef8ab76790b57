#include "instances/collections/table.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "instances/formats/json.hpp"

namespace p2c {
namespace {

constexpr std::size_t kMostRecord = 256'000'000;
constexpr std::array kSeparators = {'\t', ',', ';'};

// The value that begins at this offset of a text that is JSON.
std::string_view json_value(std::string_view text, std::size_t at) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = at; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '{' || c == '[') ++depth;
    if ((c == '}' || c == ']') && --depth == 0) return text.substr(at, i + 1 - at);
  }
  return text.substr(at);
}

}  // namespace

// RFC 4180: a cell in quotes may have separators, line ends, and quotes, which are doubled.
class Table::RecordReader {
 public:
  RecordReader(char separator, std::string_view column, std::size_t number)
      : separator_(separator), column_(column), number_(number) {}

  void add(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      const bool doubled = quoted_ && c == '"' && i + 1 < text.size() && text[i + 1] == '"';
      if (doubled) ++i;
      take(c, doubled, size_ + i + 1);
    }
    size_ += text.size();
  }
  bool is_open() const { return quoted_; }
  std::size_t size() const { return size_; }
  Record record() {
    end_cell();
    record_.is_closed = !quoted_;
    return std::move(record_);
  }

 private:
  // `next` is where the character after it is.
  void take(char c, bool doubled, std::size_t next) {
    if (quoted_) {
      quoted_ = c != '"' || doubled;
      if (quoted_) cell_.text += c;
    } else if (c == separator_) {
      end_cell();
      cell_ = {"", next};
    } else if (c == '"' && cell_.text.empty()) {
      quoted_ = true;
      cell_.at = next;
    } else {
      cell_.text += c;
    }
  }

  void end_cell() {
    if (!record_.named && cell_.text == column_) record_.named = record_.cells;
    if (record_.cells == number_) record_.cell = cell_;
    ++record_.cells;
  }

  char separator_;
  std::string_view column_;
  std::size_t number_;
  Record record_;
  Cell cell_{"", 0};
  bool quoted_ = false;
  std::size_t size_ = 0;
};

std::optional<Entry> Table::next(LineStream& lines) {
  if (!std::exchange(has_begun_, true)) begin(lines);
  if (!is_json_) return csv_entry(lines);
  if (std::exchange(is_first_a_record_, false)) {
    return json_entry({first_, first_line_, true});
  }
  const auto line = next_item(lines);
  if (!line) return {};
  return json_entry(*line);
}

// The first line says what the text is.
void Table::begin(LineStream& lines) {
  const auto line = next_item(lines);
  if (!line) return;
  first_ = line->text;
  first_line_ = line->number;
  is_json_ = first_[first_.find_first_not_of(" \t")] == '{';
  is_first_a_record_ = is_json_;
  if (is_json_ || find_column()) return;
  take_number();
  is_first_a_record_ = true;
}

// The column with this name, by the separator with which there is one.
bool Table::find_column() {
  for (const char separator : kSeparators) {
    separator_ = separator;
    const auto named = read_record(first_, 0).named;
    if (!named) continue;
    index_ = *named;
    return true;
  }
  return false;
}

// The separator is the one with which there are most cells.
void Table::take_number() {
  std::size_t number = 0;
  const char* const last = column_.data() + column_.size();
  const auto [end, error] = std::from_chars(column_.data(), last, number);
  if (error != std::errc() || end != last || number == 0) {
    throw InputError({name_, first_line_, 1}, "expected a column " + in_quotes(column_) +
                                                  " among the names, got " + in_quotes(first_));
  }
  index_ = number - 1;
  std::size_t most = 0;
  char best = kSeparators[0];
  for (const char separator : kSeparators) {
    separator_ = separator;
    const std::size_t cells = read_record(first_, 0).cells;
    if (cells > most) best = separator;
    most = std::max(most, cells);
  }
  separator_ = best;
}

Table::Record Table::read_record(std::string_view text, std::size_t number) const {
  RecordReader reader(separator_, column_, number);
  reader.add(text);
  return reader.record();
}

std::optional<std::string> Table::next_line(LineStream& lines, int& number) {
  number = first_line_;
  if (std::exchange(is_first_a_record_, false)) return first_;
  const auto line = next_item(lines);
  if (!line) return {};
  number = line->number;
  return std::string(line->text);
}

std::optional<Entry> Table::csv_entry(LineStream& lines) {
  int number = 0;
  const std::optional<std::string> text = next_line(lines, number);
  if (!text) return {};
  RecordReader reader(separator_, column_, index_);
  reader.add(*text);
  while (reader.is_open()) {
    const auto more = lines.next();
    if (!more) break;
    std::string_view rest = more->text;
    if (rest.ends_with('\r')) rest.remove_suffix(1);
    reader.add("\n");
    reader.add(rest);
    if (reader.size() > kMostRecord) throw TooLong{number};
  }
  return csv_entry(reader.record(), number);
}

Entry Table::csv_entry(const Record& record, int number) const {
  Entry entry = entry_at(number);
  const auto fault = [&](const std::string& message) {
    entry.error = InputError({name_, number, 1}, message);
    return entry;
  };
  if (!record.is_closed) return fault("expected '\"' after a cell, got the end of the file");
  if (!record.cell) {
    return fault("expected a column " + in_quotes(column_) + ", got " +
                 counted(record.cells, "column"));
  }
  return with_text(std::move(entry), *record.cell);
}

Entry Table::json_entry(const LineStream::Line& line) const {
  Entry entry = entry_at(line.number);
  try {
    TextReader in(line.text, name_, {false});
    const JsonValue root = parse_json(in);
    JsonObject object(in, root);
    const JsonValue& value = object.take(column_);
    const bool is_text = value.kind == JsonValue::Kind::kString;
    if (!is_text && value.kind != JsonValue::Kind::kObject)
      object.fail(value, "a text or an object");
    if (is_text) return with_text(std::move(entry), {*value.text, value.at + 1});
    return with_text(std::move(entry), {std::string(json_value(line.text, value.at)), value.at});
  } catch (const InputError& error) {
    Place place = error.place();
    place.line = line.number;
    entry.error = InputError(place, error.message());
    return entry;
  }
}

Entry Table::entry_at(int line) const {
  return {id_ + ":" + std::to_string(line), name_, {}, line};
}

// A puzzle in one line is where it is in the table, so that places in errors are those there.
Entry Table::with_text(Entry entry, const Cell& cell) const {
  constexpr std::size_t kMostBlanks = 10'000;
  if (cell.text.find_first_not_of(" \t\r\n") == std::string::npos) {
    const Place place{name_, entry.first_line, static_cast<int>(cell.at) + 1};
    entry.error = InputError(place, "expected a puzzle, got an empty cell");
    return entry;
  }
  const bool is_line = cell.text.find('\n') == std::string::npos;
  if (is_line && cell.at <= kMostBlanks) entry.text.assign(cell.at, ' ');
  entry.text += cell.text;
  return entry;
}

}  // namespace p2c
